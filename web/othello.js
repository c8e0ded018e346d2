/*  The room of Othello: a game against the knowledge of kb/othello, with the clause of each move. */

import {html, svg} from "./board.js";
import {button} from "./parts.js";
import {ask} from "./talk.js";

const WORDS = {
    ja: {
        black: "黒", white: "白", turn: side => `${side}の番`, yours: "あなたの番です", over: "終局", wins: side => `${side}の勝ち`, draw: "引き分け",
        newGame: "新しい対局", youHave: "あなた", both: "両方", player: "相手の指し方", paper: "論文のまま", otl: "軍師", level: n => `探索 ${n}`,
        back: "待った", hint: "ヒント", learn: "この対局から学ぶ", pass: "パス", why: "この手の理由", board: "オセロの盤", moves: "手順",
        nothing: "学ぶことはなかった", empty: "空き", keys: "矢印キーで升を選び、Enterで打つ", thinking: "考えています…"
    },
    en: {
        black: "Black", white: "White", turn: side => `${side} to move`, yours: "Your move", over: "The game is over", wins: side => `${side} wins`, draw: "A draw",
        newGame: "New game", youHave: "You have", both: "both sides", player: "Gunshi plays", paper: "as in the paper", otl: "by its knowledge", level: n => `by search, ${n}`,
        back: "Take back", hint: "Hint", learn: "Learn from the game", pass: "Pass", why: "Why this move", board: "Othello board", moves: "Moves",
        nothing: "There was nothing to learn", empty: "empty", keys: "Arrow keys choose a square, Enter plays", thinking: "Thinking…"
    }
};

export function makeRoom(page) {
    const node = html("main", {class: "othello"});
    const parts = {};
    let game = null, hinted = null, lesson = null, busy = false, cursor = "f5";
    const words = () => WORDS[page.language];

    async function act(name, values) {
        if (busy)
            return;
        busy = true;
        showStatus();
        hinted = null;
        lesson = null;
        const answer = await page.guarded(() => ask(name, values));
        busy = false;
        if (answer)
            game = answer;
        update();
    }

    function build() {
        const said = words();
        parts.board = html("div", {class: "othello-board", role: "application", tabindex: 0, "aria-label": `${said.board}. ${said.keys}`});
        parts.board.addEventListener("keydown", pressed);
        for (const kind of ["focus", "blur"])
            parts.board.addEventListener(kind, () => { if (game) draw(); });
        parts.status = html("p", {class: "status"});
        parts.told = html("section", {class: "told"});
        parts.pass = button(said.pass, () => act("othello_move", {move: "pass"}), {class: "main"});
        parts.live = html("p", {class: "heard", "aria-live": "polite"});
        parts.table = html("div", {class: "heard"});
        parts.list = html("p", {class: "sequence"});
        const side = html("select", {"aria-label": said.youHave},
            html("option", {value: "white"}, `${said.youHave}: ${said.black}`), html("option", {value: "black"}, `${said.youHave}: ${said.white}`),
            html("option", {value: "none"}, `${said.youHave}: ${said.both}`));
        const player = html("select", {"aria-label": said.player},
            html("option", {value: "otl"}, `${said.player}: ${said.otl}`), html("option", {value: "paper"}, `${said.player}: ${said.paper}`),
            [1, 3, 5, 7].map(n => html("option", {value: String(n)}, `${said.player}: ${said.level(n)}`)));
        node.replaceChildren(
            html("section", {class: "board"}, parts.board, parts.table),
            html("section", {class: "side"},
                parts.status,
                html("div", {class: "row"}, parts.pass,
                    button(said.back, () => act("othello_back")),
                    button(said.hint, hint)),
                parts.told,
                html("div", {class: "row"}, side, player,
                    button(said.newGame, () => act("othello_new", {computer: side.value, player: player.value}))),
                html("div", {class: "row"}, button(said.learn, learn)),
                html("h2", {}, said.moves), parts.list),
            parts.live);
        if (game)
            update();
    }

    async function hint() {
        const here = game;
        const answer = await page.guarded(() => ask("othello_hint")) || null;
        if (here === game) {            // and not of a place that one has left
            hinted = answer;
            update();
        }
    }

    async function learn() {
        const answer = await page.guarded(() => ask("othello_learn"));
        lesson = answer ? answer.lines : null;
        update();
    }

    function showStatus() {
        const said = words();
        if (!game)
            return;
        const text = busy ? said.thinking
            : game.over ? `${said.over}: ${game.black === game.white ? said.draw : said.wins(said[game.black > game.white ? "black" : "white"])}`
            : game.computer === "none" || game.side === game.computer ? said.turn(said[game.side]) : said.yours;
        parts.status.replaceChildren(html("strong", {}, text), html("span", {class: "tally"}, `${said.black} ${game.black} · ${said.white} ${game.white}`));
    }

    function update() {
        if (!game)
            return;
        const said = words();
        showStatus();
        parts.pass.hidden = game.legal[0] !== "pass";
        draw();
        tell(said);
    }

    function draw() {
        const said = words();
        const at = name => ["abcdefgh".indexOf(name[0]), Number(name[1]) - 1];
        const last = game.moves.filter(move => move !== "pass").at(-1);
        const cells = [];
        for (let row = 0; row < 8; row++) {
            for (let column = 0; column < 8; column++) {
                const name = "abcdefgh"[column] + (row + 1);
                cells.push(svg("rect", {class: "cell", x: column * 100, y: row * 100, width: 100, height: 100,
                                        onpointerdown: () => play(name)}));
            }
        }
        const discs = game.discs.map(({square, disc}) => {
            const [x, y] = at(square);
            return svg("circle", {class: `disc ${disc}`, cx: x * 100 + 50, cy: y * 100 + 50, r: 42});
        });
        const marks = game.legal.filter(name => name !== "pass").map(name => {
            const [x, y] = at(name);
            return svg("circle", {class: "may", cx: x * 100 + 50, cy: y * 100 + 50, r: 11});
        });
        const spot = (name, look) => {
            const [x, y] = at(name);
            return svg("rect", {class: look, x: x * 100 + 6, y: y * 100 + 6, width: 88, height: 88, rx: 12});
        };
        const labels = [..."abcdefgh"].flatMap((letter, n) => [
            svg("text", {class: "coordinate", x: n * 100 + 50, y: -14}, letter),
            svg("text", {class: "coordinate", x: -24, y: n * 100 + 60}, String(n + 1))]);
        parts.board.replaceChildren(svg("svg", {viewBox: "-50 -50 870 870", role: "img", "aria-label": said.board},
            cells, labels, discs, marks,
            last ? spot(last, "last-move") : null,
            hinted && hinted.move !== "pass" ? spot(hinted.move, "hinted") : null,
            parts.board.matches(":focus-visible") ? spot(cursor, "cursor") : null));
    }

    function tell(said) {
        parts.table.replaceChildren(html("table", {}, html("caption", {}, said.board),
            [1, 2, 3, 4, 5, 6, 7, 8].map(row => html("tr", {}, html("th", {scope: "row"}, String(row)),
                [..."abcdefgh"].map(letter => {
                    const found = game.discs.find(({square}) => square === letter + row);
                    return html("td", {}, found ? said[found.disc] : "");
                })))));
        const reason = hinted || game.reason;
        parts.told.replaceChildren(reason ? html("div", {},
            html("h2", {}, hinted ? `${said.hint}: ${reason.move}` : `${said.why}: ${reason.move}`),
            html("p", {}, place(reason.text)), reason.more.map(text => html("p", {class: "soft"}, place(text)))) : "",
            lesson ? html("pre", {}, lesson.join("\n").trim() || said.nothing) : "");
        parts.list.textContent = game.moves.join(" ");
        parts.live.textContent = `${game.moves.at(-1) || ""} ${parts.status.textContent}`;
    }

    // The place of a clause leads to it.
    function place(text) {
        const found = /^(.*?)(\S+\.pl:\d+)(.*)$/.exec(text);
        return found ? [found[1], button(found[2], () => page.go("knowledge", found[2]), {class: "link"}), found[3]] : text;
    }

    function play(name) {
        if (game.legal.includes(name) && game.side !== game.computer)
            act("othello_move", {move: name});
    }

    const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    function pressed(event) {
        const step = STEPS[event.key];
        if (step) {
            const column = Math.max(0, Math.min(7, "abcdefgh".indexOf(cursor[0]) + step[0]));
            const row = Math.max(1, Math.min(8, Number(cursor[1]) + step[1]));
            cursor = "abcdefgh"[column] + row;
            const found = game.discs.find(({square}) => square === cursor);
            parts.live.textContent = `${cursor} ${found ? words()[found.disc] : words().empty}`;
            update();
        } else if (event.key === "Enter") {
            play(cursor);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    }

    async function look() {
        game = await page.guarded(() => ask("othello")) || game;
        update();
    }

    // What the server has said in the other language is asked for again.
    async function speak() {
        hinted = null;
        lesson = null;
        build();
        await look();
    }

    build();
    return {
        node,
        speak,
        enter: look,
        hear: async event => {
            if (event.event === "othello" && !busy && page.now === "othello") {
                game = await ask("othello").catch(() => game);
                update();
            }
        },
        key: event => event.key === "u" ? (act("othello_back"), true) : event.key === " " && event.target === document.body ? (hint(), true) : false
    };
}
