/*  The room where the last explained game is looked at: the viewer of one game, with the server's data. */

import {html} from "./board.js";
import {showGames} from "./game.js";
import {button} from "./parts.js";
import {ask} from "./talk.js";

const ENDS = {ArrowUp: 0, ArrowDown: Infinity};      // as in the room Play; the file of a game scrolls by them

export function makeRoom(page) {
    const node = html("div", {class: "study"});
    let data = null, viewer = null, at = 0;         // at: the move that is looked at

    function build() {
        if (viewer)
            viewer.leave();
        if (!data) {
            node.replaceChildren(html("p", {class: "lead"}, page.words.noExplained));
            return;
        }
        const root = html("main");
        node.replaceChildren(root);
        viewer = showGames(root, {...data, language: page.language}, {
            languages: false, begin: at, moved: ply => { at = ply; },
            clause: place => button(place, () => page.go("knowledge", place), {class: "link"}),
            more: (game, ply) => ply < game.moves.length
                ? [button(page.words.playFrom, () => playFrom(game.moves[ply].sfen))] : []
        });
    }

    async function playFrom(sfen) {
        await page.guarded(() => ask("new", {sfen, program: "none"}));
        page.go("play");
    }

    async function load() {
        const state = await page.guarded(() => ask("explaining"));
        data = state && state.there ? await page.guarded(() => ask("explained")) : null;
        build();
    }

    return {
        node,
        enter: load,
        speak: build,
        hear: event => {
            if (event.event !== "explained")
                return;
            at = 0;
            if (page.now === "study")
                load();
        },
        key: event => {
            if (!viewer || !(event.key in ENDS))
                return Boolean(viewer) && viewer.key(event);
            viewer.go(ENDS[event.key]);
            return true;
        }
    };
}
