/*  Parts that several rooms of the page show: reasons as trees, claims, dialogs. */

import {html, unbroken} from "./board.js";

export const button = (text, act, attributes = {}) =>
    html("button", {type: "button", onclick: act, ...attributes}, text);

const FOCUSABLE = "button, input, select, summary, a, [tabindex]";
// A button whose words change when it is pressed keeps its data-name.
const nameOf = node => node.dataset.name || node.getAttribute("aria-label") || node.textContent;

// The children of node are others now; who was among them with the keyboard is again, at the nearest that
// has the same name, or else in the same place.
export function redraw(node, ...children) {
    const was = document.activeElement, within = was !== node && node.contains(was);
    const able = () => [...node.querySelectorAll(FOCUSABLE)].filter(each => each === was || !each.disabled);
    const place = within ? able().indexOf(was) : -1, name = within && nameOf(was);
    node.replaceChildren(...children);
    if (within) {
        const all = able(), far = each => Math.abs(all.indexOf(each) - place);
        const next = all.filter(each => nameOf(each) === name).sort((a, b) => far(a) - far(b))[0]
            || all[Math.min(Math.max(0, place), all.length - 1)];
        if (next)
            next.focus({preventScroll: true});
    }
}

// Lines with the branches │ ├─ └─ as nested lists that fold; other lines are paragraphs. clause(place)
// makes what stands for the place of a clause at the end of a line, kb/shogi/strategy.pl:31.
export function reasonTree(lines, clause) {
    const root = {below: []}, open = [root];
    for (const line of lines) {
        const drawn = /^\s*(?:[│ ] {2})*[├└]─ /.exec(line);
        const text = (drawn ? line.slice(drawn[0].length) : line).trim();
        if (!text)
            continue;
        const depth = drawn ? Math.floor(drawn[0].length / 3) : 0;
        const base = drawn ? depth : 0;
        while (open.length > Math.max(1, base))
            open.pop();
        const node = {text, below: []};
        open[open.length - 1].below.push(node);
        if (drawn)
            open.push(node);
    }
    const told = text => {
        const found = /^(.*?)\s{2,}(\S+\.pl:\d+)(.*)$/.exec(text);
        return found ? [...unbroken(found[1]), " ", clause(found[2]), ...unbroken(found[3])] : unbroken(text);
    };
    const item = node => {
        if (!node.below.length)
            return html("li", {}, html("p", {}, told(node.text)));
        const below = list(node.below);
        const fold = button("▾", () => {
            below.hidden = !below.hidden;
            fold.textContent = below.hidden ? "▸" : "▾";
            fold.setAttribute("aria-expanded", String(!below.hidden));
        }, {class: "fold", "aria-expanded": "true", "aria-label": node.text});
        return html("li", {}, html("p", {}, fold, told(node.text)), below);
    };
    const list = nodes => html("ul", {}, nodes.map(item));
    return html("div", {class: "tree"}, list(root.below));
}

// The claims as buttons: show(claim) shows what can be shown on the board, glance(claim) as long as the
// pointer is there, which leave() ends.
export function claimList(claims, language, {show, glance, leave}) {
    return html("ul", {class: "claims"}, claims.map(claim => {
        const shows = (claim.line && claim.line.length) || claim.squares;
        if (!shows)
            return html("li", {}, html("p", {}, unbroken(claim[language])));
        return html("li", {}, button(unbroken(claim[language]), () => show(claim),
                                     {class: "claim", onpointerleave: leave, onpointerenter: event => {
                                         if (event.pointerType === "mouse")
                                             glance(claim);
                                     }}));
    }));
}

// A dialog of the browser's own, which keeps the focus and closes with Escape.
export function dialog(title, content, close) {
    const node = html("dialog", {"aria-label": title},
        html("form", {method: "dialog"},
            html("h2", {}, title), content,
            html("div", {class: "row end"}, html("button", {value: "close"}, close))));
    document.body.append(node);
    node.addEventListener("close", () => node.remove());
    node.showModal();
    return node;
}

export const scoreWord = (score, words) => {
    if (score === null)
        return "";
    if (typeof score === "object")
        return words.mateIn(score.mate);
    return score > 0 ? `+${score}` : String(score).replace("-", "−");
};
