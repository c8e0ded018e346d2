/*  The room where shogi is played, records are opened, and why is asked. All windows see the one game
    that the server has. Records, what is said of a move and what can be looked at in a position have
    files of their own.
*/

import {afterMove, html, isMove, lineSteps, moveText, other, readSfen, unbroken} from "./board.js";
import {makeClock} from "./clock.js";
import {drawGraph, senteScore, scoreText} from "./graph.js";
import {makeLine} from "./line.js";
import {makeLooks} from "./looks.js";
import {button, dialog, reasonTree, redraw, scoreWord} from "./parts.js";
import {makeRecords} from "./record.js";
import {makeSeat} from "./seat.js";
import {ask} from "./talk.js";
import {makeTold} from "./told.js";

export function makeRoom(page) {
    const node = html("main", {class: "table"});
    const seat = makeSeat(() => page.words, played);
    const line = makeLine(page, seat.node, showBoard);
    let table = null, positions = [], below = "sente";
    let aside = null;                       // a question put on the board: {sfen, legal, ply}
    let thought = null, looked = null;      // looked: lines of text that were asked for here
    let walk = null, wanted = null;         // walk promises that the server is where one has walked to; wanted is told next
    let missed = false;                     // while one walked, more was told than where one is
    const parts = {};
    const clock = makeClock(text => { parts.live.textContent = text; });

    const guarded = page.guarded;
    const arrived = async () => { while (walk) await walk; };
    const act = (name, values) => guarded(async () => {
        await arrived();
        tell(await ask(name, values));
    });
    const records = makeRecords(page, () => table, async () => { told.forget(); take(await ask("table")); });
    const told = makeTold(page, {table: () => table, position: ply => positions[ply], noteOf, line, askHere, changed: () => update()});
    const looks = makeLooks(page, {
        askHere, open: async () => { await arrived(); return !table.result && !table.thinking; },
        play: usi => played(usi), lineText: moves => lineText(moves), changed: () => update(),
        overlay: marks => seat.overlay(marks), closeLine: line.close,
        openLine: (moves, title) => line.open(positions[table.ply], moves, [], title)
    });

    // The game

    // What is told while one walks is of a place that one has left already: it is asked for at the end.
    function tell(next) {
        if (walk)
            missed = true;
        else
            take(next);
    }

    function take(next) {
        const before = table;
        table = next;
        clock.tell(table.clock);
        if (!before || before.start !== table.start || before.moves.join() !== table.moves.join()) {
            positions = [readSfen(table.start)];
            table.moves.forEach((usi, n) => positions.push(afterMove(positions[n], usi)));
        }
        if (!before)
            below = table.program === "sente" ? "gote" : "sente";
        const moved = !before || before.sfen !== table.sfen;
        if (before && moved) {
            line.close();
            aside = null;
            looked = null;
            looks.follow();
        }
        if (!table.thinking)
            thought = null;
        told.follow(moved, before && before.thinking);
        update();
        announce(before);
    }

    // The answer of the server to what is asked of this place; undefined when one has stepped on meanwhile.
    async function askHere(name, values) {
        await arrived();
        const here = positions[table.ply];
        const answer = await guarded(() => ask(name, values));
        return here === positions[table.ply] ? answer : undefined;
    }

    function noteOf(ply) {
        return table.notes.find(note => note.ply === ply);
    }

    function announce(before) {
        const {words} = page;
        if (!before || before.sfen === table.sfen && before.thinking === table.thinking)
            return;
        const played = table.ply ? moveText(positions[table.ply - 1], table.moves[table.ply - 1]) : words.start;
        const note = noteOf(table.ply);
        parts.live.textContent = table.thinking ? words.thinking
            : table.result ? table.result.text
            : `${played}. ${note ? note.sentence[page.language] : ""} ${status()}`;
    }

    function played(usi) {
        if (aside)
            return whyNotThat(usi);
        return act("move", {usi});
    }

    const whose = side => table.program === "none" ? page.words[side]
        : table.program === side ? page.words.program : page.words.person;

    function status() {
        const {words} = page;
        if (table.result)
            return table.result.text;
        if (table.thinking)
            return words.thinking;
        const text = table.program === "none" ? words.turn(words[table.turn])
            : table.turn === table.program ? words.turn(words.program) : words.yourTurn;
        return text + (table.check ? ` — ${words.check}` : "");
    }

    // What is said of a move

    const why = () => table.ply ? told.why(table.ply) : undefined;

    async function hint() {
        parts.hint.disabled = true;
        await told.hint();
        parts.hint.disabled = Boolean(table.result || table.thinking);
    }

    async function whyNot() {
        const {ply} = table, place = await guarded(() => ask("place", {ply}));
        if (place) {
            line.close();
            aside = {...place, position: readSfen(place.sfen)};
            update();
            seat.focus();
        }
    }

    function whyNotThat(usi) {
        const {ply} = aside;
        aside = null;
        update();
        return told.whyNot(ply, usi);
    }

    // Drawing

    function showBoard() {
        const {words} = page;
        const names = {sente: table.names.sente || (table.program === "none" ? "" : whose("sente")),
                       gote: table.names.gote || (table.program === "none" ? "" : whose("gote"))};
        if (line.shown()) {
            seat.show({below, names, ...line.shown()});
        } else if (aside) {
            seat.show({position: aside.position, below, legal: aside.legal, arrows: [], squares: [],
                       label: words.whyNotLead, names});
        } else {
            const mayMove = !table.thinking && !table.result;
            seat.show({position: positions[table.ply], below, legal: mayMove ? table.legal : [], names,
                       arrows: shownArrows(), squares: [], label: status()});
        }
        showClocks();
        parts.aside.hidden = !aside;
    }

    function showClocks() {
        clock.show(seat.node, page.words, table.program === "none" ? null : other(table.program));
    }

    function shownArrows() {
        const arrows = [];
        arrows.push(...told.arrows(table), ...looks.arrows(table.turn));
        if (thought && thought.line.length)
            arrows.push({side: table.turn, usi: thought.line[0], look: "best"});
        return arrows;
    }

    function build() {
        const {words} = page;
        parts.live = html("p", {class: "heard", "aria-live": "polite"});
        parts.status = html("p", {class: "status"});
        parts.aside = html("div", {class: "aside", hidden: ""}, html("span", {}, words.whyNotLead), " ",
                           button(words.cancel, () => { aside = null; update(); }));
        parts.thought = html("p", {class: "thought"});
        parts.curves = html("div", {class: "curves", role: "img", "aria-label": words.graph});
        parts.graph = html("section", {class: "graph"}, html("h2", {}, words.graph), parts.curves);
        parts.list = html("ol");
        parts.choices = html("div", {class: "row choices"});
        parts.looks = html("div", {class: "looked"});
        looks.speak();
        line.speak();
        parts.hint = button(words.hint, hint);
        parts.back = button(words.back, () => act("back"));
        parts.resign = button(words.resign, resign);
        parts.declare = button(words.declare, () => act("declare"));
        parts.go = button(words.go, () => act("go"));
        parts.stopNow = button(words.stopNow, () => act("stop"));
        parts.stopNever = button(words.stopNever, () => act("stop", {never: true}));
        parts.why = button(words.why, why, {class: "main"});
        parts.whyNot = button(words.whyNot, whyNot);
        parts.effort = html("select", {"aria-label": words.strength, onchange: event => {
            const [kind, value] = event.target.value.split(":");
            act("effort", {[kind]: Number(value)});
        }},
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(n => html("option", {value: `level:${n}`}, `${words.strength} ${words.levels(n)}`)),
            [1, 3, 10, 30].map(n => html("option", {value: `seconds:${n}`}, words.seconds(n))));
        parts.field = html("input", {type: "text", autocomplete: "off", placeholder: words.movePlaceholder,
                                     "aria-label": words.moveField, size: 14});
        const step = (sign, label, by) =>
            button(sign, () => stepBy(by), {"aria-label": label, title: label});
        node.replaceChildren(
            html("section", {class: "board", "aria-label": words.board},
                parts.aside, seat.node,
                html("div", {class: "steps", role: "group", "aria-label": words.steps},
                    step("«", words.first, -Infinity), step("‹", words.previous, -1),
                    step("›", words.next, 1), step("»", words.last, Infinity), button("⇅", flip, {"aria-label": words.flip, title: words.flip})),
                line.node),
            html("section", {class: "side"},
                parts.status, parts.thought,
                html("div", {class: "row controls"},
                    button(words.newGame, newGame), button(words.setup, setUp), parts.back, parts.hint, parts.go, parts.stopNow, parts.stopNever,
                    parts.resign, parts.declare, parts.effort),
                html("form", {class: "row typed", onsubmit: event => {
                    event.preventDefault();
                    const usi = parts.field.value.trim();
                    if (usi)
                        act("move", {usi}).then(() => { parts.field.value = ""; });
                }}, parts.field, html("button", {type: "submit"}, words.playIt)),
                html("div", {class: "row"}, parts.why, parts.whyNot),
                told.node,
                html("div", {class: "row", role: "group", "aria-label": words.looks},
                    html("span", {class: "soft"}, words.looks),
                    button(words.candidates, looks.showCandidates), button(words.threats, () => look("threats")), button(words.plans, () => look("plans")),
                    button(words.castles, () => look("castles")), button(words.joseki, looks.showJoseki)),
                html("label", {class: "row"}, html("span", {class: "soft"}, words.overlays), looks.nodes.overlay),
                looks.nodes.candidates, looks.nodes.joseki, parts.looks),
            html("section", {class: "record"},
                parts.graph,
                html("nav", {class: "moves", "aria-label": words.moves}, html("h2", {}, words.moves), parts.list, parts.choices),
                html("h2", {}, words.record),
                records.buttons(), html("div", {class: "row"}, button(words.copyLink, copyLink)),
                records.node),
            parts.live);
        if (table)
            update();
    }

    function update() {
        const {words} = page;
        showBoard();
        const due = !table.result && !table.thinking;
        parts.status.replaceChildren(html("strong", {}, status()));
        parts.status.className = table.result ? "status over" : "status";
        showThought();
        parts.back.disabled = !table.ply;
        parts.hint.disabled = !due;
        parts.go.hidden = !due || table.turn === table.program;
        parts.stopNow.hidden = parts.stopNever.hidden = !table.thinking;
        parts.resign.hidden = !due || !table.ply;
        parts.declare.hidden = !due || !entered();
        parts.effort.value = table.effort.level ? `level:${table.effort.level}` : `seconds:${table.effort.seconds}`;
        parts.why.disabled = parts.whyNot.disabled = !table.ply || table.thinking;
        told.draw();
        parts.looks.replaceChildren(looked ? reasonTree(looked, told.clauses(Math.max(1, table.ply))) : "");
        showMoves();
        showGraph();
        records.show();
    }

    function showThought() {
        const {words} = page;
        parts.thought.hidden = !table.thinking;
        parts.thought.replaceChildren(...unbroken(thought
            ? `${words.depth(thought.depth)} · ${scoreWord(thought.score, words)} · ${words.nodes(thought.nodes)} · ${lineText(thought.line)}`
            : "…"));
    }

    // A declaration is worth a button when the king stands in the enemy's camp.
    function entered() {
        const own = [...positions[table.ply].board].find(([, {kind, side}]) => kind === "K" && side === table.turn);
        return Boolean(own) && (table.turn === "sente" ? "abc" : "ghi").includes(own[0][1]);
    }

    const lineText = moves => {
        const start = positions[table.ply];
        try {
            return lineSteps(start, moves.filter(isMove).slice(0, 6), "").slice(1).map(({text}) => text).join(" ");
        } catch {
            return "";                  // of a position that is no longer there
        }
    };

    function showMoves() {
        const {words} = page;
        redraw(parts.list, ...table.moves.map((usi, n) => html("li", {class: positions[n].turn},
            button([html("span", {class: "number"}, String(n + 1)), moveText(positions[n], usi),
                    noteOf(n + 1) ? html("span", {class: "own", title: words.program}, "・") : ""], () => goTo(n + 1),
                   {"aria-current": n + 1 === table.ply ? "step" : null}))));
        const item = parts.list.children[table.ply - 1];
        parts.list.scrollTop = item ? item.offsetTop - parts.list.clientHeight / 2 : 0;
        parts.choices.hidden = table.choices.length < 2;
        redraw(parts.choices, html("span", {class: "soft"}, words.choices), ...table.choices.map((usi, n) =>
            button(moveText(positions[table.ply], usi), () => act("choose", {nth: n + 1}))));
    }

    function showGraph() {
        const scored = table.notes.filter(note => note.score !== null);
        parts.graph.hidden = scored.length < 2;
        if (parts.graph.hidden)
            return;
        let last = {points: 0, mate: null};
        const values = positions.map((_, ply) => {
            const note = ply && noteOf(ply);
            if (note && note.score !== null)
                last = senteScore(note.score, positions[ply - 1].turn);
            return last;
        });
        const {clientWidth, clientHeight} = parts.curves;
        parts.curves.replaceChildren(drawGraph(clientWidth || 300, clientHeight || 140, values,
                                               table.moves.map(() => "none"), table.ply, page.words));
        parts.curves.onclick = event => {
            const box = parts.curves.getBoundingClientRect();
            goTo(Math.round((event.clientX - box.left - 46) / (box.width - 54) * table.moves.length));
        };
        parts.curves.setAttribute("aria-label", `${page.words.graph}: ${scoreText(values[table.ply], page.words)}`);
    }

    // Walking

    // The place is shown at once. The server is told of one place after the other, of those that were only
    // passed meanwhile not at all: requests that overtake each other would leave it at another place.
    function goTo(to) {
        const ply = Math.max(0, Math.min(table.moves.length, to));
        line.close();
        looks.leave();
        table = {...table, ply, legal: [], choices: []};
        update();
        wanted = ply;
        walk = walk || walkOn();
        return walk;
    }

    async function walkOn() {
        let next;
        while (wanted !== null || missed) {
            const ply = wanted;
            wanted = null;
            missed = false;
            next = await guarded(() => ply === null ? ask("table") : ask("goto", {ply}));
            missed = missed || !next && ply !== null;       // where the server is if it would not go
        }
        walk = null;
        if (next)
            take(next);
    }

    function stepBy(by) {
        return line.isOpen() ? line.step(by) : goTo(table.ply + by);
    }

    function flip() {
        below = other(below);
        showBoard();
    }

    async function look(name) {
        const answer = await askHere(name);
        if (answer) {
            looked = answer.lines;
            update();
        }
    }

    function sure(question, then) {
        const {words} = page;
        const node = dialog(question, html("p", {}), words.cancel);
        node.querySelector(".row").prepend(button(words.yes, () => { node.close(); then(); }, {class: "main"}));
    }

    const resign = () => sure(page.words.resignSure, () => act("resign"));

    async function newGame() {
        const {chooseGame} = await import("./newgame.js");
        const game = await chooseGame(page.words);
        if (game)
            begin(game);
    }

    function begin(game) {
        told.forget();
        records.forget();
        below = game.program === "sente" ? "gote" : "sente";
        act("new", game);
    }

    // A position is set up in a room of its own until it is used.
    async function setUp() {
        const {setUpPosition} = await import("./setup.js");
        const sfen = await setUpPosition(page.words, table.sfen);
        if (sfen)
            begin({sfen, program: "none"});
    }

    async function copyLink() {
        const {words} = page, link = `${location.origin}/#sfen/${encodeURIComponent(table.sfen)}`;
        try {
            await navigator.clipboard.writeText(link);
            page.say(words.linkCopied);
        } catch {                       // browsers give the clipboard to this machine's pages and to https only
            const field = html("input", {type: "text", readonly: "", value: link, "aria-label": words.copyLink});
            dialog(words.copyLink, html("div", {class: "fields"}, field), words.close);
            field.select();
        }
    }

    // The position that a link names, put on the table once: a page loaded anew shows what is there. A game
    // that has begun is not put away unasked.
    async function openLink(sfen) {
        history.replaceState(null, "", location.pathname);
        const open = () => begin({sfen, program: "none"});
        if (table && table.moves.length && table.sfen !== sfen)
            sure(page.words.linkSure, open);
        else if (!table || table.sfen !== sfen)
            open();
    }

    node.addEventListener("dragover", event => {
        event.preventDefault();
        node.classList.add("over");
    });
    node.addEventListener("dragleave", () => node.classList.remove("over"));
    node.addEventListener("drop", event => {
        event.preventDefault();
        node.classList.remove("over");
        if (event.dataTransfer.files[0])
            records.loadFile(event.dataTransfer.files[0]);
    });

    // Events and keys

    async function hear(event) {
        if (event.event === "table" && walk) {
            missed = true;
        } else if (event.event === "table") {
            const next = await ask("table").catch(() => null);
            if (next)
                tell(next);
        } else if (event.event === "thinking" && table && table.thinking) {
            thought = event;
            showThought();
            showBoard();
        } else if (event.event === "explaining") {
            records.hear(event);
        } else if (event.event === "books") {
            looks.booksChanged();
        } else if (event.event === "explained") {
            records.hear(null);
            page.say(page.words.explained);
            if (page.now === "play")
                page.go("study");
        }
    }

    const KEYS = {
        ArrowLeft: () => stepBy(-1), ArrowRight: () => stepBy(1), k: () => stepBy(-1), j: () => stepBy(1),
        ArrowUp: () => stepBy(-Infinity), ArrowDown: () => stepBy(Infinity),
        Home: () => stepBy(-Infinity), End: () => stepBy(Infinity), f: flip, u: () => act("back"),
        w: why, x: () => look("threats"), l: looks.showCandidates, e: looks.showJoseki, a: looks.switchTargets,
        " ": hint, Escape: () => { line.close(); aside = null; update(); }
    };

    function key(event) {
        if (event.key === " " && event.target.closest("button, summary, a"))
            return false;
        const found = KEYS[event.key];
        if (found && table)
            found();
        return Boolean(found);
    }

    async function enter(value) {
        line.close();
        const sfen = /^sfen\/(.+)$/.exec(value || "");
        await act("table");
        if (sfen)
            await guarded(() => openLink(decodeURIComponent(sfen[1])));
        const state = await guarded(() => ask("explaining"));
        if (state && table)
            records.hear(state.work);
    }

    build();
    clock.each(() => { if (table && clock.runs()) showClocks(); });
    new ResizeObserver(() => { if (table) showGraph(); }).observe(parts.curves);
    // What the server has said in the other language is asked for again.
    async function speak() {
        looked = null;
        build();
        if (table) {
            await act("table");
            await told.speak();
        }
    }

    return {node, hear, key, enter, speak};
}
