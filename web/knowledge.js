/*  The room of the knowledge: clauses looked for, changed in an editor, switched off, taken back; what
    a change has changed in the decisions; and what games have taught.
*/

import {html} from "./board.js";
import {makeEditor} from "./editor.js";
import {button, redraw} from "./parts.js";
import {ask} from "./talk.js";

const WORDS = {
    ja: {
        find: "知識を探す", search: "探す", own: "自分の節", off: "無効", edit: "書き直す", switchOff: "無効にする", switchOn: "有効にする",
        remove: "消す", newClause: "新しい節を書く", editor: "節", save: "保存", cancel: "やめる", good: "書ける",
        checking: "確かめています…", replaces: place => `${place} に代えて`, effect: "この局面の決定", before: "前", after: "後",
        same: "変わらない", line: "棋譜の中で変わった手", comparing: "比べています…", none: "棋譜の手はどれも変わらない",
        undo: "最後の変更を取り消す", undone: "取り消した", history: "変更の記録", vocabulary: "書ける言葉", predicates: "述語", bodies: "規則の中で使える語",
        more: n => `ほか${n}件`, nothing: "見つからない", lessons: "対局から学んだこと", learn: "この対局から学ぶ（負けた側として）",
        unlearn: "忘れる", noLessons: "まだない", learning: "学んでいます…", lead: "節の名前、日本語の文、述語などの一部", removed: "取り消し済み",
        saved: "保存した", complete: "語を補う", offered: n => `候補は${n}語`, noOffer: "合う語がない", faultAt: (line, column) => `${line}行${column}字目へ`,
        order: "自分の節は元からの節より先に試されます。"
    },
    en: {
        find: "Look for clauses", search: "Search", own: "your own", off: "disabled", edit: "Change", switchOff: "Disable", switchOn: "Enable",
        remove: "Remove", newClause: "Write a new clause", editor: "Clause", save: "Save", cancel: "Cancel", good: "It can be said",
        checking: "Checking…", replaces: place => `in place of ${place}`, effect: "The decision in this position", before: "Before", after: "Now",
        same: "unchanged", line: "Moves of the game that change", comparing: "Comparing…", none: "no move of the game changes",
        undo: "Take the last change back", undone: "Taken back", history: "Changes", vocabulary: "What can be said", predicates: "Predicates", bodies: "Words for rules",
        more: n => `${n} more`, nothing: "Nothing found", lessons: "What games have taught", learn: "Learn from the game (as the side that lost)",
        unlearn: "Unlearn", noLessons: "Nothing yet", learning: "Learning…", lead: "A part of a name, a sentence, a predicate", removed: "undone",
        saved: "Saved", complete: "Complete a word", offered: n => n === 1 ? "1 word" : `${n} words`, noOffer: "No word fits",
        faultAt: (line, column) => `to line ${line}, column ${column}`, order: "Your own clauses are tried before the shipped ones."
    }
};

export function makeRoom(page) {
    const node = html("main", {class: "knowledge"});
    const parts = {};
    let found = null, editing = null, effects = null, changes = null, checking = null;
    let sought = "strategy", searches = 0;
    const unfolded = new Set();
    const words = () => WORDS[page.language];

    function build() {
        const said = words();
        parts.sought = html("input", {type: "search", value: sought, "aria-label": said.find, placeholder: said.lead});
        parts.found = html("div", {class: "found"});
        parts.editor = html("section", {class: "editor", "aria-label": said.editor});
        parts.effects = html("section", {class: "effects", "aria-live": "polite"});
        parts.history = html("div", {});
        parts.vocabulary = html("div", {});
        parts.lessons = html("div", {});
        node.replaceChildren(
            html("section", {class: "finder"},
                html("form", {class: "row", onsubmit: event => { event.preventDefault(); find(parts.sought.value); }},
                    parts.sought, html("button", {type: "submit"}, said.search),
                    button(said.newClause, () => edit("", null))),
                html("p", {class: "soft"}, said.order),
                parts.found),
            html("section", {class: "workshop"},
                parts.editor, parts.effects,
                html("div", {class: "row"}, button(said.undo, undo)),
                folded("history", history), folded("lessons", lessons), folded("vocabulary", vocabulary)));
        showFound();
        showEditor();
        check();
        showEffects();
    }

    // What is looked at now and then: it is filled when it is unfolded, and in the other language again.
    function folded(name, fill) {
        return html("details", {open: unfolded.has(name) ? "" : null, ontoggle: ({target}) => {
            unfolded[target.open ? "add" : "delete"](name);
            if (target.open)
                fill();
        }}, html("summary", {}, words()[name]), parts[name]);
    }

    // What was looked for last is shown, whichever answer comes last.
    async function find(text, name = false) {
        sought = text;
        searches += 1;
        const mine = searches;
        const answer = await page.guarded(() => name ? ask("clause", {name: text}) : ask("find", {text}));
        if (mine === searches) {
            found = answer;
            showFound();
        }
        return found;
    }

    // Each clause has the same buttons; who hears or comes by keyboard is told of which clause one is.
    const labelled = (text, {source}, act, name = null) =>
        button(text, act, {"aria-label": `${text}: ${source}`, "data-name": name && `${name} ${source}`});

    function showFound() {
        const said = words();
        if (!found)
            return;
        redraw(parts.found,
            ...found.clauses.map(clause => html("article", {class: clause.state === "off" ? "clause off" : "clause"},
                html("div", {class: "row"},
                    html("code", {}, clause.source),
                    clause.own ? html("span", {class: "tag"}, said.own) : "",
                    clause.state === "off" ? html("span", {class: "tag"}, said.off) : ""),
                html("pre", {}, clause.text.trimEnd()),
                html("div", {class: "row"},
                    labelled(said.edit, clause, () => edit(clause.text.trimEnd(), clause.source)),
                    clause.state === "off"
                        ? labelled(said.switchOn, clause, () => change("switch", {name: clause.source, on: true}), "switch")
                        : labelled(said.switchOff, clause, () => change("switch", {name: clause.source, on: false}), "switch"),
                    clause.own ? labelled(said.remove, clause, () => change("remove", {name: clause.source})) : ""))),
            found.clauses.length ? "" : html("p", {}, said.nothing),
            found.more ? html("p", {class: "soft"}, said.more(found.more)) : "");
    }

    // The editor: checked by the server while one types.

    function edit(text, source) {
        editing = {text, source, original: source ? text : null};
        showEditor();
        parts.text.focus();
        check();
    }

    function showEditor() {
        const said = words();
        if (!editing) {
            parts.editor.replaceChildren();
            return;
        }
        parts.text = makeEditor(() => ({...words(), label: said.editor}), {
            text: editing.text, wanted: allWords,
            changed: text => {
                editing.text = text;
                clearTimeout(checking);
                checking = setTimeout(check, 300);
            }});
        parts.verdict = html("p", {id: "verdict", class: "verdict", role: "status"});
        parts.save = button(said.save, save, {class: "main", disabled: ""});
        parts.editor.replaceChildren(
            html("h2", {}, said.editor, editing.source ? html("small", {}, " ", said.replaces(editing.source)) : ""),
            parts.text.node, parts.verdict,
            html("div", {class: "row"}, parts.save, button(said.cancel, () => { editing = null; showEditor(); })));
    }

    async function check() {
        if (!editing)
            return;
        const {text} = editing;
        if (!text.trim() || text === editing.original) {
            parts.verdict.textContent = "";
            parts.text.mark(null);
            parts.save.disabled = true;
            return;
        }
        const answer = await page.guarded(() => ask("check", {text}));
        if (!answer || !editing || editing.text !== text)
            return;
        parts.save.disabled = !answer.good;
        parts.verdict.className = answer.good ? "verdict good" : "verdict bad";
        parts.text.mark(answer.good ? null : answer.at);
        parts.verdict.replaceChildren(answer.good ? `✓ ${words().good}: ${answer.predicate}` : `✗ ${answer.error} `,
            answer.at ? button(words().faultAt(answer.at.line, answer.at.column + 1), () => parts.text.goToFault(), {class: "link"}) : "");
    }

    // What can be said in clauses, for the editor to complete.
    let sayable = null;
    async function allWords() {
        sayable = sayable || await page.guarded(() => ask("words"));
        return sayable ? [...sayable.vocabulary, ...sayable.knowledge] : [];
    }

    async function save() {
        const answer = await change("save", editing.source ? {text: editing.text, name: editing.source} : {text: editing.text});
        if (answer) {
            editing = null;
            showEditor();
            page.say(`${words().saved}: ${answer.place}`);
            find(answer.place, true);
        }
    }

    async function change(name, values) {
        changes = null;
        const answer = await page.guarded(() => ask(name, values));
        if (answer) {
            effects = answer;
            showEffects();
            parts.effects.scrollIntoView({block: "nearest"});
            if (name !== "save" && found) {
                await findAgain();      // what is found stands above, and may be longer now
                parts.effects.scrollIntoView({block: "nearest"});
            }
        }
        return answer;
    }

    // What was shown by its place in the journal may be gone now.
    async function findAgain() {
        const byPlace = /^\S+:\d+$/.test(sought);
        if (byPlace && found.clauses.some(({own}) => own)) {
            found = {clauses: [], more: 0};
            showFound();
        } else {
            await find(sought, byPlace);
        }
    }

    async function undo() {
        const answer = await change("undo", {});
        if (answer)
            page.say(`${words().undone}: ${answer.undone.join("; ")}`);
    }

    function showEffects() {
        const said = words(), {language} = page;
        if (!effects) {
            parts.effects.replaceChildren();
            return;
        }
        const {before, after} = effects;
        const decision = choice => choice
            ? [html("p", {class: "big"}, choice.text), html("p", {}, choice.sentence[language]), html("code", {}, choice.clause)]
            : html("p", {}, "—");
        const differs = JSON.stringify(before) !== JSON.stringify(after);
        parts.effects.replaceChildren(
            html("h2", {}, said.effect, differs ? "" : html("small", {}, ` — ${said.same}`)),
            differs ? html("div", {class: "columns"},
                html("div", {}, html("h3", {}, said.before), decision(before)),
                html("div", {class: "now"}, html("h3", {}, said.after), decision(after)))
                : html("div", {}, decision(after)),
            html("h3", {}, said.line),
            changes === null ? html("p", {class: "soft"}, said.comparing)
                : changes.length === 0 ? html("p", {class: "soft"}, said.none)
                : html("ol", {class: "changes"}, changes.map(({ply, before: old, after: now}) => html("li", {},
                    button([html("span", {class: "number"}, `${ply} `), `${old.text} ${old.name} → `, html("b", {}, `${now.text} ${now.name}`)],
                           () => goTo(ply - 1), {class: "claim"})))));
    }

    async function goTo(ply) {
        await page.guarded(() => ask("goto", {ply}));
        page.go("play");
    }

    async function history() {
        const answer = await page.guarded(() => ask("history"));
        if (answer)
            parts.history.replaceChildren(html("ul", {class: "log"}, answer.changes.slice(-200).reverse().map(({time, text, state}) =>
                html("li", {class: state === "undone" ? "off" : null}, html("span", {class: "number"}, time), ` ${text}`,
                     state === "undone" ? html("span", {class: "tag"}, words().removed) : ""))));
    }

    async function vocabulary() {
        const said = words();
        const answer = await page.guarded(() => ask("words"));
        if (!answer)
            return;
        const subjects = Map.groupBy ? Map.groupBy(answer.vocabulary, ({subject}) => subject)
            : answer.vocabulary.reduce((map, word) => map.set(word.subject, [...map.get(word.subject) || [], word]), new Map());
        const entry = ({call, sentence, example}) => html("li", {}, html("code", {}, call), html("p", {}, sentence),
            example ? button(example, () => edit(example, null), {class: "link"}) : "");
        parts.vocabulary.replaceChildren(
            html("h3", {}, said.predicates), html("ul", {class: "words"}, answer.knowledge.map(entry)),
            html("h3", {}, said.bodies),
            ...[...subjects].map(([subject, all]) => html("details", {}, html("summary", {}, subject),
                html("ul", {class: "words"}, all.map(entry)))));
    }

    // Lessons

    async function lessons(lines = null) {
        const said = words();
        const answer = await page.guarded(() => ask("learned"));
        if (!answer)
            return;
        parts.lessons.replaceChildren(
            html("div", {class: "row"}, button(said.learn, learn)),
            lines ? html("pre", {class: "lesson"}, lines.join("\n").trimEnd()) : "",
            ...answer.games.map(game => html("article", {class: "clause"},
                html("div", {class: "row"}, html("b", {}, game.name || game.key), html("code", {}, game.key),
                     button(said.unlearn, async () => { if (await change("unlearn", {game: game.key})) lessons(); })),
                html("ul", {}, game.facts.map(fact => html("li", {class: fact.state === "off" ? "off" : null},
                    html("code", {}, fact.source), html("pre", {}, fact.text.trimEnd())))))),
            answer.games.length ? "" : html("p", {class: "soft"}, said.noLessons));
    }

    async function learn(event) {
        event.target.disabled = true;
        event.target.textContent = words().learning;
        const answer = await change("learn", {});
        await lessons(answer ? answer.lines : null);
    }

    async function hear(event) {
        if (event.event === "changes") {
            const answer = await ask("changes").catch(() => null);
            if (answer && answer.ready) {
                changes = answer.changes;
                showEffects();
            }
        }
    }

    async function enter(place) {
        if (place && (await find(place, true))) {
            const [clause] = found.clauses;
            if (clause && found.clauses.length === 1)
                edit(clause.text.trimEnd(), clause.source);
        } else if (!found) {
            await find(sought);
        }
    }

    build();
    return {node, enter, hear, speak: build};
}
