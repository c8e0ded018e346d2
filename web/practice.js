/*  The room of practice: the next move in place of one's own mistakes, and mating problems whose
    defence the solver plays.
*/

import {afterMove, claimStart, html, readSfen} from "./board.js";
import {makeLine} from "./line.js";
import {button, claimList, redraw} from "./parts.js";
import {makeSeat} from "./seat.js";
import {ask} from "./talk.js";

const WORDS = {
    ja: {
        quiz: "次の一手", mates: "詰将棋", none: "解説した棋譜に悪手がまだない。棋譜を解説すると、その悪手から問題ができる。", whose: "どちらの悪手から",
        both: "両方", question: (n, of, ply) => `第${n}問（全${of}問）— ${ply}手目、次の一手は？`, right: "正解", wrong: "もっと良い手がある",
        yours: "あなたの手", played: "実戦の手", best: "最善", loss: n => n ? `${n}点の損` : "損なし", next: "次の問題", again: "もう一度", show: "答えを見る", answer: "答え",
        problem: "問題", names: {fig_5_20: "第五論文の図5.20"}, table: "いまの対局の局面", mateLead: "攻め方を指してください。受けは軍師が指します。", mates_: n => `まだ詰む（あと${n}手）`,
        mated: "詰み。解けた", nomate: "その手では詰まない", no_check: "王手ではない", unknown: "時間内に調べきれない", solution: "解答", noSolution: "詰みはない",
        working: "調べています…", sente: "先手", gote: "後手", pass: "（手抜き）", before: (n, sign) => `${n}手目の前、${sign}が指さないと`
    },
    en: {
        quiz: "Next move", mates: "Mating problems", none: "No mistake has been found yet. Explain a game, and its mistakes become questions.", whose: "Whose mistakes",
        both: "both", question: (n, of, ply) => `Question ${n} of ${of} — move ${ply}. What would you play?`, right: "Right", wrong: "There is better",
        yours: "Yours", played: "In the game", best: "Best", loss: n => n ? `loses ${n}` : "loses nothing", next: "Next question", again: "Try again", show: "Show the answer", answer: "The answer",
        problem: "Problem", names: {fig_5_20: "Figure 5.20 of the fifth paper"}, table: "The position of the game", mateLead: "Play for the attacker; Gunshi defends.", mates_: n => `It still mates, in ${n}`,
        mated: "Mate. Solved", nomate: "That does not mate", no_check: "That is no check", unknown: "Not found out in time", solution: "Solution", noSolution: "There is no mate",
        working: "Looking…", sente: "Sente", gote: "Gote", pass: "(pass)", before: (n, sign) => `Before move ${n}, if ${sign} did nothing`
    }
};

export function makeRoom(page) {
    const node = html("main", {class: "table practice"});
    const seat = makeSeat(() => page.words, usi => tried(usi));
    const line = makeLine(page, seat.node, showSeat);
    const parts = {};
    let mode = "quiz", questions = [], all = [], at = 0, side = "both", verdict = null, arrows = [];
    let problems = [], problem = null, place = null, told = [];
    let turns = 0, trying = null;       // trying: the place whose try is being judged
    const words = () => WORDS[page.language];

    // Another place will be shown: nothing is left of the last one, and what is answered of it later is
    // dropped. Gives the number of this turn.
    function leave() {
        verdict = place = null;
        line.close();
        arrows = [];
        told = [];
        turns += 1;
        return turns;
    }

    // Questions from what was explained

    async function loadQuiz() {
        const mine = turns;
        const state = await page.guarded(() => ask("explaining"));
        const data = state && state.there ? await page.guarded(() => ask("explained")) : null;
        if (mine !== turns)
            return;
        all = data ? data.games[0].moves.filter(({mark}) => mark === "?" || mark === "??") : [];
        await pickSide(side);
    }

    function pickSide(next) {
        side = next;
        questions = all.filter(move => side === "both" || move.side === side);
        at = 0;
        return askNext();
    }

    async function askNext() {
        const mine = leave(), question = questions[at];
        if (question) {
            const answer = await page.guarded(() => ask("legal", {sfen: question.sfen}));
            if (mine !== turns)
                return;
            if (answer)
                place = {position: readSfen(question.sfen), legal: answer.legal, below: question.side};
        }
        update();
    }

    // One try at a time is judged of a place, and only while that is shown. Who asks for the answer has
    // tried nothing: the game's move stands for it.
    async function tried(usi, asked = false) {
        const here = place;
        if (!here || trying === here)
            return;
        trying = here;
        parts.lead.textContent = words().working;
        const question = questions[at];
        const answer = await page.guarded(() => mode === "mates" ? ask("try", {sfen: here.sfen, usi})
            : ask("judge", {sfen: question.sfen, usi, played: question.move}));
        if (here !== place)
            return;
        trying = null;
        if (answer && mode === "mates") {
            takeTry(answer);
        } else if (answer) {
            const mine = answer.answer.usi;
            verdict = {...answer, asked};
            arrows = [{side: question.side, usi: mine, look: "played"}];
            if (answer.best.usi !== mine)
                arrows.push({side: question.side, usi: answer.best.usi, look: "best"});
        }
        update();
    }

    // Mating problems

    async function loadProblems() {
        const mine = turns;
        const answer = await page.guarded(() => ask("problems"));
        const table = await page.guarded(() => ask("table"));
        if (mine !== turns)
            return;
        problems = [...(answer ? answer.problems : []), ...(table ? [{name: "", sfen: table.sfen}] : [])];
        await openProblem(problem && problems.some(({sfen}) => sfen === problem.sfen) ? problem : problems[0]);
    }

    async function openProblem(next) {
        const mine = leave();
        problem = next;
        const answer = await page.guarded(() => ask("legal", {sfen: next.sfen}));
        if (mine !== turns)
            return;
        const position = readSfen(problem.sfen);
        place = answer ? {position, legal: answer.legal, sfen: problem.sfen, below: position.turn} : null;
        update();
    }

    function takeTry(answer) {
        const before = place;
        told.push({text: answer.text, ...answer});
        if (answer.result === "mates") {
            const after = afterMove(before.position, answer.usi);
            place = {position: afterMove(after, answer.reply), legal: answer.legal, sfen: answer.sfen, below: before.below};
        } else if (answer.result === "mated") {
            place = {...before, position: afterMove(before.position, answer.usi), legal: []};
        }
    }

    async function solution() {
        const here = place;
        const answer = here && await page.guarded(() => ask("solution", {sfen: here.sfen}));
        if (!answer || here !== place)
            return;
        if (answer.result === "mate")
            line.open(place.position, answer.moves, [], words().solution);
        else
            told.push({text: words().solution, result: answer.result});
        update();
    }

    // Drawing

    function build() {
        const said = words();
        parts.lead = html("p", {class: "status", role: "status"});
        parts.told = html("section", {class: "told", "aria-live": "polite"});
        parts.field = html("input", {type: "text", autocomplete: "off", placeholder: page.words.movePlaceholder,
                                     "aria-label": page.words.moveField, size: 14});
        parts.typed = html("form", {class: "row typed", onsubmit: event => {
            event.preventDefault();
            const usi = parts.field.value.trim();
            parts.field.value = "";
            if (usi && place && !verdict)
                tried(usi);
        }}, parts.field, html("button", {type: "submit"}, page.words.playIt));
        parts.choices = html("div", {class: "row"});
        parts.modes = ["quiz", "mates"].map(name => button(said[name], () => enterMode(name), {"data-mode": name}));
        node.replaceChildren(
            html("section", {class: "board"}, seat.node, line.node),
            html("section", {class: "side"},
                html("div", {class: "row", role: "group", "aria-label": page.words.rooms.practice}, parts.modes),
                parts.choices, parts.lead, parts.typed, parts.told));
        line.speak();
        update();
    }

    function enterMode(name) {
        mode = name;
        leave();
        update();
        return mode === "quiz" ? loadQuiz() : loadProblems();
    }

    function update() {
        const said = words();
        parts.modes.forEach(each => each.setAttribute("aria-pressed", String(each.dataset.mode === mode)));
        seat.node.hidden = parts.typed.hidden = !place;
        showSeat();
        if (mode === "quiz")
            showQuiz();
        else
            showMates();
    }

    function showSeat() {
        if (place)
            seat.show({...place, legal: verdict ? [] : place.legal, arrows, squares: [], label: words()[mode], ...line.shown()});
    }

    function showQuiz() {
        const said = words();
        redraw(parts.choices, all.length ? html("label", {class: "row"}, html("span", {class: "soft"}, said.whose),
            html("select", {onchange: event => pickSide(event.target.value)}, ["both", "sente", "gote"].map(name =>
                html("option", {value: name, selected: name === side ? "" : null}, said[name])))) : "");
        const question = questions[at];
        if (!question) {
            parts.lead.textContent = said.none;
            parts.told.replaceChildren();
            return;
        }
        parts.lead.replaceChildren(html("strong", {}, verdict ? (verdict.asked ? said.answer : verdict.right ? said.right : said.wrong)
            : said.question(at + 1, questions.length, question.ply)));
        const claims = line.ofClaims(claim => claimStart(readSfen(question.sfen), claim, question.ply, words().quiz, words()));
        const row = (title, each) => html("div", {class: "judged"}, html("h2", {}, `${title}: ${each.text} — ${said.loss(each.loss)}`),
            claimList(each.claims, page.language, claims));
        const rest = [];
        if (verdict) {
            rest.push(row(verdict.asked ? said.played : said.yours, verdict.answer));
            if (verdict.best.usi !== verdict.answer.usi)
                rest.push(row(said.best, verdict.best));
            if (verdict.played.usi !== verdict.answer.usi)
                rest.push(row(said.played, verdict.played));
        }
        rest.push(html("div", {class: "row"},
            verdict ? button(said.again, askNext) : button(said.show, () => tried(question.move, true)),
            questions.length > 1 ? button(said.next, () => { at = (at + 1) % questions.length; askNext(); }, {class: "main"}) : ""));
        redraw(parts.told, ...rest);
    }

    function showMates() {
        const said = words();
        redraw(parts.choices, html("label", {class: "row"}, html("span", {class: "soft"}, said.problem),
            html("select", {onchange: event => openProblem(problems[event.target.value])}, problems.map((each, n) =>
                html("option", {value: n, selected: each === problem ? "" : null}, each.name ? said.names[each.name] || each.name : said.table)))));
        parts.lead.replaceChildren(html("strong", {}, said.mateLead));
        redraw(parts.told,
            html("ol", {class: "tries"}, told.map(({text, result, reply_text: reply, plies}) => html("li", {},
                html("b", {}, text), " — ", result === "mates" ? `${said.mates_(plies)}: ${reply}` : said[result] || said.noSolution))),
            place ? html("div", {class: "row"}, button(said.solution, solution), button(said.again, () => openProblem(problem))) : "");
    }

    build();
    return {
        node,
        speak: () => { build(); },
        enter: () => enterMode(mode),
        key: event => {
            if (!line.isOpen() || !["ArrowLeft", "ArrowRight"].includes(event.key))
                return false;
            line.step(event.key === "ArrowLeft" ? -1 : 1);
            return true;
        }
    };
}
