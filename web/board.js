/*  The board of shogi: positions and moves as data, and the drawing of them with its hands, arrows and
    marks. Everything is drawn with text nodes only: names and comments in records are a stranger's.
*/

                /*******************************
                *          POSITIONS           *
                *******************************/

// A position has board, a Map of squares as USI names them to {kind, side}; hands, for each side
// the counts of kinds; turn; and last, {from, to} of the move that led to it. Kinds are the letters
// of SFEN.

export const RANKS = "abcdefghi";
export const HAND = ["R", "B", "G", "S", "N", "L", "P"];
export const NUMERALS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"];
export const FACES = {
    P: "歩", L: "香", N: "桂", S: "銀", G: "金", B: "角", R: "飛", K: "玉",
    "+P": "と", "+L": "杏", "+N": "圭", "+S": "全", "+B": "馬", "+R": "龍"
};
export const NAMES = {...FACES, "+L": "成香", "+N": "成桂", "+S": "成銀"};
export const SIGNS = {sente: "▲", gote: "△"};

export const other = side => side === "sente" ? "gote" : "sente";
export const numeral = n => NUMERALS[n] || "十" + NUMERALS[n - 10];
export const isMove = usi => /^([1-9][a-i]|[PLNSGBR]\*)[1-9][a-i]/.test(usi);

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

// The positions of a line, each with the text of the move that led to it.
export function lineSteps(start, moves, startText) {
    let position = start;
    const steps = [{position, text: startText}];
    for (const usi of moves) {
        const text = moveText(position, usi);
        position = afterMove(position, usi);
        steps.push({position, text});
    }
    return steps;
}

// The first moves of a line as numbered arrows.
export const arrowsAhead = (start, moves) => moves.slice(0, 4).map((usi, n) =>
    ({side: n % 2 ? other(start.turn) : start.turn, usi, look: "expected", label: String(n + 1)}));

// Where the line of a claim about the move of number ply starts: before it, or after it, and whether
// a side passes there. startText tells of the position before.
export function claimStart(before, claim, ply, startText, words) {
    let start = before, text = startText;
    if (claim.from !== "before") {
        start = afterMove(before, claim.move);
        text = moveText(before, claim.move) + (claim.pass ? words.pass : "");
    } else if (claim.pass) {
        text = words.before(ply, SIGNS[before.turn]);
    }
    if (claim.pass)
        start = {...start, turn: other(start.turn)};
    return {start, text};
}

// Letters and digits in place of the kanji, for a browser that has no font with them. Nothing may have been
// drawn before.
export function useLetters() {
    for (const kind of Object.keys(FACES))
        FACES[kind] = NAMES[kind] = kind;
    for (let n = 1; n <= 18; n++)
        NUMERALS[n] = String(n);
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
    node.append(...children.flat(Infinity).filter(child => child !== null));
    return node;
}

export const html = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);
export const svg = (name, attributes = {}, ...children) =>
    filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

// Text in which no written move is broken in two, and no side's sign stands alone.
const WRITTEN = new RegExp("([▲△☗☖](?:(?:同　?|[１-９][一二三四五六七八九])(?:成?[歩香桂銀金玉王角飛]|[と杏圭全馬龍竜])"
    + "[左右上引寄直行入打不成]*(?:\\(\\d\\d\\))?|.))");
export const unbroken = text => text.split(WRITTEN).map((part, n) =>
    n % 2 ? html("span", {class: "one"}, part) : part);

                /*******************************
                *          THE BOARD           *
                *******************************/

export const LEFT = 14, TOP = 150, WIDE = 100, HIGH = 108, SLOT = 124;
export const RIGHT = LEFT + 9 * WIDE, BOTTOM = TOP + 9 * HIGH;
const OUTLINE = "M0,-47 L29,-37 L40,45 L-40,45 L-29,-37 Z";
const SIZES = {K: 1, R: 0.98, B: 0.98, G: 0.94, S: 0.94, N: 0.9, L: 0.88, P: 0.84};

const stands = (x, y, turned) => `translate(${x} ${y})${turned ? " rotate(180)" : ""}`;

export function piece(x, y, kind, turned) {
    const size = SIZES[kind.replace("+", "")];
    return svg("g", {class: kind[0] === "+" ? "piece promoted" : "piece",
                     transform: `${stands(x, y, turned)} scale(${size})`},
               svg("path", {d: OUTLINE}),
               svg("text", {y: 24}, FACES[kind]));
}

// Where things stand in the drawing, by the side that sits below.
export function places(position, below) {
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
export function boardTable(position, words) {
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
