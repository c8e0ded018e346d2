/*  The dialog of a new game: who plays which side, from where, by which clock. */

import {SIGNS, html} from "./board.js";
import {CLOCKS} from "./clock.js";
import {button, dialog} from "./parts.js";

// Resolves with what the server is to be asked for, or with null.
export function chooseGame(words) {
    return new Promise(resolve => {
        const field = (label, node) => html("label", {}, label, node);
        const program = html("select", {"aria-label": words.youPlay},
            html("option", {value: "gote"}, SIGNS.sente + words.sente), html("option", {value: "sente"}, SIGNS.gote + words.gote),
            html("option", {value: "none"}, words.both));
        const handicap = html("select", {"aria-label": words.start},
            Object.entries(words.handicaps).map(([value, text]) => html("option", {value}, text)));
        const clock = html("select", {"aria-label": words.clock},
            html("option", {value: "none"}, words.noClock),
            CLOCKS.map((each, n) => html("option", {value: n}, words.clockText(each))));
        const sfen = html("input", {type: "text", "aria-label": words.position, autocomplete: "off"});
        const node = dialog(words.newGame, html("div", {class: "fields"},
            field(words.youPlay, program), field(words.start, handicap), field(words.clock, clock),
            field(words.position, sfen)), words.cancel);
        let chosen = null;
        node.addEventListener("close", () => resolve(chosen));
        node.querySelector(".row").prepend(button(words.begin, () => {
            const start = sfen.value.trim() ? {sfen: sfen.value.trim()} : {handicap: handicap.value};
            chosen = {program: program.value, ...start, ...CLOCKS[clock.value]};
            node.close();
        }, {class: "main"}));
    });
}
