/*  The room where shogi is played, records are opened, and why is asked. All windows see the one game
    that the server has.
*/

import {SIGNS, afterMove, claimStart, html, isMove, lineSteps, moveText, other, readSfen} from "./board.js";
import {drawGraph, senteScore, scoreText} from "./graph.js";
import {button, claimList, dialog, reasonTree, scoreWord, unbroken} from "./parts.js";
import {makeSeat} from "./seat.js";
import {ask} from "./talk.js";

const PAUSE = 900;
const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

export function makeRoom(page) {
    const node = html("main", {class: "table"});
    const seat = makeSeat(() => page.words, played);
    let table = null, positions = [];
    let below = "sente", told = null;       // told: what is shown of a move: {kind, ply, …}
    let line = null, timer = null;          // line: {steps, at, squares, start}
    let aside = null;                       // a question put on the board: {sfen, legal, ply}
    let thought = null, work = null, looks = null, games = null;
    let walking = 0;                        // steps whose answer is still to come
    let joseki = null, overlay = "", castles = null, candidates = null;
    const parts = {};

    const guarded = page.guarded;
    const act = (name, values) => guarded(async () => take(await ask(name, values)));

    // The game

    function take(next) {
        const before = table;
        table = next;
        if (!before || before.start !== table.start || before.moves.join() !== table.moves.join()) {
            positions = [readSfen(table.start)];
            table.moves.forEach((usi, n) => positions.push(afterMove(positions[n], usi)));
        }
        if (!before)
            below = table.program === "sente" ? "gote" : "sente";
        const moved = !before || before.sfen !== table.sfen;
        if (before && moved) {
            closeLine();
            aside = null;
            looks = null;
            candidates = null;
            followPlace();
            if (told && told.ply > table.ply)
                told = null;
        }
        if (!table.thinking)
            thought = null;
        const own = noteOf(table.ply);
        if (own && (!told || told.ply !== table.ply) && (moved || before.thinking))
            told = {kind: "note", ply: table.ply, note: own};
        update();
        announce(before);
    }

    const noteOf = ply => table.notes.find(note => note.ply === ply);

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

    async function why(ply = table.ply) {
        if (!ply)
            return;
        const answer = await guarded(() => ask("why", {ply}));
        if (answer) {
            told = {kind: "why", ply, answer};
            update();
            parts.told.scrollIntoView({block: "nearest", behavior: calm ? "auto" : "smooth"});
        }
    }

    async function hint() {
        parts.hint.disabled = true;
        const answer = await guarded(() => ask("hint"));
        parts.hint.disabled = false;
        if (answer) {
            told = {kind: "hint", ply: table.ply, answer};
            update();
        }
    }

    async function whyNot(ply) {
        const place = await guarded(() => ask("place", {ply}));
        if (place) {
            closeLine();
            aside = {...place, position: readSfen(place.sfen)};
            update();
            seat.focus();
        }
    }

    async function whyNotThat(usi) {
        const {ply} = aside;
        aside = null;
        update();
        const answer = await guarded(() => ask("whynot", {ply, usi}));
        if (answer) {
            told = {...told, kind: "why", ply, answer: told && told.answer || null, other: answer};
            update();
        }
    }

    async function without(ply, clause) {
        const answer = await guarded(() => ask("without", {ply, clause}));
        if (answer) {
            told = {...told, ply, instead: answer};
            update();
        }
    }

    function clauseButtons(ply) {
        return place => html("span", {class: "place"},
            button(place, () => page.go("knowledge", place), {class: "link", title: page.words.toKnowledge}),
            button("⊘", () => without(ply, place),
                   {class: "without", title: page.words.without, "aria-label": `${page.words.without}: ${place}`}));
    }

    // Lines on the board

    function openLine(start, moves, squares, startText) {
        clearTimeout(timer);
        line = {steps: lineSteps(start, moves, startText), at: 0, squares};
        showBoard();
        if (!calm && line.steps.length > 1)
            timer = setTimeout(playOn, PAUSE);
    }

    function playOn() {
        if (line && line.at < line.steps.length - 1) {
            line.at += 1;
            showBoard();
            timer = setTimeout(playOn, PAUSE);
        }
    }

    function closeLine() {
        clearTimeout(timer);
        line = null;
    }

    function showClaim(answer, ply) {
        return (claim, glance) => {
            if (glance && line && line.claim === claim)
                return;
            const before = readSfen(answer.sfen);
            const {start, text} = claimStart(before, claim, ply, page.words.line, page.words);
            openLine(start, claim.line || [], claim.squares || [], text);
            line.claim = claim;
            if (glance)
                clearTimeout(timer);
        };
    }

    // Drawing

    function showBoard() {
        const {words} = page;
        const names = {sente: table.names.sente || (table.program === "none" ? "" : whose("sente")),
                       gote: table.names.gote || (table.program === "none" ? "" : whose("gote"))};
        if (line) {
            const {position, text} = line.steps[line.at];
            const moved = line.at > 0 && position.last.from
                ? [{side: other(position.turn), usi: position.last.from + position.last.to, look: "played"}] : [];
            seat.show({position, below, legal: [], arrows: moved, label: text, names,
                       squares: line.at === 0 ? line.squares : []});
        } else if (aside) {
            seat.show({position: aside.position, below, legal: aside.legal, arrows: [], squares: [],
                       label: words.whyNotLead, names});
        } else {
            const mayMove = !table.thinking && !table.result;
            seat.show({position: positions[table.ply], below, legal: mayMove ? table.legal : [], names,
                       arrows: shownArrows(), squares: [], label: status()});
        }
        parts.aside.hidden = !aside;
        parts.line.hidden = !line;
        if (line)
            parts.line.replaceChildren(
                html("ol", {"aria-label": words.line}, line.steps.map(({text}, n) => html("li", {},
                    button(text, () => { clearTimeout(timer); line.at = n; showBoard(); },
                           {"aria-current": n === line.at ? "step" : null})))),
                button(words.return, () => { closeLine(); showBoard(); }, {class: "return"}));
    }

    function shownArrows() {
        const arrows = [];
        if (told && told.ply === table.ply && told.kind === "hint" && isMove(told.answer.move))
            arrows.push({side: table.turn, usi: told.answer.move, look: "best"});
        for (const [n, {moves: [usi]}] of (candidates || []).entries())
            arrows.push({side: table.turn, usi, look: n ? "expected" : "best", label: String(n + 1)});
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
        parts.line = html("div", {class: "line", hidden: ""});
        parts.thought = html("p", {class: "thought"});
        parts.told = html("section", {class: "told", "aria-label": words.tree});
        parts.curves = html("div", {class: "curves", role: "img", "aria-label": words.graph});
        parts.graph = html("section", {class: "graph"}, html("h2", {}, words.graph), parts.curves);
        parts.list = html("ol");
        parts.choices = html("div", {class: "row choices"});
        parts.looks = html("div", {class: "looked"});
        parts.joseki = html("div", {class: "joseki"});
        parts.candidates = html("div", {class: "joseki"});
        parts.overlay = html("select", {"aria-label": words.overlays, onchange: event => lay(event.target.value)});
        fillOverlays();
        parts.hint = button(words.hint, hint);
        parts.back = button(words.back, () => act("back"));
        parts.resign = button(words.resign, resign);
        parts.declare = button(words.declare, () => act("declare"));
        parts.go = button(words.go, () => act("go"));
        parts.stopNow = button(words.stopNow, () => act("stop"));
        parts.stopNever = button(words.stopNever, () => act("stop", {never: true}));
        parts.why = button(words.why, () => why(), {class: "main"});
        parts.whyNot = button(words.whyNot, () => whyNot(table.ply));
        parts.effort = html("select", {"aria-label": words.strength, onchange: event => {
            const [kind, value] = event.target.value.split(":");
            act("effort", {[kind]: Number(value)});
        }},
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(n => html("option", {value: `level:${n}`}, `${words.strength} ${words.levels(n)}`)),
            [1, 3, 10, 30].map(n => html("option", {value: `seconds:${n}`}, words.seconds(n))));
        parts.work = html("div", {class: "work"});
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
                parts.line),
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
                parts.told,
                html("div", {class: "row", role: "group", "aria-label": words.looks},
                    html("span", {class: "soft"}, words.looks),
                    button(words.candidates, showCandidates), button(words.threats, () => look("threats")), button(words.plans, () => look("plans")),
                    button(words.castles, () => look("castles")), button(words.joseki, showJoseki)),
                html("label", {class: "row"}, html("span", {class: "soft"}, words.overlays), parts.overlay),
                parts.candidates, parts.joseki, parts.looks),
            html("section", {class: "record"},
                parts.graph,
                html("nav", {class: "moves", "aria-label": words.moves}, html("h2", {}, words.moves), parts.list, parts.choices),
                html("h2", {}, words.record),
                html("div", {class: "row"},
                    button(words.open, openFile), button(words.paste, pasteRecord),
                    button(words.save, saveRecord), button(words.copyLink, copyLink)),
                parts.work),
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
        parts.told.replaceChildren(...toldNodes());
        parts.looks.replaceChildren(looks ? reasonTree(looks, clauseButtons(Math.max(1, table.ply))) : "");
        drawCandidates();
        showMoves();
        showGraph();
        showWork();
    }

    function showThought() {
        const {words} = page;
        parts.thought.hidden = !table.thinking;
        parts.thought.textContent = thought
            ? `${words.depth(thought.depth)} · ${scoreWord(thought.score, words)} · ${words.nodes(thought.nodes)} · ${lineText(thought.line)}`
            : "…";
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

    function toldNodes() {
        const {words, language} = page;
        if (!told)
            return [];
        const nodes = [];
        if (told.kind === "note") {
            const {note} = told;
            nodes.push(html("h2", {}, html("span", {class: "number"}, String(note.ply)), ` ${note.text}`),
                html("p", {class: "sentence"}, note.sentence[language], " ",
                     clauseButtons(note.ply)(note.clause)),
                html("p", {class: "soft"}, `${note.name} · ${scoreWord(note.score, words)} ${note.seconds.toFixed(2)} s`));
        }
        const {answer} = told;
        if (answer)
            nodes.push(
                html("h2", {}, told.kind === "hint" ? `${words.hint}: ${answer.text}` : words.whyOf(answer.text)),
                answer.sentence ? html("p", {class: "sentence"}, answer.sentence[language]) : "",
                answer.claims.length ? html("h3", {}, words.claims) : "",
                claimList(answer.claims, language, showClaim(answer, told.ply)),
                reasonTree(answer.lines, clauseButtons(answer.ply)));
        if (told.other)
            nodes.push(html("h2", {}, `${words.whyNot} ${told.other.text}`), reasonTree(told.other.lines, clauseButtons(told.ply)));
        if (told.instead)
            nodes.push(insteadNode(told.instead));
        return nodes;
    }

    // The decision without a clause, beside the one that was made.
    function insteadNode({clause, without: choice, same, ply}) {
        const {words, language} = page, note = noteOf(ply);
        const was = table.moves[ply - 1] ? moveText(positions[ply - 1], table.moves[ply - 1]) : "";
        return html("div", {class: "instead"},
            html("h2", {}, words.withoutLead(clause)),
            html("div", {class: "columns"},
                html("div", {}, html("h3", {}, words.was), html("p", {class: "big"}, was),
                     note ? html("p", {}, note.sentence[language]) : ""),
                html("div", {}, html("h3", {}, words.withoutLead(clause)),
                    choice ? [html("p", {class: "big"}, choice.text), same ? html("p", {class: "soft"}, words.sameMove) : "",
                              html("p", {}, choice.sentence[language]),
                              reasonTree(choice.lines, clauseButtons(ply))]
                        : html("p", {}, words.noOther))));
    }

    function showMoves() {
        const {words} = page;
        parts.list.replaceChildren(...table.moves.map((usi, n) => html("li", {class: positions[n].turn},
            button([html("span", {class: "number"}, String(n + 1)), moveText(positions[n], usi),
                    noteOf(n + 1) ? html("span", {class: "own", title: words.program}, "・") : ""], () => goTo(n + 1),
                   {"aria-current": n + 1 === table.ply ? "step" : null}))));
        const item = parts.list.children[table.ply - 1];
        parts.list.scrollTop = item ? item.offsetTop - parts.list.clientHeight / 2 : 0;
        parts.choices.hidden = table.choices.length < 2;
        parts.choices.replaceChildren(html("span", {class: "soft"}, words.choices), ...table.choices.map((usi, n) =>
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

    // The place is shown at once; the server's answer to the last step counts.
    async function goTo(to) {
        const ply = Math.max(0, Math.min(table.moves.length, to));
        closeLine();
        table = {...table, ply, legal: [], choices: []};
        update();
        walking += 1;
        const step = walking;
        const answer = await guarded(() => ask("goto", {ply}));
        if (step === walking) {
            walking = 0;
            if (answer)
                take(answer);
        }
    }

    function stepBy(by) {
        if (line) {
            clearTimeout(timer);
            line.at = Math.max(0, Math.min(line.steps.length - 1, line.at + by));
            showBoard();
            return undefined;
        }
        return goTo(table.ply + by);
    }

    function flip() {
        below = other(below);
        showBoard();
    }

    async function look(name) {
        const answer = await guarded(() => ask(name));
        if (answer) {
            looks = answer.lines;
            update();
        }
    }

    // Joseki and what lies over the board follow the place.

    function followPlace() {
        if (joseki)
            askJoseki();
        if (overlay)
            lay(overlay);
    }

    async function askJoseki() {
        const answer = await guarded(() => ask("joseki"));
        if (answer && joseki) {
            joseki = answer;
            drawJoseki();
        }
    }

    function showJoseki() {
        joseki = joseki ? null : {moves: null};
        drawJoseki();
        if (joseki)
            askJoseki();
    }

    function drawJoseki() {
        const {words} = page;
        if (!joseki || !joseki.moves) {
            parts.joseki.replaceChildren();
            return;
        }
        parts.joseki.replaceChildren(html("h2", {}, words.joseki),
            joseki.moves.length ? html("ul", {}, joseki.moves.map(({usi, text, weight, lines, count}) => {
                const share = html("meter", {min: 0, max: joseki.weight, value: weight, "aria-label": words.weight});
                return html("li", {},
                    button([html("b", {}, text), ` ${weight} `, share, html("span", {class: "soft"}, ` ${words.linesCount(count)}`)],
                           () => played(usi), {class: "claim"}),
                    html("p", {class: "soft"}, lines.flatMap(({name, source}) => [
                        button(name, () => page.go("knowledge", source), {class: "link", title: source}), " "])));
            })) : html("p", {class: "soft"}, words.josekiNone));
    }

    // The best moves by a search: arrows with their numbers, each line to be played on the board.

    async function showCandidates() {
        if (candidates) {
            candidates = null;
        } else {
            const answer = await guarded(() => ask("candidates"));
            candidates = answer ? answer.lines.filter(({moves}) => moves.length && isMove(moves[0])) : null;
        }
        update();
    }

    function drawCandidates() {
        const {words} = page;
        parts.candidates.replaceChildren(...(candidates ? [html("h2", {}, words.candidates),
            html("ol", {}, candidates.map(({score, moves}, n) => html("li", {},
                button([html("b", {}, `${n + 1} ${scoreWord(score, words)}`), " ", ...unbroken(lineText(moves))],
                       () => openLine(positions[table.ply], moves.filter(isMove), [], words.candidates), {class: "claim"}))))] : []));
    }

    async function fillOverlays() {
        const {words, language} = page;
        if (!castles) {
            const answer = await guarded(() => ask("shapes"));
            castles = answer ? answer.castles : [];
        }
        const sides = ["sente", "gote"];
        parts.overlay.replaceChildren(
            html("option", {value: ""}, words.overlayNone),
            html("option", {value: "plan"}, words.planTargets), html("option", {value: "attack"}, words.attackTargets),
            ...sides.map(side => html("optgroup", {label: `${words.castleShape} ${SIGNS[side]}`}, castles.map(castle =>
                html("option", {value: `castle ${castle.name} ${side}`}, castle[language])))),
            html("optgroup", {label: words.heat}, sides.flatMap(side => Object.entries(words.kinds).map(([kind, text]) =>
                html("option", {value: `heat ${kind} ${side}`}, words.drops(words[side], text))))));
        parts.overlay.value = overlay;
    }

    async function lay(value) {
        overlay = value;
        const [what, name, side] = value.split(" ");
        if (!what)
            return seat.overlay([]);
        if (what === "heat") {
            const answer = await guarded(() => ask("heat", {kind: name, side}));
            return seat.overlay(answer ? answer.counts.map(({square, count}) => ({square, look: "heat",
                text: {share: (0.1 + 0.65 * Math.sqrt(count / answer.most)).toFixed(2), words: String(count)}})) : []);
        }
        const answer = await guarded(() => what === "castle" ? ask("shape", {castle: name, side}) : ask("targets", {of: what}));
        return seat.overlay(answer ? answer.marks.map(mark => ({square: mark.square,
            look: mark.stands ? `${mark.side} stands` : mark.side, text: mark.text})) : []);
    }

    function resign() {
        const {words} = page;
        const node = dialog(words.resignSure, html("p", {}), words.cancel);
        node.querySelector(".row").prepend(button(words.yes, () => { node.close(); act("resign"); }, {class: "main"}));
    }

    function newGame() {
        const {words} = page;
        const side = html("select", {"aria-label": words.youPlay},
            html("option", {value: "gote"}, SIGNS.sente + words.sente), html("option", {value: "sente"}, SIGNS.gote + words.gote),
            html("option", {value: "none"}, words.both));
        const handicap = html("select", {"aria-label": words.start},
            Object.entries(words.handicaps).map(([value, text]) => html("option", {value}, text)));
        const sfen = html("input", {type: "text", "aria-label": words.position, autocomplete: "off"});
        const node = dialog(words.newGame, html("div", {class: "fields"},
            html("label", {}, words.youPlay, side), html("label", {}, words.start, handicap),
            html("label", {}, words.position, sfen)), words.cancel);
        node.querySelector(".row").prepend(button(words.begin, () => {
            node.close();
            told = null;
            const program = side.value;
            below = program === "sente" ? "gote" : "sente";
            games = null;
            act("new", sfen.value.trim() ? {program, sfen: sfen.value.trim()} : {program, handicap: handicap.value});
        }, {class: "main"}));
    }

    // A position is set up in a room of its own until it is used.
    async function setUp() {
        const {setUpPosition} = await import("./setup.js");
        const sfen = await setUpPosition(page.words, table.sfen);
        if (sfen) {
            told = null;
            games = null;
            act("new", {sfen, program: "none"});
        }
    }

    // Records

    function openFile() {
        const input = html("input", {type: "file"});
        input.addEventListener("change", () => { if (input.files[0]) loadFile(input.files[0]); });
        input.click();
    }

    async function loadFile(file) {
        await loadBytes(new Uint8Array(await file.arrayBuffer()), file.name, 1);
    }

    async function loadBytes(bytes, name, game) {
        let text = "";
        for (const byte of bytes)
            text += String.fromCharCode(byte);
        const answer = await guarded(() => ask("load", {bytes: text, name, game}));
        if (answer) {
            games = {bytes, name, ...answer};
            told = null;
            take(await ask("table"));
            if (answer.faults.length)
                page.say(`${page.words.faults}: ${answer.faults[0]}`, "refused");
        }
    }

    function pasteRecord() {
        const {words} = page;
        const text = html("textarea", {rows: 12, "aria-label": words.pasteLead});
        const node = dialog(words.paste, html("div", {class: "fields"}, html("p", {}, words.pasteLead), text), words.cancel);
        node.querySelector(".row").prepend(button(words.load, () => {
            node.close();
            loadBytes(new TextEncoder().encode(text.value), null, 1);
        }, {class: "main"}));
        text.focus();
    }

    async function saveRecord() {
        const answer = await guarded(() => ask("kif"));
        if (answer) {
            const link = html("a", {download: "gunshi.kif", href: URL.createObjectURL(new Blob([answer.text], {type: "text/plain"}))});
            link.click();
            URL.revokeObjectURL(link.href);
        }
    }

    async function copyLink() {
        const link = `${location.origin}/#sfen/${encodeURIComponent(table.sfen)}`;
        await guarded(() => navigator.clipboard.writeText(link));
        page.say(page.words.linkCopied);
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
            loadFile(event.dataTransfer.files[0]);
    });

    function showWork() {
        const {words} = page;
        const explain = nodes => guarded(async () => { work = (await ask("explain", {nodes})).work; update(); });
        parts.work.replaceChildren(
            games && games.games.length > 1
                ? html("label", {class: "row"}, words.whichGame, html("select", {
                    onchange: event => loadBytes(games.bytes, games.name, Number(event.target.value))},
                    games.games.map((each, n) => html("option", {value: n + 1, selected: n + 1 === games.game ? "" : null},
                        `${n + 1} ${SIGNS.sente}${each.sente} ${SIGNS.gote}${each.gote} (${each.moves})`)))) : "",
            work ? html("div", {class: "row"},
                        html("progress", {value: work.done, max: work.of, "aria-label": words.explain}),
                        html("span", {}, words.explaining(work.done, work.of)),
                        button(words.cancel, () => guarded(async () => { work = (await ask("leave")).work; update(); })))
                : table.moves.length ? html("div", {class: "row"},
                    html("span", {}, words.explain), button(words.quick, () => explain(2000)), button(words.careful, () => explain(20000))) : "");
    }

    // Events and keys

    async function hear(event) {
        if (event.event === "table" && walking) {
            return;                     // its answer will tell
        } else if (event.event === "table") {
            const next = await ask("table").catch(() => null);
            if (next && !walking)
                take(next);
        } else if (event.event === "thinking" && table && table.thinking) {
            thought = event;
            showThought();
            showBoard();
        } else if (event.event === "explaining") {
            work = event.of ? {done: event.done, of: event.of} : null;
            showWork();
        } else if (event.event === "explained") {
            work = null;
            showWork();
            page.say(page.words.explained);
            if (page.now === "play")
                page.go("study");
        }
    }

    const KEYS = {
        ArrowLeft: () => stepBy(-1), ArrowRight: () => stepBy(1), k: () => stepBy(-1), j: () => stepBy(1),
        ArrowUp: () => stepBy(-Infinity), ArrowDown: () => stepBy(Infinity),
        Home: () => stepBy(-Infinity), End: () => stepBy(Infinity), f: flip, u: () => act("back"),
        w: () => why(), x: () => look("threats"), l: showCandidates, e: showJoseki, a: () => lay(overlay ? "" : "plan").then(fillOverlays),
        " ": () => hint(), Escape: () => { closeLine(); aside = null; update(); }
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
        const sfen = /^sfen\/(.+)$/.exec(value || "");
        if (sfen)
            await act("new", {sfen: decodeURIComponent(sfen[1]), program: "none"});
        if (!table || !sfen)
            await act("table");
        const state = await guarded(() => ask("explaining"));
        if (state && table) {
            work = state.work;
            showWork();
        }
    }

    build();
    new ResizeObserver(() => { if (table) showGraph(); }).observe(parts.curves);
    // What the server has said in the other language is asked for again.
    async function speak() {
        looks = null;
        build();
        drawJoseki();
        if (told && told.kind === "why" && told.answer)
            await why(told.ply);
        else if (told && told.kind === "hint")
            await hint();
        else if (table)
            take(await ask("table"));
    }

    return {node, hear, key, enter, speak};
}
