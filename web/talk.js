/*  Talking with the server: actions that are asked for, and events that come by themselves. */

export class Refused extends Error {}

// While an answer is waited for the body says so; what takes long is shown by a line below the bar.
let waiting = 0;
function wait(by) {
    waiting += by;
    document.body.toggleAttribute("data-waiting", waiting > 0);
}

// Ask for an action; its answer is an object. What the server refuses is thrown as its one sentence.
export async function ask(name, values = {}) {
    wait(1);
    try {
        return await answered(name, values);
    } finally {
        wait(-1);
    }
}

async function answered(name, values) {
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
