/*  The page: its rooms, its two languages, and what each room is told of the server's events.

    A room is made once, by its file, when it is first entered: a function of the page that gives
    {node, speak(), hear(event), enter(value), key(event)}, of which only node must be there.
*/

import {html, useLetters} from "./board.js";
import {button, dialog, redraw} from "./parts.js";
import {ask, Ended, faultText, listen, Refused} from "./talk.js";
import {PAGE_WORDS} from "./words.js";

const ROOMS = {
    play: () => import("./table.js"),
    study: () => import("./study.js"),
    knowledge: () => import("./knowledge.js"),
    practice: () => import("./practice.js"),
    othello: () => import("./othello.js"),
    forms: () => import("./forms.js")
};

const page = {
    language: "en",
    words: PAGE_WORDS.en,
    rooms: {},
    now: null,
    go, say, guarded
};

// What no font has is drawn as one and the same box.
function kanjiAreDrawn() {
    const drawn = text => {
        const canvas = html("canvas", {width: 32, height: 32}).getContext("2d");
        canvas.font = "24px serif";
        canvas.fillText(text, 2, 26);
        return canvas.getImageData(0, 0, 32, 32).data.join();
    };
    return drawn("歩") !== drawn("飛");
}

function firstLanguage() {
    const named = location.hash.slice(1).split("/")[0];
    if (named in PAGE_WORDS) {
        history.replaceState(null, "", "/");
        return named;
    }
    return localStorage.getItem("language") || (navigator.language.startsWith("ja") ? "ja" : "en");
}

// A sentence for a moment, which a screen reader reads; in between, as long as it lasts, that the
// server is gone.
let fading = null, gone = null;
function say(text, kind = "said") {
    const node = document.getElementById("said");
    node.textContent = text || gone && page.words[gone] || "";
    node.className = !text && gone ? "refused" : kind;
    clearTimeout(fading);
    if (text)
        fading = setTimeout(say, kind === "refused" ? 8000 : 4000, "");
}

// Do what may be refused: that is said, and gives undefined.
async function guarded(work) {
    try {
        return await work();
    } catch (error) {
        say(faultText(error, page.words), "refused");
        if (!(error instanceof Refused || error instanceof Ended))
            console.info(error.message);
        return undefined;
    }
}

// The room asked for last is the one shown, however late the file or the answers of an earlier one come.
let going = 0;
async function go(name, value) {
    const mine = going += 1;
    if (!page.rooms[name]) {
        const {makeRoom} = await ROOMS[name]();
        page.rooms[name] = page.rooms[name] || makeRoom(page);
        if (mine !== going)
            return;
    }
    page.now = name;
    const room = page.rooms[name];
    document.getElementById("room").replaceChildren(room.node);
    if (room.enter)
        await room.enter(value);
    if (mine !== going)
        return;
    for (const tab of document.querySelectorAll(".rooms button")) {
        if (tab.dataset.room === name)
            tab.setAttribute("aria-current", "page");
        else
            tab.removeAttribute("aria-current");
    }
}

function speak(language) {
    page.language = language;
    page.words = PAGE_WORDS[language];
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
    say("");
    build();
    for (const room of Object.values(page.rooms))
        if (room.speak)
            room.speak();
}

function build() {
    const {words} = page;
    redraw(document.getElementById("bar"),
        html("h1", {}, html("span", {lang: "ja"}, "軍師"), html("small", {}, "Gunshi")),
        html("nav", {class: "rooms", "aria-label": words.roomsLabel}, Object.keys(ROOMS).map(name =>
            button(words.rooms[name], () => go(name),
                   {"data-room": name, "aria-current": page.now === name ? "page" : null}))),
        html("div", {class: "languages", role: "group", "aria-label": words.languages},
            Object.keys(PAGE_WORDS).map(name => button(PAGE_WORDS[name].name, () => speak(name),
                {lang: name, "aria-pressed": String(name === page.language)})),
            button("?", help, {"aria-label": words.help, title: words.help})));
}

function help() {
    const {words} = page;
    dialog(words.help, html("table", {class: "keys"}, words.helpLines.map(([keys, what]) =>
        html("tr", {}, html("th", {scope: "row"}, keys), html("td", {}, what)))), words.close);
}

document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")
        || event.target.closest("input, textarea, select"))
        return;
    const room = page.rooms[page.now];
    if (event.key === "?")
        help();
    else if (!(room && room.key && room.key(event)))
        return;
    event.preventDefault();
});

history.replaceState(null, "", location.pathname + location.hash);      // the token is no news any more
document.body.append(
    html("div", {id: "bar", class: "bar", role: "banner"}),
    kanjiAreDrawn() ? "" : html("p", {class: "notice", role: "status"}, PAGE_WORDS.en.noKanji),
    html("div", {id: "room"}),
    html("p", {id: "said", role: "status", "aria-live": "polite"}));
if (document.querySelector(".notice"))
    useLetters();
const named = location.hash.slice(1);
speak(firstLanguage());
// Its room is there only where gunshi web was told of a server whose jobs they are.
page.guarded(() => ask("jobs_server")).then(answer => {
    if (answer && answer.server) {
        ROOMS.jobs = () => import("./jobs.js");
        build();
    }
});
await go("play", named);
addEventListener("hashchange", () => {              // a link pasted where the page is open
    if (location.hash.startsWith("#sfen/"))
        go("play", location.hash.slice(1));
});
listen(event => {
    if (event.event === "lost" || event.event === "stopped") {
        gone = event.event;
        say("");
        return;
    }
    if (gone) {
        gone = null;
        say("");
    }
    if (event.event === "failed" && event.error)
        say(event.error, "refused");
    for (const room of Object.values(page.rooms))
        if (room.hear)
            room.hear(event);
});
