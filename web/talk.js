/*  Talking with the server: actions that are asked for, and events that come by themselves. */

export class Refused extends Error {}

// Ask for an action; its answer is an object. What the server refuses is thrown as its one sentence.
export async function ask(name, values = {}) {
    const reply = await fetch(`/do/${name}`, {
        method: "POST",
        headers: {"Content-Type": "application/json", "X-Gunshi": "1"},
        body: JSON.stringify({language: document.documentElement.lang, ...values})
    });
    const type = reply.headers.get("Content-Type") || "";
    const answer = type.startsWith("application/json") ? await reply.json() : {error: await reply.text()};
    if (!reply.ok)
        throw new Refused(answer.error);
    return answer;
}

// Call hear with each event; with {event: "lost"} when the server is gone. The browser connects again
// by itself, and then {event: "table"} comes first.
export function listen(hear) {
    const source = new EventSource("/events");
    source.addEventListener("message", message => hear(JSON.parse(message.data)));
    source.addEventListener("error", () => hear({event: "lost"}));
}
