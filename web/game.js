/*  A game of shogi explained, to be stepped through: the board with its hands, what is claimed of
    each move, the lines that show it, the graph of the scores, the list of moves.

    Everything is drawn from the data that prolog/gunshi/words/explained_page.pl writes. A page that
    carries its games as JSON in #games shows them; another one calls showGames.
*/

import {SIGNS, afterMove, arrowsAhead, boardTable, claimStart, drawBoard, html, isMove, lineSteps, other, readSfen, svg, unbroken} from "./board.js";
import {drawGraph, drawLosses, scoreText, senteScore} from "./graph.js";

                /*******************************
                *            WORDS             *
                *******************************/

const WORDS = {
    ja: {
        name: "日本語",
        sente: "先手", gote: "後手", board: "盤面", hand: "持駒", nothing: "なし",
        start: "開始局面", ply: n => `${n}手目`, first: "最初へ", back: "一手戻る", forward: "一手進む",
        last: "最後へ", flip: "盤を回す", steps: "局面を進める", language: "言語", game: "対局",
        arrows: "矢印", played: "指し手", best: "最善手", expected: "読み筋", summary: "まとめ",
        turning: "勝負の分かれ目", lead: "優劣が決まる", told: "この手", graph: "評価値のグラフ（先手から見て）",
        moves: "指し手の一覧", more: n => `ほか${n}件`, score: "評価値（先手から）", loss: "損", bestDoes: "なら",
        replies: "ほかの応手には", alternatives: "ほかの指し手", stock: "局面の整理", openings: "戦型",
        decides: "軍師の知識では", decided: "軍師の知識でも同じ手", losses: "一手ごとの損",
        dear: (least, counts) => `${least}以上は${counts.map(([sign, n]) => `${sign}${n}手`).join("、")}`,
        remarks: "棋譜の注釈", return: "本譜に戻る", line: "手順", lines: n => `読んだ手順（${n}）`, pass: "（手抜き）",
        before: (n, sign) => `${n}手目の前、${sign}が指さないと`,
        foul: sign => `連続王手の千日手で${sign}の勝ち`, mates: (sign, plies) => plies ? `${sign}の${plies}手詰` : `${sign}の詰み`,
        mate: "詰", resign: "投了", declare_win: "入玉宣言",
        marks: {"??": "大悪手", "?": "悪手", "?!": "疑問手", "!": "好手"}, colon: "：", comma: "、", stop: "。"
    },
    en: {
        name: "English",
        sente: "Sente", gote: "Gote", board: "Board", hand: "In hand", nothing: "nothing",
        start: "Start", ply: n => `Move ${n}`, first: "To the start", back: "One move back",
        forward: "One move on", last: "To the end", flip: "Turn the board", steps: "Stepping",
        language: "Language", game: "Game", arrows: "Arrows", played: "Played", best: "Best",
        expected: "Expected", summary: "Summary", turning: "Turning points",
        lead: "the lead is taken for good", told: "The move", graph: "Scores, for sente",
        moves: "Moves", more: n => `${n} more`, score: "Score for sente", loss: "Loss", bestDoes: "",
        replies: "On other replies", alternatives: "Other moves", stock: "Taking stock", openings: "Openings",
        decides: "Gunshi’s knowledge plays", decided: "Gunshi’s knowledge plays it too",
        losses: "Loss of each move",
        dear: (least, counts) => `${least} or more: ${counts.map(([sign, n]) => `${sign} ${n}`).join(", ")}`,
        remarks: "Comments of the record", return: "Back to the game", line: "Line", lines: n => `Lines of the search (${n})`, pass: "(pass)",
        before: (n, sign) => `Before move ${n}, if ${sign} did nothing`,
        foul: sign => `${sign} wins: perpetual check`, mates: (sign, plies) => plies ? `${sign} mates in ${plies}` : `${sign} has mated`,
        mate: "mate", resign: "resign", declare_win: "declare the win",
        marks: {"??": "blunder", "?": "mistake", "?!": "doubtful", "!": "good"}, colon: ": ", comma: ", ", stop: "."
    }
};

                /*******************************
                *           THE PAGE           *
                *******************************/

const LOOKS = ["played", "best", "expected"];
const STOCK = new Set(["contacts", "stock", "returns", "loses_moves", "comes_round", "wide", "weighs", "waiting",
                       "eyes", "leaves_line", "gaps", "fills", "unlikely", "may_not_give"]);
const REPLIES = new Set(["on_reply", "branch"]);
const OPENINGS = new Set(["ways", "other_ways", "transposes", "nears", "could_build"]);
const PAUSE = 900;
const MOST_TURNS = 6;
const DEAR = 80;            // from this loss on a move has a mark, and is shown what is better

// What stands around it says by options whether the viewer has its own choice of languages, at which
// move it begins, who is told where one is, moved(ply), which buttons stand beside a move,
// more(game, ply), and what stands for the place of a clause.
export function showGames(root, data,
                          {languages = true, begin = 0, moved, more = () => [], clause = place => html("code", {}, place)}) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let language = data.language, words = WORDS[language];
    let game, positions, values;            // of the game that is shown
    let ply = 0, line = null;               // line: {title, steps: [{position, text}], squares, at}
    let glance = null;                      // what the pointer is at: {position, text, squares, arrows}
    let timer = null;
    let below = "sente";
    const looks = new Set(["played", "best"]);
    let parts = {};

    function take(next) {
        game = next;
        positions = [readSfen(game.start)];
        game.moves.forEach(({move}, n) => positions.push(afterMove(positions[n], move)));
        const first = game.moves[0];
        values = [first ? senteScore(first.best_score, first.side) : {points: 0, mate: null},
                  ...game.moves.map(move => senteScore(move.score, move.side))];
    }

    const signed = (side, of = game) => SIGNS[side] + (of.names[side] || words[side]);
    const plyText = n => n ? `${words.ply(n)} ${game.texts[n - 1].move}` : words.start;
    const markOf = n => n && game.moves[n - 1].mark !== "none" ? game.moves[n - 1].mark : "";
    const markSign = mark => mark
        ? html("span", {class: "mark", "data-mark": mark, title: words.marks[mark]},
               mark, html("span", {class: "heard"}, ` ${words.marks[mark]} `))
        : null;

    // Lines beside the game

    function openLine(title, start, moves, squares, startText) {
        stop();
        const steps = lineSteps(start, moves, startText);
        line = {title, steps, squares, at: 0};
        update();
        parts.board.scrollIntoView({block: "nearest"});
        if (!calm)
            timer = setTimeout(playOn, PAUSE);
    }

    function playOn() {
        if (line.at < line.steps.length - 1) {
            line.at += 1;
            update();
            timer = setTimeout(playOn, PAUSE);
        }
    }

    const startOf = claim => claimStart(positions[ply - 1], claim, ply, plyText(ply - 1), words);

    function openClaim(claim) {
        const {start, text} = startOf(claim);
        openLine(claim, start, claim.line || [], claim.squares || [], text);
    }

    function glanceAt(claim) {
        if (line)
            return;
        const {start, text} = startOf(claim);
        glance = {position: start, text, squares: claim.squares || [], arrows: arrowsAhead(start, claim.line || [])};
        drawPosition();
    }

    function leaveGlance() {
        if (glance) {
            glance = null;
            drawPosition();
        }
    }

    // Where to go

    function go(n) {
        stop();
        line = null;
        ply = Math.max(0, Math.min(game.moves.length, n));
        moved(ply);
        update();
    }

    function turnTo(n) {
        stop();
        take(data.games[n]);
        ply = 0;
        line = null;
        build();
    }

    function stop() {
        clearTimeout(timer);
    }

    // In a line the same steps lead along it.
    function step(by) {
        if (!line)
            return go(ply + by);
        stop();
        line.at = Math.max(0, Math.min(line.steps.length - 1, line.at + by));
        update();
    }

    const KEYS = {
        ArrowLeft: () => step(-1), ArrowRight: () => step(1), k: () => step(-1), j: () => step(1),
        Home: () => step(-Infinity), End: () => step(Infinity), f: flip,
        Escape: () => { if (line) go(ply); }
    };

    function pressed(event) {
        const act = KEYS[event.key], others = event.ctrlKey || event.metaKey || event.altKey;
        if (act && !others && !event.target.closest("select, input, textarea")) {
            event.preventDefault();
            act();
            return true;
        }
        return false;
    }

    function flip() {
        below = other(below);
        update();
    }

    // Building, once for each game and language

    function build() {
        const button = (label, text, act) =>
            html("button", {type: "button", "aria-label": label, title: label, onclick: act}, text);
        parts = {
            board: html("div", {class: "drawing"}), line: html("div", {class: "line"}),
            told: html("section", {class: "told", "aria-label": words.told}),
            graph: html("div", {class: "curves", role: "slider", tabindex: 0, "aria-label": words.graph,
                                "aria-valuemin": 0, "aria-valuemax": game.moves.length,
                                onpointerdown: scrub,
                                onpointermove: event => { if (event.buttons) scrub(event); }}),
            losses: html("div", {class: "losses", role: "img", onpointerdown: scrub,
                                 onpointermove: event => { if (event.buttons) scrub(event); }}),
            live: html("p", {class: "heard", "aria-live": "polite"}),
            list: html("ol", {}, game.moves.map(({side}, n) => html("li", {class: side},
                html("button", {type: "button", onclick: () => go(n + 1)},
                     html("span", {class: "number"}, String(n + 1)),
                     game.texts[n].move, markSign(markOf(n + 1))))))
        };
        parts.toggles = LOOKS.map(look => html("button",
            {type: "button", "data-look": look, onclick: () => toggle(look)},
            svg("svg", {viewBox: "0 0 60 20", "aria-hidden": "true"},
                svg("g", {class: `arrow ${look}`, transform: "translate(0 10) scale(0.4)"},
                    svg("path", {class: "shaft", d: "M4,0 H100"}),
                    svg("path", {class: "head", d: "M100,-22 L144,0 L100,22 Z"}))),
            words[look]));
        parts.looks = html("div", {class: "looks", role: "group", "aria-label": words.arrows},
                           parts.toggles);
        root.replaceChildren(
            head(),
            html("section", {class: "board", "aria-label": words.board},
                parts.board,
                html("div", {class: "steps", role: "group", "aria-label": words.steps},
                    [["first", "«", -Infinity], ["back", "‹", -1], ["forward", "›", 1], ["last", "»", Infinity]]
                        .map(([word, sign, by]) => button(words[word], sign, () => step(by))),
                    button(words.flip, "⇅", flip)),
                parts.line,
                parts.looks),
            html("section", {class: "graph"}, html("h2", {}, words.graph), parts.graph,
                 html("h3", {}, lossesText()), parts.losses),
            parts.told,
            html("nav", {class: "moves", "aria-label": words.moves},
                 html("h2", {}, words.moves), parts.list),
            parts.live);
        parts.shown = null;
        update();
    }

    function head() {
        const lines = game.told[language], result = game.summary.result ? lines[0] : null;
        const rest = result ? lines.slice(1) : lines;
        const turns = game.summary.turning_points, lead = turns.find(({why}) => why === "lead");
        const loss = n => game.moves[n - 1].loss;
        const plies = [...new Set(turns.map(turn => turn.ply))]
            .sort((a, b) => (lead && lead.ply === b) - (lead && lead.ply === a) || loss(b) - loss(a))
            .slice(0, MOST_TURNS).sort((a, b) => a - b);
        return html("header", {},
            !languages ? null : html("div", {class: "languages", role: "group", "aria-label": words.language},
                Object.keys(WORDS).map(name => html("button",
                    {type: "button", lang: name, "aria-pressed": String(name === language),
                     onclick: () => speak(name)}, WORDS[name].name))),
            html("h1", {}, html("span", {}, signed("sente")), " ", html("span", {}, signed("gote"))),
            data.games.length > 1
                ? html("select", {"aria-label": words.game, onchange: event => turnTo(event.target.value)},
                    data.games.map((each, n) => html("option", {value: n, selected: each === game && ""},
                        `${n + 1}${words.colon}${signed("sente", each)} ${signed("gote", each)}`)))
                : null,
            html("p", {class: "event"}, game.event.join("　")),
            result ? html("p", {class: "result"}, result) : null,
            plies.length ? html("div", {class: "turns", role: "group", "aria-label": words.turning},
                html("span", {}, words.turning),
                plies.map(n => html("button", {type: "button", onclick: () => go(n)},
                    `${n} ${game.texts[n - 1].move}`, markSign(markOf(n)),
                    lead && lead.ply === n ? html("small", {}, words.lead) : null)))
                : null,
            rest.length ? html("details", {open: innerHeight >= 1200 ? "" : null},
                html("summary", {}, words.summary),
                html("ul", {}, rest.map(text => html("li", {}, text)))) : null);
    }

    function lossesText() {
        const counts = ["sente", "gote"].map(side => [SIGNS[side],
            game.moves.filter(move => move.side === side && move.loss >= DEAR).length]);
        return words.losses + words.colon + words.dear(DEAR, counts);
    }

    function speak(name) {
        stop();
        line = null;
        language = name;
        words = WORDS[name];
        document.documentElement.lang = name;
        build();
        root.querySelector(`.languages [lang=${name}]`).focus();
    }

    function toggle(look) {
        if (!looks.delete(look))
            looks.add(look);
        update();
    }

    function scrub(event) {
        const box = parts.graph.getBoundingClientRect();
        const share = (event.clientX - box.left - 46) / (box.width - 54);
        go(Math.round(share * game.moves.length));
    }

    // Drawing what is shown now

    const shownNow = () => line ? {...line.steps[line.at], squares: line.at ? [] : line.squares, arrows: shownArrows()}
        : glance || {position: positions[ply], text: plyText(ply), squares: [], arrows: shownArrows()};

    function drawPosition() {
        const {position, text, squares, arrows} = shownNow();
        const player = side =>
            html("p", {class: side === position.turn ? "player turn" : "player"}, signed(side));
        parts.board.replaceChildren(player(other(below)),
            drawBoard(position, {below, arrows, label: text, squares}),
            player(below), boardTable(position, words));
    }

    function update() {
        glance = null;
        drawPosition();
        parts.toggles.forEach(button => button.setAttribute("aria-pressed", looks.has(button.dataset.look)));
        if (parts.shown !== ply) {
            parts.shown = ply;
            parts.told.replaceChildren(...told());
            markCurrent(parts.list, ply - 1);
            const item = parts.list.children[ply - 1];
            parts.list.scrollTop = item ? item.offsetTop - parts.list.clientHeight / 2 : 0;
        }
        for (const button of parts.told.querySelectorAll("button"))
            button.setAttribute("aria-pressed", line !== null && button.line === line.title);
        showLine();
        redraw();
        const value = plyText(ply) + words.colon + scoreText(values[ply], words);
        parts.graph.setAttribute("aria-valuenow", ply);
        parts.graph.setAttribute("aria-valuetext", value);
        const mark = markOf(ply);
        parts.live.textContent = line ? line.steps[line.at].text
            : value + (mark ? words.comma + words.marks[mark] : "") + words.stop;
    }

    function markCurrent(list, at) {
        list.querySelectorAll("li button").forEach((button, n) =>
            n === at ? button.setAttribute("aria-current", "step") : button.removeAttribute("aria-current"));
    }

    function redraw() {
        const {clientWidth, clientHeight} = parts.graph;
        parts.graph.replaceChildren(drawGraph(clientWidth || 320, clientHeight || 140, values,
                                              game.moves.map(move => move.mark), ply, words));
        parts.losses.replaceChildren(drawLosses(parts.losses.clientWidth || 320, parts.losses.clientHeight || 60,
                                                game.moves, ply));
        parts.losses.setAttribute("aria-label", lossesText());
    }

    function shownArrows() {
        if (line) {
            const {last, turn} = line.steps[line.at].position;
            const drawn = line.at > 0 && last.from;
            return drawn ? [{side: other(turn), usi: last.from + last.to, look: "played"}] : [];
        }
        if (!ply)
            return [];
        const {move, best, side, line: expected} = game.moves[ply - 1];
        const arrows = {
            expected: expected.slice(1, 4).map((usi, n) =>
                ({side: n % 2 ? side : other(side), usi, look: "expected", label: String(n + 1)})),
            best: best === move ? [] : [{side, usi: best, look: "best"}],
            played: [{side, usi: move, look: "played"}]
        };
        return ["expected", "best", "played"].filter(look => looks.has(look)).flatMap(look => arrows[look]);
    }

    function showLine() {
        parts.line.hidden = !line;
        parts.looks.hidden = Boolean(line);
        if (!line)
            return;
        if (parts.line.shown !== line) {
            parts.line.shown = line;
            parts.line.replaceChildren(
                html("ol", {"aria-label": words.line}, line.steps.map(({text}, n) => html("li", {},
                    html("button", {type: "button", onclick: () => step(n - line.at)}, text)))),
                html("button", {type: "button", class: "return", onclick: () => go(ply)}, words.return));
        }
        markCurrent(parts.line, line.at);
    }

    // What is said of the move

    function opening(title, text, act, more = {}) {
        const button = html("button", {type: "button", class: "claim", onclick: act, ...more}, text);
        button.line = title;
        return button;
    }

    function claimItem(claim) {
        const shows = (claim.line && claim.line.length) || claim.squares;
        const pointed = {onpointerleave: leaveGlance, onpointerenter: event => {
            if (event.pointerType === "mouse")
                glanceAt(claim);
        }};
        return html("li", {}, shows ? opening(claim, unbroken(claim[language]), () => openClaim(claim), pointed)
                                    : html("p", {}, unbroken(claim[language])));
    }

    // The claims behind the first ones, by what they are about.
    function foldedClaims(claims, best) {
        const headings = {other: null, openings: words.openings, replies: words.replies,
                          alternatives: words.alternatives, stock: words.stock, best: `${best}${words.bestDoes}`};
        const about = ({about: of, kind}) => of === "best" ? "best" : of === "alternative" ? "alternatives"
            : REPLIES.has(kind) ? "replies" : STOCK.has(kind) ? "stock" : OPENINGS.has(kind) ? "openings" : "other";
        return Object.entries(headings).map(([name, heading]) => {
            const those = claims.filter(claim => about(claim) === name);
            return those.length ? [heading && html("h4", {}, heading), html("ul", {class: "claims"}, those.map(claimItem))] : null;
        });
    }

    // A move instead of the one that was played.
    function instead(usi, text) {
        const before = positions[ply - 1];
        return isMove(usi)
            ? opening(text, text, () => openLine(text, before, [usi], [], plyText(ply - 1)))
            : html("b", {}, words[usi] || text);
    }

    function told() {
        const remarks = game.remarks[ply];
        const comments = remarks.length
            ? html("details", {class: "remarks", open: ""}, html("summary", {}, words.remarks),
                   remarks.map(text => html("p", {}, text)))
            : null;
        const beside = more(game, ply);
        if (!ply)
            return [html("h2", {}, words.start), comments, ...beside].filter(Boolean);
        const move = game.moves[ply - 1], texts = game.texts[ply - 1];
        const own = ({kind}) => kind !== "clause" && kind !== "expected";       // these have places of their own
        const first = move.claims.slice(0, move.shown).filter(own);
        const rest = move.claims.slice(move.shown).filter(claim => claim.about !== "best" && own(claim));
        const better = move.claims.filter(claim => claim.about === "best");
        const best = move.loss >= DEAR ? better.slice(0, 1).filter(({kind}) => kind !== "judged") : [];
        const folded = [...rest, ...better.slice(best.length)];
        const same = move.decided.move === move.move;
        return [
            html("h2", {}, html("span", {class: "number"}, String(ply)), ` ${texts.move}`,
                 markSign(markOf(ply))),
            html("dl", {class: "worth"},
                html("div", {}, html("dt", {}, words.score), html("dd", {}, scoreText(values[ply], words))),
                move.best === move.move ? null : [
                    html("div", {}, html("dt", {}, words.best),
                         html("dd", {}, instead(move.best, texts.best), " ",
                              scoreText(senteScore(move.best_score, move.side), words))),
                    html("div", {}, html("dt", {}, words.loss), html("dd", {}, String(move.loss)))]),
            html("ul", {class: "claims"}, first.map(claimItem)),
            best.length ? html("div", {class: "better"}, html("h3", {}, `${texts.best}${words.bestDoes}`),
                               html("ul", {class: "claims"}, best.map(claimItem))) : null,
            folded.length ? html("details", {}, html("summary", {}, words.more(folded.length)),
                                 foldedClaims(folded, texts.best)) : null,
            move.line.length > 1 ? html("div", {class: "expected"}, html("h3", {}, words.expected),
                opening(texts, texts.line.slice(1).flatMap(text => [html("span", {class: "one"}, text), " "]),
                        () => openLine(texts, positions[ply], move.line.slice(1), [], texts.move))) : null,
            html("details", {}, html("summary", {}, words.lines(move.lines.length)),
                html("ol", {class: "claims"}, move.lines.map(({score, moves}, n) => html("li", {},
                    opening(moves, [html("b", {}, scoreText(senteScore(score, move.side), words)), " ",
                                    ...texts.lines[n].flatMap(text => [html("span", {class: "one"}, text), " "])],
                            () => openLine(moves, positions[ply - 1], moves, [], plyText(ply - 1))))))),
            html("div", {class: "decided"}, html("h3", {}, same ? words.decided : words.decides),
                html("p", {}, same ? null : [instead(move.decided.move, texts.decided), " "],
                     move.decided[language], " ", html("code", {}, move.decided.name), " ",
                     clause(move.decided.clause))),
            comments,
            ...beside
        ].filter(Boolean);
    }

    take(data.games[0]);
    ply = Math.min(game.moves.length, Math.max(0, begin));
    build();
    const size = new ResizeObserver(redraw);
    size.observe(root);
    return {key: pressed, go, leave: () => { stop(); size.disconnect(); }};
}

const carried = document.getElementById("games");
if (carried) {
    let saving = null;              // browsers let no page change its address many times a second
    const save = ply => {
        clearTimeout(saving);
        saving = setTimeout(() => history.replaceState(null, "", `#${ply}`), 300);
    };
    const {key} = showGames(document.querySelector("main"), JSON.parse(carried.textContent),
                            {begin: Number(location.hash.slice(1)) || 0, moved: save});
    document.addEventListener("keydown", key);
}
