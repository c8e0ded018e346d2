/*  The room of the forms: the position on the table in each form of the first paper, side by side, and
    charts of how long each is and how long minimax takes with it, measured on this machine.
*/

import {drawBoard, html, readSfen, svg} from "./board.js";
import {button, redraw} from "./parts.js";
import {ask} from "./talk.js";

const WORDS = {
    ja: {lead: "いま盤にある局面を、第一論文の十二の形式（と二つの合わせ形）で表したもの。", chars: n => `${n.toLocaleString("ja")}字`,
         compare: "二つを並べる", all: "すべて", board: "局面", sizes: "形の長さ", times: "一手読みのミニマックスの時間（このコンピューターで）",
         measure: "計る", measuring: form => `${form} を計っています…`, milliseconds: n => `${n}ミリ秒`, stop: "やめる"},
    en: {lead: "The position on the table in the first paper’s twelve forms, and its two hybrids.", chars: n => `${n.toLocaleString("en")} characters`,
         compare: "Put two side by side", all: "all", board: "Position", sizes: "How long each form is",
         times: "How long minimax takes with each, one move deep, on this machine",
         measure: "Measure", measuring: form => `Measuring ${form} …`, milliseconds: n => `${n} ms`, stop: "Stop"}
};
const HIGH = 26, NAME = 46, WIDE = 300, ROOM = 130;

// Bars of rows {name, value, text}; the longest fills the width.
function bars(rows, label) {
    const most = Math.max(...rows.map(({value}) => value), 1e-9);
    return html("figure", {}, html("figcaption", {}, label),
        svg("svg", {viewBox: `0 0 ${NAME + WIDE + ROOM} ${rows.length * HIGH}`, role: "img",
                    "aria-label": `${label}: ${rows.map(({name, text}) => `${name} ${text}`).join(", ")}`},
            rows.flatMap(({name, value, text}, n) => {
                const y = n * HIGH, long = WIDE * value / most;
                return [svg("text", {class: "name", x: NAME - 8, y: y + 18}, name),
                        svg("rect", {class: "length", x: NAME, y: y + 4, width: Math.max(1, long).toFixed(1), height: HIGH - 8, rx: 2}),
                        svg("text", {class: "value", x: NAME + long + 8, y: y + 18}, text)];
            })));
}

export function makeRoom(page) {
    const node = html("main", {class: "forms"});
    const parts = {};
    let forms = [], table = null, chosen = ["", ""];
    let times = new Map(), measured = null, measuring = null;       // measured: the SFEN that times are of
    let runs = 0;                           // what is left of an older run of measuring changes nothing
    const words = () => WORDS[page.language];

    function build() {
        const said = words();
        const choice = n => html("select", {"aria-label": `${said.compare} ${n + 1}`,
                                            onchange: event => { chosen[n] = event.target.value; showForms(); }},
            html("option", {value: ""}, said.all), forms.map(({form, title}) =>
                html("option", {value: form, selected: chosen[n] === form ? "" : null}, `${form} ${title}`)));
        parts.charts = html("div", {class: "charts"});
        parts.measure = html("div", {class: "row", role: "status"});
        parts.columns = html("section", {class: "columns"});
        node.replaceChildren(
            html("section", {class: "intro"},
                html("p", {}, said.lead),
                html("div", {class: "summary"},
                    table ? html("div", {class: "drawing small"}, drawBoard(readSfen(table.sfen),
                        {below: "sente", squares: [], arrows: [], label: said.board})) : "",
                    parts.charts),
                parts.measure,
                html("div", {class: "row"}, html("span", {class: "soft"}, said.compare), choice(0), choice(1))),
            parts.columns);
        showForms();
        showCharts();
    }

    function showForms() {
        const shown = chosen.some(Boolean) ? forms.filter(({form}) => chosen.includes(form)) : forms;
        parts.columns.replaceChildren(...shown.map(({form, title, text, length}) => html("article", {class: "clause"},
            html("h2", {}, form, html("small", {}, ` ${title} · ${words().chars(length)}`)),
            html("pre", {tabindex: 0, "aria-label": `${form} ${title}`}, text.trim()))));
    }

    function showCharts() {
        const said = words();
        if (!forms.length)
            return;
        parts.charts.replaceChildren(
            bars(forms.map(({form, length}) => ({name: form, value: length, text: said.chars(length)})), said.sizes),
            times.size ? bars(forms.filter(({form}) => times.has(form)).map(({form}) => {
                const ms = 1000 * times.get(form);
                return {name: form, value: ms, text: said.milliseconds(ms.toFixed(ms < 10 ? 1 : 0))};
            }), said.times) : "");
        redraw(parts.measure,
            measuring ? html("span", {}, said.measuring(measuring)) : html("span", {class: "soft"}, said.times),
            measuring ? button(said.stop, stop) : button(said.measure, measure));
    }

    function stop() {
        runs += 1;
        measuring = null;
        showCharts();
    }

    async function measure() {
        const {sfen} = table;
        runs += 1;
        const mine = runs;
        times = new Map();
        measured = sfen;
        for (const {form} of forms) {
            measuring = form;
            showCharts();
            const answer = await page.guarded(() => ask("form_time", {form, sfen}));
            if (mine !== runs)
                return;
            if (!answer)
                break;
            times.set(form, answer.seconds);
        }
        measuring = null;
        showCharts();
    }

    async function enter() {
        table = await page.guarded(() => ask("table")) || null;
        if (table && table.sfen !== measured) {
            runs += 1;
            times = new Map();
            measuring = measured = null;
        }
        const answer = await page.guarded(() => ask("forms"));
        forms = answer ? answer.forms : [];
        build();
    }

    build();
    return {node, enter, speak: build, hear: event => { if (event.event === "table" && page.now === "forms") enter(); }};
}
