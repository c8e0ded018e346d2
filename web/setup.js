/*  A position set up by hand: pieces are chosen and put on squares; the answer is an SFEN. */

import {FACES, HAND, NAMES, NUMERALS, RANKS, SIGNS, drawBoard, html, places, readSfen, svg} from "./board.js";
import {button, redraw} from "./parts.js";
import {ask, faultText} from "./talk.js";

const STEPS = {ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const MOST = {R: 2, B: 2, G: 4, S: 4, N: 4, L: 4, P: 18};
const KINDS = ["K", "R", "B", "G", "S", "N", "L", "P", "+R", "+B", "+S", "+N", "+L", "+P"];

function writeSfen({board, hands, turn}) {
    const rows = [...RANKS].map(rank => {
        let row = "", empty = 0;
        for (let file = 9; file >= 1; file--) {
            const found = board.get(file + rank);
            if (!found) {
                empty += 1;
                continue;
            }
            row += (empty || "") + (found.side === "sente" ? found.kind : found.kind.toLowerCase());
            empty = 0;
        }
        return row + (empty || "");
    });
    const held = side => HAND.filter(kind => hands[side][kind] > 0).map(kind =>
        (hands[side][kind] > 1 ? hands[side][kind] : "") + (side === "sente" ? kind : kind.toLowerCase())).join("");
    return `${rows.join("/")} ${turn === "sente" ? "b" : "w"} ${held("sente") + held("gote") || "-"} 1`;
}

// Resolves with the SFEN, or with null when nothing is to be used.
export function setUpPosition(words, sfen) {
    return new Promise(resolve => {
        let position = {...readSfen(sfen), last: null}, chosen = {kind: "P", side: "sente"}, cursor = "5e";
        const drawing = html("div", {class: "drawing", role: "application", tabindex: 0, "aria-label": words.setupKeys, onkeydown: pressed,
                                     onfocus: drawSquares, onblur: drawSquares});
        const spoken = html("p", {class: "heard", "aria-live": "polite"});
        const fault = html("p", {class: "verdict bad", role: "alert"});
        const palette = html("div", {class: "palette", role: "group", "aria-label": words.pieces});
        const hands = html("div", {class: "fields"});
        const turn = html("select", {"aria-label": words.turnIs, onchange: () => { position.turn = turn.value; draw(); }},
            ["sente", "gote"].map(side => html("option", {value: side}, SIGNS[side] + words[side])));
        let used = null;
        const node = html("dialog", {"aria-label": words.setup, class: "setup"},
            html("h2", {}, words.setup), html("p", {class: "soft"}, words.setupLead),
            palette, drawing, spoken, hands,
            html("label", {class: "row"}, words.turnIs, turn),
            fault,
            html("div", {class: "row end"},
                button(words.clear, () => {
                    position = {board: new Map(), hands: {sente: {}, gote: {}}, turn: position.turn, last: null};
                    draw();
                }),
                button(words.cancel, () => node.close()),
                button(words.useIt, use, {class: "main"})));

        function put(square) {
            const there = position.board.get(square);
            if (there && there.kind === chosen.kind && there.side === chosen.side)
                position.board.delete(square);
            else
                position.board.set(square, {...chosen});
            draw();
        }

        function hold(side, kind, field) {
            field.value = Math.max(0, Math.min(MOST[kind], Math.floor(Number(field.value)) || 0));
            position.hands[side][kind] = Number(field.value);
            drawSquares();
        }

        // A position that cannot be is said here, and can be mended.
        async function use() {
            const made = writeSfen(position);
            fault.textContent = "";
            try {
                await ask("legal", {sfen: made});
                used = made;
                node.close();
            } catch (error) {
                fault.textContent = faultText(error, words);
            }
        }

        function tell() {
            const found = position.board.get(cursor);
            spoken.textContent = `${cursor[0]}${NUMERALS[RANKS.indexOf(cursor[1]) + 1]} ${found ? SIGNS[found.side] + NAMES[found.kind] : words.empty}`;
        }

        // The arrows move a frame, Enter puts the chosen piece there.
        function pressed(event) {
            const step = STEPS[event.key];
            if (event.ctrlKey || event.metaKey || event.altKey || !step && event.key !== "Enter")
                return;
            event.preventDefault();
            if (step) {
                const file = Math.min(9, Math.max(1, Number(cursor[0]) + step[0]));
                cursor = file + RANKS[Math.min(8, Math.max(0, RANKS.indexOf(cursor[1]) + step[1]))];
                drawSquares();
            } else {
                put(cursor);
            }
            tell();
        }

        function drawSquares() {
            const {at} = places(position, "sente");
            const picture = drawBoard(position, {below: "sente", squares: [], arrows: [], label: words.setup});
            if (drawing.matches(":focus-visible")) {
                const [x, y] = at(cursor);
                picture.append(svg("rect", {class: "cursor", x: x - 50, y: y - 54, width: 100, height: 108}));
            }
            for (const rank of RANKS) {
                for (let file = 9; file >= 1; file--) {
                    const [x, y] = at(file + rank);
                    picture.append(svg("rect", {class: "touch", x: x - 50, y: y - 54, width: 100, height: 108,
                                                onclick: () => { cursor = file + rank; put(cursor); }}));
                }
            }
            drawing.replaceChildren(picture);
        }

        function draw() {
            turn.value = position.turn;
            drawSquares();
            redraw(palette, ...["sente", "gote"].map(side => html("div", {class: "row"}, html("span", {}, SIGNS[side]),
                KINDS.map(kind => button(FACES[kind], () => { chosen = {kind, side}; draw(); },
                    {class: kind[0] === "+" ? "face promoted" : "face", "aria-label": SIGNS[side] + NAMES[kind],
                     "aria-pressed": String(chosen.kind === kind && chosen.side === side)})))));
            redraw(hands, ...["sente", "gote"].map(side => html("div", {class: "row"}, html("span", {class: "soft"}, `${SIGNS[side]} ${words.hand}`),
                HAND.map(kind => html("label", {class: "count-of"}, FACES[kind],
                    html("input", {type: "number", min: 0, max: MOST[kind], value: position.hands[side][kind] || 0,
                                   "aria-label": `${SIGNS[side]} ${words.hand} ${FACES[kind]}`,
                                   onfocus: event => event.target.select(),
                                   onchange: event => hold(side, kind, event.target)}))))));
        }

        draw();
        document.body.append(node);
        node.addEventListener("close", () => {
            node.remove();
            resolve(used);
        });
        node.showModal();
    });
}
