/*  The clocks of a game, beside the players' names: what is left of the main time, then of the byoyomi.

    The server keeps the time; here it is shown between what it tells.
*/

import {html} from "./board.js";

const TICK = 200;
const WARNED = [60, 30, 10];        // seconds of the last byoyomi, or of all, that are said

// {main, byoyomi, …, sente, gote, running, used}, as the server tells it; say(text) reaches who does
// not see them.
export function makeClock(say) {
    let told = null, since = 0, said = Infinity;

    function tell(clock) {
        if (!told || !clock || told.running !== clock.running)
            said = Infinity;
        told = clock;
        since = performance.now() - (clock ? 1000 * clock.used : 0);
    }

    // What is left to side: {main, byoyomi} in seconds, byoyomi null while there is main time.
    function left(side) {
        const used = told.running === side ? (performance.now() - since) / 1000 : 0;
        const main = told[side] - used;
        return main > 0 || !told.byoyomi ? {main: Math.max(0, main), byoyomi: null}
            : {main: 0, byoyomi: Math.max(0, Math.min(told.byoyomi, told.byoyomi + main))};
    }

    function text({main, byoyomi}, words) {
        if (byoyomi !== null)
            return words.byoyomi(Math.ceil(byoyomi));
        const seconds = Math.ceil(main);
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }

    // The clocks in node are written anew; that of mine is said when little is left.
    function show(node, words, mine) {
        for (const clock of node.querySelectorAll(".clock")) {
            clock.hidden = !told;
            if (!told)
                continue;
            const {side} = clock.dataset, rest = left(side);
            clock.textContent = text(rest, words);
            clock.classList.toggle("short", told.running === side && (rest.byoyomi ?? rest.main) <= 10);
        }
        if (told && mine && told.running === mine) {
            const rest = left(mine), seconds = Math.ceil(rest.byoyomi ?? (told.byoyomi ? Infinity : rest.main));
            const whole = rest.byoyomi === null ? told.main : told.byoyomi;
            const warning = WARNED.filter(n => seconds <= n && n < said && n < whole).pop();
            if (warning) {
                said = warning;
                say(words.secondsLeft(seconds));
            }
        }
    }

    return {tell, show, runs: () => Boolean(told && told.running), each: act => setInterval(act, TICK)};
}

export const clockPlace = side => html("span", {class: "clock", "data-side": side, role: "timer", hidden: ""});

// Of a new game: the clocks one may choose.
export const CLOCKS = [{main: 180, increment: 2}, {main: 300, increment: 5}, {main: 600, byoyomi: 30},
                       {main: 1800, byoyomi: 60}, {byoyomi: 10}, {byoyomi: 30}, {main: 600}];
