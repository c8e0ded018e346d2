/*  A game of shogi explained, to be stepped through: the board with its hands, what is claimed of
    each move, the lines that show it, the graph of the scores, the list of moves.

    Everything is drawn from the data that prolog/gunshi/words/explained_page.pl writes, with text
    nodes only: names and comments in records are a stranger's. A page that carries its games as
    JSON in #games shows them; another one imports what it needs.
*/

                /*******************************
                *          POSITIONS           *
                *******************************/

// A position has board, a Map of squares as USI names them to {kind, side}; hands, for each side
// the counts of kinds; turn; and last, {from, to} of the move that led to it. Kinds are the letters
// of SFEN.

const RANKS = "abcdefghi";
const HAND = ["R", "B", "G", "S", "N", "L", "P"];
const NUMERALS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
const FACES = {
    P: "歩", L: "香", N: "桂", S: "銀", G: "金", B: "角", R: "飛", K: "玉",
    "+P": "と", "+L": "杏", "+N": "圭", "+S": "全", "+B": "馬", "+R": "龍"
};
const NAMES = {...FACES, "+L": "成香", "+N": "成桂", "+S": "成銀"};
const SIGNS = {sente: "▲", gote: "△"};

const other = side => side === "sente" ? "gote" : "sente";
const numeral = n => n < 11 ? NUMERALS[n] : "十" + NUMERALS[n - 10];
const isMove = usi => /^([1-9][a-i]|[PLNSGBR]\*)[1-9][a-i]/.test(usi);

export function readSfen(sfen) {
    const [rows, turn, inHand] = sfen.split(" ");
    const board = new Map(), hands = {sente: {}, gote: {}};
    const sideOf = letters => letters === letters.toUpperCase() ? "sente" : "gote";
    rows.split("/").forEach((row, rank) => {
        let file = 9;
        for (const [piece] of row.matchAll(/\d|\+?[a-z]/gi)) {
            if (/\d/.test(piece)) {
                file -= Number(piece);
            } else {
                board.set(file + RANKS[rank], {kind: piece.toUpperCase(), side: sideOf(piece)});
                file -= 1;
            }
        }
    });
    for (const [, count, piece] of inHand.matchAll(/(\d*)([a-z])/gi))
        hands[sideOf(piece)][piece.toUpperCase()] = Number(count || 1);
    return {board, hands, turn: turn === "b" ? "sente" : "gote", last: null};
}

export function afterMove(position, usi) {
    const {turn} = position, board = new Map(position.board), to = usi.slice(2, 4);
    const hand = {...position.hands[turn]};
    const drop = usi[1] === "*", from = drop ? null : usi.slice(0, 2);
    if (drop) {
        hand[usi[0]] -= 1;
        board.set(to, {kind: usi[0], side: turn});
    } else {
        const {kind} = board.get(from), taken = board.get(to);
        if (taken) {
            const plain = taken.kind.replace("+", "");
            hand[plain] = (hand[plain] || 0) + 1;
        }
        board.delete(from);
        board.set(to, {kind: usi.endsWith("+") ? "+" + kind : kind, side: turn});
    }
    return {board, hands: {...position.hands, [turn]: hand}, turn: other(turn), last: {from, to}};
}

// The move as records write it, with the square it comes from.
export function moveText(position, usi) {
    const to = usi.slice(2, 4), drop = usi[1] === "*", from = usi.slice(0, 2);
    const rank = square => RANKS.indexOf(square[1]) + 1;
    const kind = drop ? usi[0] : position.board.get(from).kind;
    const place = position.last && position.last.to === to ? "同　"
        : String.fromCodePoint(0xFF10 + Number(to[0])) + NUMERALS[rank(to)];
    return SIGNS[position.turn] + place + NAMES[kind] + (usi.endsWith("+") ? "成" : "")
        + (drop ? "打" : `(${from[0]}${rank(from)})`);
}

                /*******************************
                *           ELEMENTS           *
                *******************************/

function filled(node, attributes, children) {
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on"))
            node.addEventListener(key.slice(2), value);
        else if (value !== null && value !== false)
            node.setAttribute(key, value);
    }
    node.append(...children.flat().filter(child => child !== null));
    return node;
}

const html = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);
const svg = (name, attributes = {}, ...children) =>
    filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

                /*******************************
                *          THE BOARD           *
                *******************************/

const LEFT = 14, TOP = 150, WIDE = 100, HIGH = 108, SLOT = 124;
const RIGHT = LEFT + 9 * WIDE, BOTTOM = TOP + 9 * HIGH;
const OUTLINE = "M0,-47 L29,-37 L40,45 L-40,45 L-29,-37 Z";
const SIZES = {K: 1, R: 0.98, B: 0.98, G: 0.94, S: 0.94, N: 0.9, L: 0.88, P: 0.84};

const stands = (x, y, turned) => `translate(${x} ${y})${turned ? " rotate(180)" : ""}`;

function piece(x, y, kind, turned) {
    const size = SIZES[kind.replace("+", "")];
    return svg("g", {class: kind[0] === "+" ? "piece promoted" : "piece",
                     transform: `${stands(x, y, turned)} scale(${size})`},
               svg("path", {d: OUTLINE}),
               svg("text", {y: 24}, FACES[kind]));
}

// Where things stand in the drawing, by the side that sits below.
function places(position, below) {
    const at = square => {
        const column = 9 - Number(square[0]), row = RANKS.indexOf(square[1]);
        return below === "sente"
            ? [LEFT + (column + 0.5) * WIDE, TOP + (row + 0.5) * HIGH]
            : [LEFT + (8.5 - column) * WIDE, TOP + (8.5 - row) * HIGH];
    };
    const held = side => HAND.filter(kind => position.hands[side][kind] > 0);
    const inHand = (side, kind) => {
        const kinds = held(side);
        const along = 96 + Math.max(kinds.length - 1 - kinds.indexOf(kind), 0) * SLOT;
        return side === below ? [RIGHT - along, BOTTOM + 70] : [LEFT + along, 56];
    };
    return {at, held, inHand};
}

// One move as an arrow; from its hand when it drops. It is told by its line and head, not by colour.
function arrow({at, inHand}, side, usi, look, label) {
    const to = at(usi.slice(2, 4)), drop = usi[1] === "*";
    const from = drop ? inHand(side, usi[0]) : at(usi.slice(0, 2));
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) * 180 / Math.PI;
    const tip = length - 34, neck = tip - 40, start = look === "played" ? 0 : 24;
    const shaft = `M${Math.min(start, neck - 10)},0 H${neck}`;
    const head = `M${neck},-24 L${tip},0 L${neck},24 Z`;
    return svg("g", {class: `arrow ${look}`, transform: `translate(${from[0]} ${from[1]})`},
        drop && look === "played" ? svg("path", {class: "ghost", d: OUTLINE}) : null,
        svg("g", {transform: `rotate(${angle})`},
            svg("path", {class: "halo", d: `${shaft} ${head}`}),
            svg("path", {class: "shaft", d: shaft}),
            svg("path", {class: "head", d: head})),
        label ? svg("g", {transform: `rotate(${angle}) translate(${neck - 4}) rotate(${-angle})`},
                    svg("circle", {r: 23}), svg("text", {y: 12}, label)) : null);
}

// below: the side that sits below; squares: claims' {square, role}; arrows: {side, usi, look, label}
export function drawBoard(position, {below, squares, arrows, label}) {
    const where = places(position, below), {at, held, inHand} = where;
    const grid = [], pieces = [], marks = [];
    for (let n = 0; n <= 9; n++)
        grid.push(`M${LEFT + n * WIDE},${TOP} V${BOTTOM} M${LEFT},${TOP + n * HIGH} H${RIGHT}`);
    const labels = [...RANKS].flatMap((rank, n) => [
        svg("text", {class: "coordinate", x: at(`${n + 1}a`)[0], y: TOP - 12}, String(n + 1)),
        svg("text", {class: "coordinate", x: RIGHT + 23, y: at(`1${rank}`)[1] + 10}, NUMERALS[n + 1])
    ]);
    const lit = (square, name) => {
        const [x, y] = at(square);
        return svg("rect", {class: name, x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH});
    };
    if (position.last)
        marks.push(lit(position.last.to, "last"),
                   position.last.from ? lit(position.last.from, "left") : null);
    for (const [square, {kind, side}] of position.board)
        pieces.push(piece(...at(square), kind, side !== below));
    for (const side of ["sente", "gote"]) {
        for (const kind of held(side)) {
            const [x, y] = inHand(side, kind), count = position.hands[side][kind];
            const turned = side !== below;
            pieces.push(piece(x, y, kind, turned));
            if (count > 1)
                pieces.push(svg("text", {class: "count", transform: `${stands(x, y, turned)} translate(56 14)`},
                                numeral(count)));
        }
    }
    const roles = squares.map(({square, role}) => {
        const [x, y] = at(square);
        return role === "target" || role === "behind"
            ? svg("circle", {class: `role ${role}`, cx: x, cy: y, r: 49})
            : svg("rect", {class: "role", x: x - 47, y: y - 51, width: 94, height: 102, rx: 8});
    });
    return svg("svg", {viewBox: `0 0 960 ${BOTTOM + 130}`, role: "img", "aria-label": label},
        [0, BOTTOM + 14].map(y =>
            svg("rect", {class: "tray", x: LEFT, y, width: RIGHT - LEFT, height: 112, rx: 8})),
        svg("rect", {class: "wood", x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP}),
        marks,
        svg("path", {class: "grid", d: grid.join(" ")}),
        [3, 6].flatMap(column => [3, 6].map(row => svg("circle",
            {class: "star", r: 6, cx: LEFT + column * WIDE, cy: TOP + row * HIGH}))),
        labels, pieces, roles,
        arrows.map(({side, usi, look, label}) => arrow(where, side, usi, look, label)));
}

// The same for who hears the page: a table, and the hands.
function boardTable(position, words) {
    const hand = side => HAND.filter(kind => position.hands[side][kind] > 0)
        .map(kind => FACES[kind] + numeral(position.hands[side][kind])).join(" ") || words.nothing;
    const files = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    return html("div", {class: "heard"}, html("table", {},
        html("caption", {}, `${words.board}. ${words.hand}: ▲ ${hand("sente")}, △ ${hand("gote")}`),
        html("tr", {}, html("td"), files.map(file => html("th", {scope: "col"}, String(file)))),
        [...RANKS].map((rank, n) => html("tr", {}, html("th", {scope: "row"}, NUMERALS[n + 1]),
            files.map(file => {
                const piece = position.board.get(file + rank);
                return html("td", {}, piece ? SIGNS[piece.side] + NAMES[piece.kind] : "");
            })))));
}

                /*******************************
                *            SCORES            *
                *******************************/

const EDGE = 2000;

// A score of the data is for the mover; here it is sente's: {points, mate: who mates, plies}.
function senteScore(score, side) {
    const sign = side === "sente" ? 1 : -1;
    if (typeof score === "number")
        return {points: sign * score, mate: null};
    const mate = score.mate > 0 ? side : other(side);
    return {points: mate === "sente" ? EDGE : -EDGE, mate, plies: Math.abs(score.mate)};
}

function scoreText({points, mate, plies}, words) {
    if (mate)
        return words.mates(SIGNS[mate], plies);
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

// The graph of the scores, sente's above: values after each move, from the start's on.
function drawGraph(width, height, values, marks, ply, words) {
    const pad = 8, left = 46, inner = width - left - pad;
    const x = n => left + (values.length > 1 ? inner * n / (values.length - 1) : 0);
    const cut = points => Math.max(-EDGE, Math.min(EDGE, points));
    const y = points => pad + (height - 2 * pad) * (EDGE - cut(points)) / (2 * EDGE);
    const line = values.map(({points}, n) => `${n ? "L" : "M"}${x(n).toFixed(1)},${y(points).toFixed(1)}`)
        .join(" ");
    const level = points => svg("path", {class: points ? "level" : "level zero",
                                         d: `M${left},${y(points)} H${width - pad}`});
    const scale = (points, text) => svg("text", {x: left - 8, y: y(points) + 4}, text);
    const spot = (n, mark) => {
        const [cx, cy] = [x(n), y(values[n].points)];
        if (mark === "!")
            return svg("path", {class: "spot good", d: `M${cx},${cy - 5} l5,5 -5,5 -5,-5 Z`});
        return svg("circle", {class: mark === "?!" ? "spot hollow" : "spot", cx, cy,
                              r: mark === "??" ? 5.5 : 3.5});
    };
    const mates = [];       // where one begins, with room for the word
    values.forEach(({mate}, n) => {
        if (mate && !(values[n - 1] || {}).mate && !(x(n) - x(mates[mates.length - 1]) < 40))
            mates.push(n);
    });
    return svg("svg", {viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true"},
        [EDGE, EDGE / 2, 0, -EDGE / 2, -EDGE].map(level),
        scale(EDGE, "▲2000"), scale(0, "0"), scale(-EDGE, "△2000"),
        svg("path", {class: "area", d: `${line} L${x(values.length - 1)},${y(0)} L${left},${y(0)} Z`}),
        svg("path", {class: "curve", d: line}),
        mates.map(n => svg("text", {class: "mate", x: Math.min(x(n), width - pad - 16),
                                    y: y(values[n].points * 0.8) + 4}, words.mate)),
        marks.map((mark, n) => mark === "none" ? null : spot(n + 1, mark)),
        svg("path", {class: "now", d: `M${x(ply)},${pad} V${height - pad}`}),
        svg("circle", {class: "now", cx: x(ply), cy: y(values[ply].points), r: 5}));
}

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
        decides: "軍師の知識では", decided: "軍師の知識でも同じ手",
        remarks: "棋譜の注釈", return: "本譜に戻る", line: "手順", pass: "（手抜き）",
        before: (n, sign) => `${n}手目の前、${sign}が指さないと`,
        mates: (sign, plies) => plies ? `${sign}の${plies}手詰` : `${sign}の詰み`,
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
        decides: "Gunshi’s knowledge plays", decided: "Gunshi’s knowledge plays it too",
        remarks: "Comments of the record", return: "Back to the game", line: "Line", pass: "(pass)",
        before: (n, sign) => `Before move ${n}, if ${sign} did nothing`,
        mates: (sign, plies) => plies ? `${sign} mates in ${plies}` : `${sign} has mated`,
        mate: "mate", resign: "resign", declare_win: "declare the win",
        marks: {"??": "blunder", "?": "mistake", "?!": "doubtful", "!": "good"}, colon: ": ", comma: ", ", stop: "."
    }
};

                /*******************************
                *           THE PAGE           *
                *******************************/

const LOOKS = ["played", "best", "expected"];
const PAUSE = 900;
const MOST_TURNS = 6;
const DEAR = 80;            // from this loss on a move has a mark, and is shown what is better

export function showGames(root, data) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let language = data.language, words = WORDS[language];
    let game, positions, values;            // of the game that is shown
    let ply = 0, line = null;               // line: {title, steps: [{position, text}], squares, at}
    let timer = null, saving = null;
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
        let position = start;
        const steps = [{position, text: startText}];
        for (const usi of moves) {
            const text = moveText(position, usi);
            position = afterMove(position, usi);
            steps.push({position, text});
        }
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

    function openClaim(claim) {
        const before = positions[ply - 1];
        let start = before, text = plyText(ply - 1);
        if (claim.from !== "before") {
            start = afterMove(before, claim.move);
            text = moveText(before, claim.move) + (claim.pass ? words.pass : "");
        } else if (claim.pass) {
            text = words.before(ply, SIGNS[before.turn]);
        }
        if (claim.pass)
            start = {...start, turn: other(start.turn)};
        openLine(claim, start, claim.line || [], claim.squares || [], text);
    }

    // Where to go

    function go(n) {
        stop();
        line = null;
        ply = Math.max(0, Math.min(game.moves.length, n));
        clearTimeout(saving);       // browsers let no page change its address many times a second
        saving = setTimeout(() => history.replaceState(null, "", `#${ply}`), 300);
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
        }
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
            html("section", {class: "graph"}, html("h2", {}, words.graph), parts.graph),
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
            html("div", {class: "languages", role: "group", "aria-label": words.language},
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

    function update() {
        const now = line ? line.steps[line.at] : {position: positions[ply], text: plyText(ply)};
        const player = side =>
            html("p", {class: side === now.position.turn ? "player turn" : "player"}, signed(side));
        parts.board.replaceChildren(player(other(below)),
            drawBoard(now.position, {below, arrows: shownArrows(), label: now.text,
                                     squares: line && line.at === 0 ? line.squares : []}),
            player(below), boardTable(now.position, words));
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
        parts.live.textContent = line ? now.text
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

    function opening(title, text, act) {
        const button = html("button", {type: "button", class: "claim", onclick: act}, text);
        button.line = title;
        return button;
    }

    function claimItem(claim) {
        const shows = (claim.line && claim.line.length) || claim.squares;
        return html("li", {}, shows ? opening(claim, claim[language], () => openClaim(claim))
                                    : html("p", {}, claim[language]));
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
        if (!ply)
            return [html("h2", {}, words.start), comments].filter(Boolean);
        const move = game.moves[ply - 1], texts = game.texts[ply - 1];
        const own = claim => claim.kind !== "clause";       // it is told as what is decided
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
                                 html("ul", {class: "claims"}, folded.map(claimItem))) : null,
            move.line.length > 1 ? html("div", {class: "expected"}, html("h3", {}, words.expected),
                opening(texts, texts.line.slice(1).flatMap(text => [html("span", {class: "one"}, text), " "]),
                        () => openLine(texts, positions[ply], move.line.slice(1), [], texts.move))) : null,
            html("div", {class: "decided"}, html("h3", {}, same ? words.decided : words.decides),
                html("p", {}, same ? null : [instead(move.decided.move, texts.decided), " "],
                     move.decided[language], " ", html("code", {}, move.decided.name), " ",
                     html("code", {}, move.decided.clause))),
            comments
        ].filter(Boolean);
    }

    take(data.games[0]);
    ply = Math.min(game.moves.length, Math.max(0, Number(location.hash.slice(1)) || 0));
    build();
    document.addEventListener("keydown", pressed);
    new ResizeObserver(redraw).observe(root);
}

const carried = document.getElementById("games");
if (carried)
    showGames(document.querySelector("main"), JSON.parse(carried.textContent));
