/*  A board one can play on: pieces are moved by click and click, by dragging, or with the keyboard,
    the squares they may go to are marked, and where a piece may promote or not one is asked.

    It knows the position and the legal moves in USI that it is told, and calls play(usi).
*/

import {FACES, NAMES, RANKS, SIGNS, HAND, boardTable, drawBoard, html, other, piece, places, svg} from "./board.js";
import {clockPlace} from "./clock.js";
import {button} from "./parts.js";

const WIDE = 100, HIGH = 108;

export function makeSeat(words, play) {
    const drawing = html("div", {class: "drawing seat", role: "application", tabindex: 0});
    const heard = html("div", {class: "heard"});
    const choice = html("div", {class: "choice", role: "dialog", hidden: ""});
    const node = html("div", {class: "seat-frame"}, drawing, choice, heard);
    let shown = {position: null, below: "sente", legal: [], arrows: [], squares: [], label: "", names: {}};
    let from = null, cursor = "5e", drag = null, plan = [];

    const moves = start => shown.legal.filter(usi => usi.startsWith(start));
    const startOf = place => place.length === 1 ? `${place}*` : place;

    function draw() {
        const {position, below, arrows, squares, label} = shown;
        const {at, held, inHand} = places(position, below);
        const picture = drawBoard(position, {below, squares, arrows, label});
        const box = (square, name) => {
            const [x, y] = at(square);
            return svg("rect", {class: name, x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH});
        };
        for (const {square, look, text} of plan) {
            const [x, y] = at(square);
            picture.append(look === "heat"
                ? svg("g", {class: "heat"}, svg("rect", {x: x - 46, y: y - 50, width: 92, height: 100,
                                                         "fill-opacity": text.share}),
                      svg("text", {x, y: y + 12}, text.words))
                : svg("g", {class: `plan ${look}`}, svg("rect", {x: x - 44, y: y - 48, width: 88, height: 96, rx: 10}),
                      svg("text", {x: x + 28, y: y - 22}, text)));
        }
        if (from) {
            if (from.length === 2)
                picture.append(box(from, "chosen"));
            for (const to of new Set(moves(startOf(from)).map(usi => usi.slice(2, 4)))) {
                const [x, y] = at(to);
                picture.append(position.board.has(to)
                    ? svg("rect", {class: "target take", x: x - 46, y: y - 50, width: 92, height: 100, rx: 8})
                    : svg("circle", {class: "target", cx: x, cy: y, r: 15}));
            }
            if (from.length === 1) {
                const [x, y] = inHand(position.turn, from);
                picture.append(svg("rect", {class: "chosen", x: x - 50, y: y - 52, width: 100, height: 104, rx: 8}));
            }
        }
        if (drawing.matches(":focus-visible"))
            picture.append(box(cursor, "cursor"));
        for (const rank of RANKS) {
            for (let file = 9; file >= 1; file--)
                picture.append(touch(box(file + rank, "touch"), file + rank));
        }
        for (const side of ["sente", "gote"]) {
            for (const kind of held(side)) {
                const [x, y] = inHand(side, kind);
                picture.append(touch(svg("rect", {class: "touch", x: x - 50, y: y - 54, width: 100, height: 108}),
                                     side === position.turn ? kind : ""));
            }
        }
        const player = side => html("p", {class: side === position.turn ? "player turn" : "player"},
            SIGNS[side] + (shown.names[side] || words()[side]), " ", clockPlace(side));
        drawing.replaceChildren(player(other(below)), picture, player(below));
        heard.replaceChildren(...boardTable(position, words()).childNodes);
    }

    function touch(rect, place) {
        rect.setAttribute("data-place", place);
        return rect;
    }

    const placeAt = event => {
        const found = document.elementFromPoint(event.clientX, event.clientY);
        const target = found && found.closest ? found.closest("[data-place]") : null;
        return target && drawing.contains(target) ? target.getAttribute("data-place") : null;
    };

    // Choosing and playing

    function pick(place) {
        choice.hidden = true;
        if (from && place && place.length === 2 && goes(from, place))
            return;
        from = place && place !== from && moves(startOf(place)).length ? place : null;
        draw();
    }

    function goes(start, to) {
        const found = moves(startOf(start) + to);
        if (!found.length)
            return false;
        from = null;
        if (found.length > 1)
            askPromotion(found, to);
        else
            play(found[0]);
        draw();
        return true;
    }

    function askPromotion(found, to) {
        const plain = found.find(usi => !usi.endsWith("+"));
        const kind = shown.position.board.get(plain.slice(0, 2)).kind;
        const choose = usi => {
            choice.hidden = true;
            drawing.focus();
            play(usi);
        };
        const face = name => html("span", {class: name[0] === "+" ? "face promoted" : "face"}, FACES[name]);
        choice.setAttribute("aria-label", words().promote);
        choice.replaceChildren(
            button([face("+" + kind), words().promotes], () => choose(plain + "+")),
            button([face(kind), words().staysPlain], () => choose(plain)));
        const [x, y] = places(shown.position, shown.below).at(to);
        choice.style.left = `${Math.min(62, Math.max(4, x / 9.6 - 18))}%`;
        choice.style.top = `${(y + 60) / 13}%`;
        choice.hidden = false;
        choice.querySelector("button").focus();
    }

    // Pointers: a press chooses, and where it is let go elsewhere the piece has been dragged there.

    drawing.addEventListener("pointerdown", event => {
        const place = placeAt(event);
        if (event.button || place === null)
            return;
        event.preventDefault();
        drawing.focus({preventScroll: true});
        if (place && place.length === 2)
            cursor = place;
        if (place && moves(startOf(place)).length && !(from && place.length === 2 && moves(startOf(from) + place).length)) {
            const again = from === place;
            from = place;
            drag = {place, x: event.clientX, y: event.clientY, ghost: null, again};
            draw();
        } else {
            pick(place);
        }
    });
    addEventListener("pointermove", event => {
        if (!drag)
            return;
        if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > 8) {
            const {position, below} = shown;
            const kind = drag.place.length === 1 ? drag.place : position.board.get(drag.place).kind;
            drag.ghost = svg("g", {class: "dragged"}, piece(0, 0, kind, position.turn !== below));
            drawing.querySelector("svg").append(drag.ghost);
        }
        if (drag.ghost) {
            const picture = drawing.querySelector("svg"), box = picture.getBoundingClientRect();
            const scale = 960 / box.width;
            drag.ghost.setAttribute("transform",
                `translate(${(event.clientX - box.left) * scale} ${(event.clientY - box.top) * scale})`);
        }
    });
    addEventListener("pointerup", event => {
        if (!drag)
            return;
        const {place, ghost, again} = drag;
        drag = null;
        if (ghost) {
            ghost.remove();
            const to = placeAt(event);
            if (!(to && to.length === 2 && goes(place, to))) {
                from = null;
                draw();
            }
        } else if (again) {
            from = null;
            draw();
        }
    });
    addEventListener("pointercancel", () => {
        drag = null;
        from = null;
        if (shown.position)
            draw();
    });

    // The keyboard: the arrows move a frame, Enter chooses; a letter chooses a piece in hand.

    const STEPS = {ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    drawing.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey)
            return;
        const step = STEPS[event.key], sign = shown.below === "sente" ? 1 : -1;
        if (step) {
            const file = Math.min(9, Math.max(1, Number(cursor[0]) + sign * step[0]));
            const rank = Math.min(8, Math.max(0, RANKS.indexOf(cursor[1]) + sign * step[1]));
            cursor = file + RANKS[rank];
            const found = shown.position.board.get(cursor);
            say(`${cursor[0]}${"一二三四五六七八九"[rank]} ${found ? SIGNS[found.side] + NAMES[found.kind] : words().empty}`);
            draw();
        } else if (event.key === "Enter") {
            pick(cursor);
        } else if (event.key === "Escape" && (from || !choice.hidden)) {
            choice.hidden = true;
            pick(null);
        } else if (HAND.includes(event.key.toUpperCase()) && event.shiftKey) {
            pick(event.key.toUpperCase());
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    });
    for (const kind of ["focus", "blur"])
        drawing.addEventListener(kind, () => { if (shown.position && !drag) draw(); });

    const spoken = html("p", {class: "heard", "aria-live": "polite"});
    node.append(spoken);
    function say(text) {
        spoken.textContent = text;
    }

    function show(next) {
        const moved = next.position && next.position !== shown.position;
        shown = {...shown, ...next};
        drawing.setAttribute("aria-label", words().boardKeys);
        if (moved) {
            from = null;
            drag = null;
            choice.hidden = true;
        }
        draw();
    }

    return {node, show, overlay: marks => { plan = marks; if (shown.position) draw(); }, focus: () => drawing.focus()};
}
