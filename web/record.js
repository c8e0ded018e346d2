/*  Records at the table: a file opened, pasted, dropped or saved, the game of a file chosen, the game
    on the table explained.
*/

import {SIGNS, html} from "./board.js";
import {button, dialog} from "./parts.js";
import {ask} from "./talk.js";

// Bytes as the server wants them, a character each.
export async function fileBytes(file) {
    return asText(new Uint8Array(await file.arrayBuffer()));
}

function asText(bytes) {
    let text = "";
    for (const byte of bytes)
        text += String.fromCharCode(byte);
    return text;
}

// A file that the person chooses; then(file).
export function chooseFile(then) {
    const input = html("input", {type: "file"});
    input.addEventListener("change", () => { if (input.files[0]) then(input.files[0]); });
    input.click();
}

// table() is how the game stands, opened() is called when another one is on the table.
export function makeRecords(page, table, opened) {
    const node = html("div", {class: "work"});
    let work = null, games = null;      // games: of the file that was opened, {bytes, name, games, game}

    async function loadFile(file) {
        await load(await fileBytes(file), file.name, 1);
    }

    async function load(bytes, name, game) {
        const answer = await page.guarded(() => ask("load", {bytes, name, game}));
        if (answer) {
            games = {bytes, name, ...answer};
            await opened();
            if (answer.faults.length)
                page.say(`${page.words.faults}: ${answer.faults[0]}`, "refused");
        }
    }

    function paste() {
        const {words} = page;
        const text = html("textarea", {rows: 12, "aria-label": words.pasteLead});
        const shown = dialog(words.paste, html("div", {class: "fields"}, html("p", {}, words.pasteLead), text), words.cancel);
        shown.querySelector(".row").prepend(button(words.load, () => {
            shown.close();
            load(asText(new TextEncoder().encode(text.value)), null, 1);
        }, {class: "main"}));
        text.focus();
    }

    async function save() {
        const answer = await page.guarded(() => ask("kif"));
        if (answer) {
            const link = html("a", {download: "gunshi.kif", href: URL.createObjectURL(new Blob([answer.text], {type: "text/plain"}))});
            link.click();
            URL.revokeObjectURL(link.href);
        }
    }

    const explain = nodes => page.guarded(async () => { work = (await ask("explain", {nodes})).work; show(); });
    const leave = () => page.guarded(async () => { work = (await ask("leave")).work; show(); });

    function show() {
        const {words} = page;
        node.replaceChildren(
            games && games.games.length > 1
                ? html("label", {class: "row"}, words.whichGame, html("select", {
                    onchange: event => load(games.bytes, games.name, Number(event.target.value))},
                    games.games.map((each, n) => html("option", {value: n + 1, selected: n + 1 === games.game ? "" : null},
                        `${n + 1} ${SIGNS.sente}${each.sente} ${SIGNS.gote}${each.gote} (${each.moves})`)))) : "",
            work ? html("div", {class: "row"},
                        html("progress", {value: work.done, max: work.of, "aria-label": words.explain}),
                        html("span", {}, words.explaining(work.done, work.of)),
                        button(words.cancel, leave))
                : table() && table().moves.length ? html("div", {class: "row"},
                    html("span", {}, words.explain), button(words.quick, () => explain(2000)), button(words.careful, () => explain(20000))) : "");
    }

    // The event of a window's explaining, or what the server says of it.
    function hear(event) {
        work = event && event.of ? {done: event.done, of: event.of} : null;
        show();
    }

    const buttons = () => html("div", {class: "row"},
        button(page.words.open, () => chooseFile(loadFile)), button(page.words.paste, paste), button(page.words.save, save));

    return {node, buttons, loadFile, show, hear, forget: () => { games = null; }};
}
