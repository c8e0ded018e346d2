/*  The room of the forms: the position on the table in each form of the first paper, side by side. */

import {drawBoard, html, readSfen} from "./board.js";
import {ask} from "./talk.js";

const WORDS = {
    ja: {lead: "いま盤にある局面を、第一論文の十二の形式（と二つの合わせ形）で表したもの。", chars: n => `${n.toLocaleString("ja")}字`,
         compare: "二つを並べる", all: "すべて", board: "局面"},
    en: {lead: "The position on the table in the first paper’s twelve forms, and its two hybrids.", chars: n => `${n.toLocaleString("en")} characters`,
         compare: "Put two side by side", all: "all", board: "Position"}
};

export function makeRoom(page) {
    const node = html("main", {class: "forms"});
    let forms = [], table = null, chosen = ["", ""];
    const words = () => WORDS[page.language];

    function build() {
        const said = words();
        const choice = n => html("select", {"aria-label": said.compare, onchange: event => { chosen[n] = event.target.value; build(); }},
            html("option", {value: ""}, said.all), forms.map(({form, title}) =>
                html("option", {value: form, selected: chosen[n] === form ? "" : null}, `${form} ${title}`)));
        const shown = chosen.some(Boolean) ? forms.filter(({form}) => chosen.includes(form)) : forms;
        const longest = Math.max(1, ...forms.map(({length}) => length));
        node.replaceChildren(
            html("section", {class: "intro"},
                html("p", {}, said.lead),
                html("div", {class: "row"}, html("span", {class: "soft"}, said.compare), choice(0), choice(1)),
                table ? html("div", {class: "drawing small"}, drawBoard(readSfen(table.sfen),
                    {below: "sente", squares: [], arrows: [], label: said.board})) : ""),
            html("section", {class: "columns"}, shown.map(({form, title, text, length}) => html("article", {class: "clause"},
                html("h2", {}, form, html("small", {}, ` ${title}`)),
                html("p", {class: "soft"}, html("meter", {min: 0, max: longest, value: length, "aria-hidden": "true"}), ` ${said.chars(length)}`),
                html("pre", {tabindex: 0, "aria-label": `${form} ${title}`}, text.trim())))));
    }

    async function enter() {
        table = await page.guarded(() => ask("table")) || null;
        const answer = await page.guarded(() => ask("forms"));
        forms = answer ? answer.forms : [];
        build();
    }

    build();
    return {node, enter, speak: build, hear: event => { if (event.event === "table" && page.now === "forms") enter(); }};
}
