/*  What can be looked at in a position: the moves of the joseki and of books of games, the best moves by
    a search, and what lies over the board: the squares of plans and castles, how often pieces were
    dropped where.
*/

import {SIGNS, html, isMove, unbroken} from "./board.js";
import {drawJosekiGraph} from "./josekigraph.js";
import {button, scoreWord} from "./parts.js";
import {chooseFile, fileBytes} from "./record.js";
import {ask} from "./talk.js";

const REST = 300;               // milliseconds at a place before candidates are looked for there

// board has play(usi), lineText(moves), openLine(moves, title), closeLine(), overlay(marks), changed(), open(), whether
// the game goes on here and nobody thinks, and askHere(name, values), which gives undefined where one has
// stepped on before the answer came.
export function makeLooks(page, board) {
    const {guarded} = page;
    const nodes = {candidates: html("div", {class: "joseki"}), joseki: html("div", {class: "joseki"}),
                   overlay: html("select", {onchange: event => lay(event.target.value)})};
    let joseki = null, books = null, candidates = null;     // what is shown, or null
    let wanted = false, seeking = false, again = false, resting = null;     // of candidates
    let overlay = "", castles = null;

    // The place is another one. Candidates that are wanted are those of where one rests.
    function leave() {
        candidates = null;
        drawCandidates();
        clearTimeout(resting);
        if (wanted)
            resting = setTimeout(seekHere, REST);
    }

    async function seekHere() {
        if (await board.open())
            seek();
    }

    function follow() {
        leave();
        if (joseki)
            askJoseki();
        if (overlay)
            lay(overlay);
    }

    // Joseki, and books of games

    async function askJoseki() {
        const [lines, graph, played] = await Promise.all(["joseki", "joseki_graph", "books"].map(name => board.askHere(name)));
        if (lines && graph && played && joseki) {
            joseki = {...lines, ...graph};
            books = played.books;
            drawJoseki();
        }
    }

    function showJoseki() {
        joseki = joseki ? null : {moves: null};
        drawJoseki();
        if (joseki)
            askJoseki();
    }

    async function changeBooks(name, values) {
        const answer = await guarded(() => ask(name, values));
        if (answer) {
            books = answer.books;
            drawJoseki();
        }
    }

    const addBook = () => chooseFile(async file =>
        changeBooks("book_add", {bytes: await fileBytes(file), name: file.name}));

    function drawJoseki() {
        const {words} = page;
        if (!joseki || !joseki.moves) {
            nodes.joseki.replaceChildren();
            return;
        }
        nodes.joseki.replaceChildren(html("h2", {}, words.joseki),
            joseki.moves.length ? html("ul", {}, joseki.moves.map(({usi, text, weight, lines, count}) => {
                const share = html("meter", {min: 0, max: joseki.weight, value: weight, "aria-label": words.weight});
                return html("li", {},
                    button([html("b", {}, text), ` ${weight} `, share, html("span", {class: "soft"}, ` ${words.linesCount(count)}`)],
                           () => board.play(usi), {class: "claim"}),
                    html("p", {class: "soft"}, lines.flatMap(({name, source}, n) => [lineLink(lines, name, source, n), " "])));
            })) : html("p", {class: "soft"}, words.josekiNone),
            drawJosekiGraph(joseki.layers, words, moves => board.openLine(moves, words.joseki)),
            ...books.map(bookNode),
            button(words.addBook, addBook));
    }

    // Of lines of one name the first is named, the others are its numbers.
    function lineLink(lines, name, source, n) {
        const nth = lines.slice(0, n).filter(each => each.name === name).length + 1;
        return button(nth > 1 ? String(nth) : name, () => page.go("knowledge", source),
                      {class: "link", title: source, "aria-label": nth > 1 ? `${name} ${nth}` : null});
    }

    // The bar is sente's share of the games that somebody won; some formats know no winner.
    function bookNode({id, name, games, moves}) {
        const {words} = page;
        return html("section", {class: "book", "aria-label": name},
            html("h3", {}, `${name} `, html("span", {class: "soft"}, words.gamesCount(games)), " ",
                 button("×", () => changeBooks("book_drop", {id}), {class: "without", title: words.dropBook, "aria-label": `${words.dropBook}: ${name}`})),
            moves.length ? html("ul", {}, moves.map(({usi, text, count, sente, gote, games: whose}) => html("li", {},
                button([html("b", {}, text), ` ${words.gamesCount(count)} `,
                        sente + gote ? [html("span", {class: "soft"}, `${SIGNS.sente}${sente} ${SIGNS.gote}${gote} `),
                            html("meter", {min: 0, max: sente + gote, value: sente, "aria-label": words.senteWon(sente, sente + gote)})] : ""],
                       () => board.play(usi), {class: "claim"}),
                html("p", {class: "soft"}, whose.map(({number, title}) => `${number} ${title}`.trim()).join("、"),
                     count > whose.length ? "…" : ""))))
                : html("p", {class: "soft"}, words.bookNone));
    }

    // The best moves by a search: arrows with their numbers, each line to be played on the board.

    function showCandidates() {
        wanted = !wanted;
        candidates = null;
        clearTimeout(resting);
        drawCandidates();
        board.closeLine();              // their arrows are on the board
        board.changed();
        if (wanted)
            seek();
    }

    // One search at a time: where one has stepped on meanwhile, the next is of the place where one is.
    async function seek() {
        if (seeking) {
            again = true;
            return;
        }
        seeking = true;
        drawCandidates();
        const answer = await board.askHere("candidates");
        seeking = false;
        if (wanted && answer)
            candidates = answer.lines.filter(({moves}) => moves.length && isMove(moves[0]));
        drawCandidates();
        board.changed();
        if (again) {
            again = false;
            if (wanted)
                seekHere();
        }
    }

    function drawCandidates() {
        const {words} = page;
        nodes.candidates.replaceChildren(...(wanted ? [html("h2", {}, words.candidates),
            !candidates ? html("p", {class: "soft"}, seeking ? "…" : "") : html("ol", {}, candidates.map(({score, moves}, n) => html("li", {},
                button([html("b", {}, `${n + 1} ${scoreWord(score, words)}`), " ", ...unbroken(board.lineText(moves))],
                       () => board.openLine(moves.filter(isMove), words.candidates), {class: "claim"}))))] : []));
    }

    // Over the board

    async function fillOverlays() {
        const {words, language} = page;
        if (!castles) {
            const answer = await guarded(() => ask("shapes"));
            castles = answer ? answer.castles : [];
        }
        const sides = ["sente", "gote"];
        nodes.overlay.setAttribute("aria-label", words.overlays);
        nodes.overlay.replaceChildren(
            html("option", {value: ""}, words.overlayNone),
            html("option", {value: "plan"}, words.planTargets), html("option", {value: "attack"}, words.attackTargets),
            ...sides.map(side => html("optgroup", {label: `${words.castleShape} ${SIGNS[side]}`}, castles.map(castle =>
                html("option", {value: `castle ${castle.name} ${side}`}, castle[language])))),
            html("optgroup", {label: words.heat}, sides.flatMap(side => Object.entries(words.kinds).map(([kind, text]) =>
                html("option", {value: `heat ${kind} ${side}`}, words.drops(words[side], text))))));
        nodes.overlay.value = overlay;
    }

    async function lay(value) {
        overlay = value;
        const [what, name, side] = value.split(" ");
        if (!what)
            return board.overlay([]);
        const answer = await (what === "heat" ? board.askHere("heat", {kind: name, side})
            : what === "castle" ? board.askHere("shape", {castle: name, side}) : board.askHere("targets", {of: what}));
        if (!answer || overlay !== value)
            return undefined;
        if (what === "heat")
            return board.overlay(answer.counts.map(({square, count}) => ({square, look: "heat",
                text: {share: (0.1 + 0.65 * Math.sqrt(count / answer.most)).toFixed(2), words: String(count)}})));
        return board.overlay(answer.marks.map(mark => ({square: mark.square,
            look: mark.stands ? `${mark.side} stands` : mark.side, text: mark.text})));
    }

    const switchTargets = () => lay(overlay ? "" : "plan").then(fillOverlays);

    function speak() {
        fillOverlays();
        drawJoseki();
        drawCandidates();
    }

    return {nodes, leave, follow, speak, showJoseki, showCandidates, switchTargets,
            booksChanged: () => { if (joseki) askJoseki(); },
            arrows: side => (candidates || []).map(({moves: [usi]}, n) => ({side, usi, look: n ? "expected" : "best", label: String(n + 1)}))};
}
