/*  The editor of a clause: a text field of the browser's own, so that it is written in as anywhere, by any
    keyboard or input method, undone, searched and read aloud. Behind its letters, which are not painted,
    the same text is drawn with numbers of lines, colours, the bracket that belongs to the one at the
    caret, and the place of a fault. Words that can be said are completed from a list.
*/

import {html} from "./board.js";
import {button} from "./parts.js";

const TOKEN = new RegExp([
    /(?<comment>%.*|\/\*[^]*?(?:\*\/|$))/, /(?<quoted>"(?:[^"\\]|\\[^]|"")*"?|`(?:[^`\\]|\\[^])*`?)/,
    /(?<atom>0'(?:\\.|[^])|'(?:[^'\\]|\\[^]|'')*'?)/, /(?<variable>[\p{Lu}_][\p{L}\p{N}_]*)/,
    /(?<number>\d[\w.]*\d|\d)/, /(?<functor>[\p{L}][\p{L}\p{N}_]*(?=\())/, /(?<word>[\p{L}][\p{L}\p{N}_]*)/,
    /(?<open>[([{])/, /(?<close>[)\]}])/, /(?<space>\s+)/, /(?<sign>[^])/
].map(({source}) => source).join("|"), "gu");
const PAIRS = {"(": ")", "[": "]", "{": "}"};
const MOST_OFFERS = 12;

// The tokens of text: {kind, text, at}, those that are brackets with the place of their mate, or null.
export function tokens(text) {
    const open = [], all = [];
    for (const found of text.matchAll(TOKEN)) {
        const kind = Object.keys(found.groups).find(name => found.groups[name] !== undefined);
        const token = {kind, text: found[0], at: found.index, mate: null};
        all.push(token);
        if (kind === "open") {
            open.push(token);
        } else if (kind === "close") {
            const before = open[open.length - 1];
            if (before && PAIRS[before.text] === token.text) {
                open.pop();
                before.mate = token.at;
                token.mate = before.at;
            }
        }
    }
    return all;
}

// A call as it is first written: attacks(piece, square) with variables, the situation named as everywhere.
const written = call => call.replace(/\(.*/, inner => inner.replace(/\b[a-z]\w*/g, name =>
    name === "situation" ? "Now" : name[0].toUpperCase() + name.slice(1)).replace(/,\s*/g, ", "));

// words() gives label, complete, offered(n), noOffer; wanted() promises what can be said: {call, sentence}.
export function makeEditor(words, {text, wanted, changed}) {
    const field = html("textarea", {spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "soft",
                                    "aria-label": words().label, "aria-describedby": "verdict", "aria-autocomplete": "list"});
    const ink = html("pre", {class: "ink", "aria-hidden": "true"});
    const offers = html("ul", {class: "offers", id: "offers", role: "listbox", "aria-label": words().complete, hidden: ""});
    const spoken = html("p", {class: "heard", role: "status"});
    const node = html("div", {class: "code"}, html("div", {class: "sheet"}, ink, field), offers, spoken,
        html("div", {class: "row"}, button(`${words().complete} (Ctrl+Space)`, () => { field.focus(); offer(); }, {class: "small"})));
    let fault = null, found = [], chosen = 0;

    // Drawing

    function draw() {
        const all = tokens(field.value), caret = field.selectionStart;
        const here = document.activeElement === field && field.selectionEnd === caret
            && (all.find(({at, kind}) => at === caret - 1 && (kind === "open" || kind === "close"))
                || all.find(({at, kind}) => at === caret && (kind === "open" || kind === "close")));
        const lines = [html("span", {class: "line-of"})];
        let column = 0;
        for (const {kind, text, at, mate} of all) {
            text.split("\n").forEach((piece, n) => {
                if (n) {
                    lines.push(html("span", {class: "line-of"}));
                    column = 0;
                }
                const line = lines[lines.length - 1];
                const marked = fault && fault.line === lines.length && column <= fault.column && fault.column < column + piece.length;
                const paired = here && (at === here.at || at === here.mate) ? here.mate === null ? " odd" : " pair" : "";
                line.append(html("span", {class: kind + paired + (marked ? " fault" : "")}, piece));
                column += piece.length;
            });
        }
        if (fault && lines[fault.line - 1])
            lines[fault.line - 1].classList.add("faulty");
        ink.replaceChildren(...lines);
    }

    // The fault is {line, column} as the server tells it, in characters, or null; it is kept in the units of
    // the field, which has two for some characters. A space is not what is at fault.
    function mark(next) {
        fault = next;
        if (fault) {
            const line = field.value.split("\n")[fault.line - 1] || "";
            const column = [...line].slice(0, fault.column).join("").length;
            fault = {...fault, column: column + /^\s*/.exec(line.slice(column))[0].length};
        }
        field.setAttribute("aria-invalid", String(Boolean(next)));
        draw();
    }

    function goToFault() {
        const before = field.value.split("\n").slice(0, fault.line - 1).join("\n").length + (fault.line > 1 ? 1 : 0);
        field.focus();
        field.setSelectionRange(before + fault.column, before + fault.column);
        draw();
    }

    // What is written by the editor can be undone as what is typed.
    function insert(text, from = field.selectionStart) {
        field.setSelectionRange(from, field.selectionEnd);
        if (!document.execCommand("insertText", false, text)) {
            field.setRangeText(text, from, field.selectionEnd, "end");
            typed();
        }
    }

    // Completion

    const begun = () => /[\p{L}\p{N}_]*$/u.exec(field.value.slice(0, field.selectionStart))[0];

    async function offer() {
        const all = await wanted();
        if (document.activeElement !== field)
            return;
        const start = begun();
        found = all.filter(({call}) => call.startsWith(start)).slice(0, MOST_OFFERS);
        chosen = 0;
        show();
        spoken.textContent = found.length ? `${words().offered(found.length)}: ${found[0].call}. ${found[0].sentence}` : words().noOffer;
    }

    function show() {
        const open = found.length > 0;
        offers.hidden = !open;
        offers.replaceChildren(...found.map(({call, sentence}, n) => html("li",
            {role: "option", id: `offer-${n}`, "aria-selected": String(n === chosen),
             onpointerdown: event => { event.preventDefault(); accept(n); }},
            html("code", {}, call), html("span", {class: "soft"}, ` ${sentence}`))));
        if (open) {
            field.setAttribute("aria-controls", "offers");
            field.setAttribute("aria-activedescendant", `offer-${chosen}`);
            offers.children[chosen].scrollIntoView({block: "nearest"});
        } else {
            field.removeAttribute("aria-controls");
            field.removeAttribute("aria-activedescendant");
        }
    }

    function close() {
        found = [];
        show();
    }

    function accept(n) {
        const {call} = found[n];
        close();
        insert(written(call), field.selectionStart - begun().length);
    }

    function turn(by) {
        chosen = (chosen + by + found.length) % found.length;
        show();
        spoken.textContent = `${found[chosen].call}. ${found[chosen].sentence}`;
    }

    // A new line begins where the last one does, in the body of a rule four to the right.
    function newLine() {
        const line = field.value.slice(0, field.selectionStart).split("\n").pop();
        insert("\n" + (/:-\s*$/.test(line) ? "    " : /^\s*/.exec(line)[0]));
    }

    const OPEN_KEYS = {ArrowDown: () => turn(1), ArrowUp: () => turn(-1), Enter: () => accept(chosen), Tab: () => accept(chosen), Escape: close};
    field.addEventListener("keydown", event => {
        if (event.isComposing)
            return;
        const act = event.key === " " && event.ctrlKey ? offer
            : found.length && !event.shiftKey && OPEN_KEYS[event.key] || (event.key === "Enter" && !event.ctrlKey && newLine);
        if (act) {
            event.preventDefault();
            act();
        }
    });

    function typed() {
        fault = null;
        draw();
        changed(field.value);
        if (found.length) {
            if (begun())
                offer();
            else
                close();
        }
    }

    field.addEventListener("input", typed);
    field.addEventListener("blur", () => { close(); draw(); });
    for (const kind of ["focus", "keyup", "pointerup"])
        field.addEventListener(kind, draw);

    field.value = text;
    draw();
    return {node, mark, goToFault, focus: () => field.focus()};
}
