/*  Talking with the server: actions that are asked for, and events that come by themselves. */

export class Refused extends Error {}

// The server has ended, or is about to: it is not asked any more. One that is started later knows us by
// another address only.
export class Ended extends Error {}
let ended = false;

// What an error is for the person.
export const faultText = (error, words) =>
    error instanceof Refused ? error.message : error instanceof Ended ? words.stopped : words.lost;

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
    if (ended)
        throw new Ended();
    const reply = await fetch(`/do/${name}`, {
        method: "POST",
        headers: {"Content-Type": "application/json", "X-Gunshi": "1"},
        body: JSON.stringify({language: document.documentElement.lang, ...values})
    });
    const type = reply.headers.get("Content-Type") || "";
    const answer = type.startsWith("application/json") ? await reply.json() : {error: await reply.text()};
    if (reply.status === 503)
        throw new Ended();
    if (!reply.ok)
        throw new Refused(answer.error);
    return answer;
}

// Call hear with each event; with {event: "lost"} when the server is gone. The browser connects again
// by itself, and then {event: "table"} comes first; after {event: "stopped"} none comes.
export function listen(hear) {
    const source = new EventSource("/events");
    source.addEventListener("message", message => {
        const event = JSON.parse(message.data);
        if (event.event === "stopped") {
            ended = true;
            source.close();
        }
        hear(event);
    });
    source.addEventListener("error", () => hear({event: "lost"}));
}
