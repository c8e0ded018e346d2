/*  Scores of a game and what each move lost, as graphs over its moves. */

import {SIGNS, other, svg} from "./board.js";

                /*******************************
                *            SCORES            *
                *******************************/

export const EDGE = 2000;
const FOUL = 29800;         // from here on it is a result by the rules: perpetual check

// A score of the data is for the mover; here it is sente's: {points, mate: who mates, plies}.
export function senteScore(score, side) {
    const sign = side === "sente" ? 1 : -1;
    if (typeof score === "number")
        return {points: sign * score, mate: null};
    const mate = score.mate > 0 ? side : other(side);
    return {points: mate === "sente" ? EDGE : -EDGE, mate, plies: Math.abs(score.mate)};
}

export function scoreText({points, mate, plies}, words) {
    if (mate)
        return words.mates(SIGNS[mate], plies);
    if (Math.abs(points) >= FOUL)
        return words.foul(SIGNS[points > 0 ? "sente" : "gote"]);
    return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

// The graph of the scores, sente's above: values after each move, from the start's on.
export function drawGraph(width, height, values, marks, ply, words) {
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
                *            LOSSES            *
                *******************************/

const DEAREST = 1000;       // a bar is no longer

// What each move lost, a bar for each: sente's upwards, gote's downwards, as long as the square root
// says, so that a small loss is seen beside a large one. The scale along is that of the scores.
export function drawLosses(width, height, moves, ply) {
    const pad = 8, left = 46, inner = width - left - pad, middle = height / 2;
    const x = n => left + (moves.length ? inner * n / moves.length : 0);
    const wide = Math.max(1, Math.min(8, inner / Math.max(1, moves.length) - 1));
    const long = loss => (middle - 3) * Math.sqrt(Math.min(loss, DEAREST) / DEAREST);
    const scale = (y, sign) => svg("text", {x: left - 8, y}, sign);
    return svg("svg", {viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true"},
        svg("path", {class: "level zero", d: `M${left},${middle} H${width - pad}`}),
        scale(middle - 6, SIGNS.sente), scale(middle + 15, SIGNS.gote),
        moves.map(({side, loss, mark}, n) => loss > 0
            ? svg("rect", {class: mark === "none" || mark === "!" ? "bar" : "bar marked", x: (x(n + 1) - wide / 2).toFixed(1),
                           y: (side === "sente" ? middle - long(loss) : middle).toFixed(1),
                           width: wide.toFixed(1), height: long(loss).toFixed(1)})
            : null),
        svg("path", {class: "now", d: `M${x(ply)},2 V${height - 2}`}));
}
