/*  Where the joseki leads from a position: a column for each move, the positions of the heaviest lines,
    and the moves between them, as thick as they are heavy. Lines that come together by other moves
    meet in one place.
*/

import {html, svg} from "./board.js";
import {button} from "./parts.js";

const WIDE = 132, HIGH = 46, BOX = 106;

// layers as the server tells them; show(moves) puts a line on the board.
export function drawJosekiGraph(layers, words, show) {
    if (!layers.length)
        return "";
    const places = layers.map(layer => layer.length), rows = Math.max(...places);
    const x = n => n * WIDE, y = (layer, n) => HIGH * (n + (rows - places[layer]) / 2) + HIGH / 2;
    const most = Math.max(...layers.flat().map(({weight}) => weight));
    const picture = svg("svg", {class: "ways", viewBox: `0 0 ${x(layers.length)} ${rows * HIGH}`,
                                width: x(layers.length), height: rows * HIGH, "aria-hidden": "true"});
    const node = html("div", {class: "josekigraph", role: "group", "aria-label": words.josekiGraph}, picture);
    const lines = [];                   // of each place the moves of the heaviest way to it
    for (const [n, layer] of layers.entries()) {
        lines.push(layer.map(({moves}) => {
            const best = [...moves].sort((a, b) => b.weight - a.weight)[0];
            return {text: best.text, moves: [...(n ? lines[n - 1][best.from].moves : []), best.usi]};
        }));
        for (const [k, {weight, moves}] of layer.entries()) {
            for (const {from, weight: heavy} of n ? moves : []) {
                const [x0, y0, x1, y1] = [x(n - 1) + BOX, y(n - 1, from), x(n), y(n, k)], bend = (x1 - x0) / 2;
                picture.append(svg("path", {d: `M${x0},${y0} C${x0 + bend},${y0} ${x1 - bend},${y1} ${x1},${y1}`,
                                            "stroke-width": (1 + 7 * Math.sqrt(heavy / most)).toFixed(1)}));
            }
            const {text, moves: line} = lines[n][k];
            const place = button(text, () => show(line), {"aria-label": `${words.ply(n + 1)} ${text}, ${words.weight} ${weight}`});
            place.style.left = `${x(n)}px`;
            place.style.top = `${y(n, k) - 18}px`;
            place.style.width = `${BOX}px`;
            node.append(place);
        }
    }
    node.style.height = `${rows * HIGH + 16}px`;
    return node;
}
