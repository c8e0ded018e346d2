/*  A line of moves on a board that one plays on: its first position with the squares that a claim marks,
    then move by move, by itself or by its buttons. A glance, as long as the pointer is over a claim,
    shows where its line starts, and its first moves as numbered arrows; nothing else on the page moves.
*/

import {arrowsAhead, html, lineSteps, other} from "./board.js";
import {button, redraw} from "./parts.js";

const PAUSE = 900;              // milliseconds
export const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

// draw() draws the board, as shown() says; board is its element.
export function makeLine(page, board, draw) {
    const node = html("div", {class: "line", hidden: ""});
    let line = null, timer = null;          // line: {steps, at, squares, ahead}, of a glance with claim

    function put(start, moves, squares, text) {
        clearTimeout(timer);
        line = {steps: lineSteps(start, moves, text), at: 0, squares, ahead: [], claim: null};
    }

    function open(start, moves, squares, text) {
        put(start, moves, squares, text);
        change();
        board.scrollIntoView({block: "nearest", behavior: calm ? "auto" : "smooth"});
        if (!calm && line.steps.length > 1)
            timer = setTimeout(playOn, PAUSE);
    }

    function playOn() {
        if (line && line.at < line.steps.length - 1) {
            line.at += 1;
            change();
            timer = setTimeout(playOn, PAUSE);
        }
    }

    // A line that is open is not put away by a glance.
    function glance(claim, start, moves, squares, text) {
        if (line && (!line.claim || line.claim === claim))
            return;
        put(start, moves, squares, text);
        line.claim = claim;
        line.ahead = arrowsAhead(start, moves);
        change();
    }

    function leave() {
        if (line && line.claim) {
            close();
            draw();
        }
    }

    function close() {
        clearTimeout(timer);
        line = null;
        drawButtons();
    }

    function go(at) {
        clearTimeout(timer);
        line.at = Math.max(0, Math.min(line.steps.length - 1, at));
        change();
    }

    function change() {
        drawButtons();
        draw();
    }

    function drawButtons() {
        node.hidden = !line || Boolean(line.claim);
        if (!node.hidden)
            redraw(node,
                html("ol", {"aria-label": page.words.line}, line.steps.map(({text}, n) => html("li", {},
                    button(text, () => go(n), {"aria-current": n === line.at ? "step" : null})))),
                button(page.words.return, () => { close(); draw(); }, {class: "return"}));
    }

    // For claimList: startOf(claim) is where its line starts, {start, text}.
    function ofClaims(startOf) {
        const put = how => claim => {
            const {start, text} = startOf(claim);
            how(claim, start, claim.line || [], claim.squares || [], text);
        };
        return {show: put((claim, ...line) => open(...line)), glance: put(glance), leave};
    }

    // What the board is to show; null when there is no line.
    function shown() {
        if (!line)
            return null;
        const {position, text} = line.steps[line.at], {last, turn} = position;
        const moved = last && last.from ? [{side: other(turn), usi: last.from + last.to, look: "played"}] : [];
        return {position, legal: [], label: text, arrows: line.at ? moved : line.ahead, squares: line.at ? [] : line.squares};
    }

    return {node, open, ofClaims, leave, close, shown, speak: drawButtons,
            step: by => go(line.at + by), isOpen: () => Boolean(line && !line.claim)};
}
