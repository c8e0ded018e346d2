/*  A position set up by hand: pieces are chosen and put on squares; the answer is an SFEN. */

import {FACES, HAND, RANKS, SIGNS, drawBoard, html, places, readSfen, svg} from "./board.js";
import {button} from "./parts.js";

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
        let position = {...readSfen(sfen), last: null}, chosen = {kind: "P", side: "sente"};
        const drawing = html("div", {class: "drawing"});
        const palette = html("div", {class: "palette", role: "group"});
        const hands = html("div", {class: "fields"});
        const turn = html("select", {"aria-label": words.turnIs, onchange: () => { position.turn = turn.value; draw(); }},
            ["sente", "gote"].map(side => html("option", {value: side}, SIGNS[side] + words[side])));
        let used = null;
        const node = html("dialog", {"aria-label": words.setup, class: "setup"},
            html("h2", {}, words.setup), html("p", {class: "soft"}, words.setupLead),
            palette, drawing, hands,
            html("label", {class: "row"}, words.turnIs, turn),
            html("div", {class: "row end"},
                button(words.clear, () => {
                    position = {board: new Map(), hands: {sente: {}, gote: {}}, turn: position.turn, last: null};
                    draw();
                }),
                button(words.cancel, () => node.close()),
                button(words.useIt, () => { used = writeSfen(position); node.close(); }, {class: "main"})));

        function put(square) {
            const there = position.board.get(square);
            if (there && there.kind === chosen.kind && there.side === chosen.side)
                position.board.delete(square);
            else
                position.board.set(square, {...chosen});
            draw();
        }

        function draw() {
            turn.value = position.turn;
            const {at} = places(position, "sente");
            const picture = drawBoard(position, {below: "sente", squares: [], arrows: [], label: words.setup});
            for (const rank of RANKS) {
                for (let file = 9; file >= 1; file--) {
                    const [x, y] = at(file + rank);
                    picture.append(svg("rect", {class: "touch", x: x - 50, y: y - 54, width: 100, height: 108,
                                                onclick: () => put(file + rank)}));
                }
            }
            drawing.replaceChildren(picture);
            palette.replaceChildren(...["sente", "gote"].map(side => html("div", {class: "row"}, html("span", {}, SIGNS[side]),
                KINDS.map(kind => button(FACES[kind], () => { chosen = {kind, side}; draw(); },
                    {class: kind[0] === "+" ? "face promoted" : "face", "aria-label": SIGNS[side] + FACES[kind],
                     "aria-pressed": String(chosen.kind === kind && chosen.side === side)})))));
            hands.replaceChildren(...["sente", "gote"].map(side => html("div", {class: "row"}, html("span", {class: "soft"}, `${SIGNS[side]} ${words.hand}`),
                HAND.map(kind => html("label", {class: "count-of"}, FACES[kind],
                    html("input", {type: "number", min: 0, max: 18, value: position.hands[side][kind] || 0,
                                   "aria-label": `${SIGNS[side]} ${words.hand} ${FACES[kind]}`,
                                   onchange: event => { position.hands[side][kind] = Math.max(0, Math.min(18, Number(event.target.value) || 0)); draw(); }}))))));
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
