/*  What is said of a move at the table: the sentence of the clause that decided, or the whole reason with
    its claims, why not another move, the decision without a clause; and a hint.
*/

import {claimStart, html, isMove, moveText, readSfen} from "./board.js";
import {calm} from "./line.js";
import {button, claimList, reasonTree, redraw, scoreWord} from "./parts.js";
import {ask} from "./talk.js";

// board has table(), position(ply), noteOf(ply), line, changed() and askHere(name, values), as looks.js says.
export function makeTold(page, board) {
    const {guarded} = page, {line, noteOf} = board;
    const node = html("section", {class: "told"});
    let told = null;                        // {kind, ply, …}

    // The table is another one; moved says whether one is elsewhere, thought that the program did think.
    function follow(moved, thought) {
        const {ply} = board.table(), note = noteOf(ply);
        if (moved && told && told.ply > ply)
            told = null;
        if (note && (!told || told.ply !== ply) && (moved || thought))
            told = {kind: "note", ply, note};
    }

    async function why(ply) {
        const answer = await guarded(() => ask("why", {ply}));
        if (answer) {
            told = {kind: "why", ply, answer};
            board.changed();
            node.scrollIntoView({block: "nearest", behavior: calm ? "auto" : "smooth"});
        }
    }

    async function hint() {
        const {ply} = board.table(), answer = await board.askHere("hint");
        if (answer) {
            told = {kind: "hint", ply, answer};
            line.close();               // its arrow is on the board
            board.changed();
        }
    }

    async function whyNot(ply, usi) {
        const answer = await guarded(() => ask("whynot", {ply, usi}));
        if (answer) {
            told = {...told, kind: "why", ply, answer: told && told.answer || null, other: answer};
            board.changed();
        }
    }

    async function without(ply, clause) {
        const answer = await guarded(() => ask("without", {ply, clause}));
        if (answer) {
            told = {...told, ply, instead: answer};
            board.changed();
        }
    }

    // For reasonTree: what stands for the place of a clause, in the reason of the move ply.
    const clauses = ply => place => html("span", {class: "place"},
        button(place, () => page.go("knowledge", place), {class: "link", title: page.words.toKnowledge}),
        button("⊘", () => without(ply, place),
               {class: "without", title: page.words.without, "aria-label": `${page.words.without}: ${place}`}));

    function arrows({ply, turn}) {
        return told && told.kind === "hint" && told.ply === ply && isMove(told.answer.move)
            ? [{side: turn, usi: told.answer.move, look: "best"}] : [];
    }

    function draw() {
        node.setAttribute("aria-label", page.words.tree);
        line.leave();
        redraw(node, ...nodes());
    }

    function nodes() {
        const {words, language} = page;
        if (!told)
            return [];
        const {kind, ply, note, answer, other, instead} = told;
        return [
            ...kind !== "note" ? [] : [
                html("h2", {}, html("span", {class: "number"}, String(ply)), ` ${note.text}`),
                html("p", {class: "sentence"}, note.sentence[language], " ", clauses(ply)(note.clause)),
                html("p", {class: "soft"}, `${note.name} · ${scoreWord(note.score, words)} ${note.seconds.toFixed(2)} s`)],
            ...!answer ? [] : [
                html("h2", {}, kind === "hint" ? `${words.hint}: ${answer.text}` : words.whyOf(answer.text)),
                answer.sentence ? html("p", {class: "sentence"}, answer.sentence[language]) : "",
                answer.claims.length ? html("h3", {}, words.claims) : "",
                claimList(answer.claims, language,
                          line.ofClaims(claim => claimStart(readSfen(answer.sfen), claim, ply, words.line, words))),
                reasonTree(answer.lines, clauses(answer.ply))],
            ...!other ? [] : [
                html("h2", {}, `${words.whyNot} ${other.text}`), reasonTree(other.lines, clauses(ply))],
            ...!instead ? [] : [insteadNode(instead)]
        ];
    }

    // The decision without a clause, beside the one that was made.
    function insteadNode({clause, without: choice, same, ply}) {
        const {words, language} = page, note = noteOf(ply), played = board.table().moves[ply - 1];
        return html("div", {class: "instead"},
            html("h2", {}, words.withoutLead(clause)),
            html("div", {class: "columns"},
                html("div", {}, html("h3", {}, words.was),
                     html("p", {class: "big"}, played ? moveText(board.position(ply - 1), played) : ""),
                     note ? html("p", {}, note.sentence[language]) : ""),
                html("div", {}, html("h3", {}, words.withoutLead(clause)),
                    choice ? [html("p", {class: "big"}, choice.text), same ? html("p", {class: "soft"}, words.sameMove) : "",
                              html("p", {}, choice.sentence[language]),
                              reasonTree(choice.lines, clauses(ply))]
                        : html("p", {}, words.noOther))));
    }

    // What the server has said in the other language is asked for again.
    async function speak() {
        const {kind, ply, answer, other, instead} = told || {};
        if (kind === "hint")
            await hint();
        else if (answer)
            await why(ply);
        if (other)
            await whyNot(ply, other.move);
        if (instead)
            await without(ply, instead.clause);
    }

    return {node, follow, why, hint, whyNot, clauses, arrows, draw, speak, forget: () => { told = null; }};
}
