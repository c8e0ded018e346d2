/*  The room of long work that a Redis server holds: its jobs, its workers, how far and how fast they
    are. It is looked at, each second, while the room is open and seen, and nothing can be changed
    from here. What the server tells is a stranger's text, and put on the page as text only.
*/

import {html} from "./board.js";
import {ask, Refused} from "./talk.js";

const WORDS = {
    ja: {
        lead: server => `${server} のRedisサーバーにある長い仕事`, jobs: "ジョブ", workers: "ワーカー", looking: "サーバーに聞いています…",
        states: {running: "進行中", complete: "全部済み、受け取り待ち", done: "済み", cancelled: "取り消し"},
        job: "ジョブ", progress: "進み具合", rate: "毎分", left: "残り時間", worker: "ワーカー", count: "同時に", did: "済み", at: "いま",
        done: (n, units) => `${units}のうち済み ${n}`, dead: n => `失敗 ${n}`, running: n => `実行中 ${n}`, waiting: n => `待ち ${n}`,
        begun: time => `${time} から`, why: n => `失敗した${n}単位とその理由`, unit: n => `単位 ${n}`, more: n => `ほか ${n}`,
        noJob: "ジョブはない。match、mate、explain などに --redis を付けると、ここに現れる。",
        noWorker: "ワーカーはいない。", start: server => `gunshi worker --redis ${server}`, begins: "で始まる。",
        idle: "手が空いている", lastSeen: time => `下は${time}に見たもの。`, none: "—"
    },
    en: {
        lead: server => `The long work that the Redis server at ${server} holds`, jobs: "Jobs", workers: "Workers", looking: "Asking the server …",
        states: {running: "running", complete: "complete, not fetched yet", done: "done", cancelled: "cancelled"},
        job: "Job", progress: "How far", rate: "A minute", left: "Time left", worker: "Worker", count: "At a time", did: "Done", at: "At",
        done: (n, units) => `${n} of ${units} done`, dead: n => `${n} dead`, running: n => `${n} running`, waiting: n => `${n} waiting`,
        begun: time => `since ${time}`, why: n => `Dead units (${n}) and why`, unit: n => `unit ${n}`, more: n => `${n} more`,
        noJob: "There is no job. match, mate, explain and others put one here by --redis.",
        noWorker: "There is no worker.", start: server => `gunshi worker --redis ${server}`, begins: "starts one.",
        idle: "nothing", lastSeen: time => `Below is what was seen at ${time}.`, none: "—"
    }
};
const PAUSE = 1000, AFTER_FAULT = 3000;       // milliseconds
const PARTS = ["done", "dead", "running", "waiting"];

const put = (node, text) => {
    if (node.textContent !== text)
        node.textContent = text;
};

const clock = seconds => {
    const all = Math.round(seconds), two = n => String(n).padStart(2, "0");
    return `${Math.floor(all / 3600)}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
};

// The rows of a table by what they are of: make(item) makes one, {node, show(item)}. Those that are
// still there stay as they are, open and with the keyboard in them.
function keptRows(body, rows, items, keyOf, make) {
    const keys = new Set(items.map(keyOf)), was = document.activeElement;
    for (const [key, row] of rows)
        if (!keys.has(key)) {
            row.node.remove();
            rows.delete(key);
        }
    items.forEach((item, n) => {
        const key = keyOf(item);
        if (!rows.has(key))
            rows.set(key, make(item));
        const row = rows.get(key);
        row.show(item);
        if (body.children[n] !== row.node)
            body.insertBefore(row.node, body.children[n] || null);
    });
    if (was !== document.activeElement && body.contains(was))
        was.focus({preventScroll: true});
}

// Narrow, a row is drawn as a block, and some browsers take it for no row then: so roles are said.
const cell = (label, attributes, ...children) => html("td", {role: "cell", "data-label": label, ...attributes}, ...children);
const table = (label, heads, body) => html("table", {role: "table", "aria-label": label},
    html("thead", {role: "rowgroup"}, html("tr", {role: "row"}, heads.map(([name, kind]) =>
        html("th", {role: "columnheader", scope: "col", class: kind || null}, name)))),
    body);

export function makeRoom(page) {
    const node = html("main", {class: "jobs"});
    const opened = new Set();                   // the jobs whose dead units are unfolded
    let parts = {}, server = "", looking = false;
    let last = null, seenAt = null, fault = null;         // what was seen, when, and why there is nothing newer
    const words = () => WORDS[page.language];
    const number = (n, digits = 0) => n.toLocaleString(page.language, {minimumFractionDigits: digits, maximumFractionDigits: digits});

    function build() {
        const said = words(), body = () => html("tbody", {role: "rowgroup"});
        parts = {jobs: body(), workers: body(), jobRows: new Map(), workerRows: new Map(),
                 lead: html("p", {class: "soft"}),
                 said: html("p", {role: "status"}),
                 when: html("p", {class: "soft"}),
                 noJob: html("p", {class: "soft"}, said.noJob),
                 noWorker: html("p", {class: "soft"})};
        parts.seen = html("div", {class: "seen"},
            html("section", {},
                html("h2", {}, said.jobs), parts.noJob,
                parts.jobTable = table(said.jobs, [[said.job], [said.progress], [said.rate, "amount"], [said.left, "amount"]], parts.jobs)),
            html("section", {},
                html("h2", {}, said.workers), parts.noWorker,
                parts.workerTable = table(said.workers, [[said.worker], [said.count, "amount"], [said.did, "amount"], [said.rate, "amount"],
                                                         [said.at]], parts.workers)));
        node.replaceChildren(parts.lead, parts.said, parts.when, parts.seen);
        show();
    }

    function show() {
        const said = words();
        put(parts.lead, said.lead(server));
        put(parts.said, fault || (last ? "" : said.looking));
        parts.said.className = fault ? "status" : "soft";
        put(parts.when, fault && last ? said.lastSeen(seenAt.toLocaleTimeString(page.language)) : "");
        parts.seen.hidden = !last;
        parts.seen.classList.toggle("old", Boolean(fault));
        if (!last)
            return;
        // What is running comes first, and of the rest what began last.
        const over = ({state}) => state === "running" ? 0 : state === "complete" ? 1 : 2;
        const jobs = [...last.jobs].sort((a, b) => over(a) - over(b) || b.begun - a.begun);
        keptRows(parts.jobs, parts.jobRows, jobs, ({id}) => id, makeJob);
        keptRows(parts.workers, parts.workerRows, last.workers, ({name}) => name, makeWorker);
        parts.noJob.hidden = parts.jobTable.hidden = false;
        parts[jobs.length ? "noJob" : "jobTable"].hidden = true;
        parts.noWorker.hidden = parts.workerTable.hidden = false;
        parts[last.workers.length ? "noWorker" : "workerTable"].hidden = true;
        if (!parts.noWorker.hidden && !parts.noWorker.firstChild)
            parts.noWorker.append(said.noWorker, " ", html("code", {}, said.start(server)), " ", said.begins);
    }

    function makeJob({id}) {
        const said = words();
        const about = html("span", {class: "about"}), state = html("span", {class: "tag"}), since = html("span", {});
        const bar = html("div", {class: "share", "aria-hidden": "true"}), counts = html("ul", {class: "counts"});
        const pieces = PARTS.map(part => html("span", {class: part})), tallies = PARTS.map(part => html("li", {class: part}));
        const rate = cell(said.rate, {class: "amount"}), left = cell(said.left, {class: "amount"});
        const summary = html("summary", {}), reasons = html("ol", {});
        let told = 0;                           // how many dead units the list is of
        bar.append(...pieces);
        counts.append(...tallies);

        // They are asked for when they are unfolded, and again when there are more.
        async function tell() {
            const {dead} = parts.jobRows.get(id);
            if (!dead || dead === told)
                return;
            told = dead;
            const answer = await page.guarded(() => ask("jobs_dead", {id}));
            if (!answer) {
                told = 0;
                folded.open = false;
                return;
            }
            const more = dead - answer.units.length;
            reasons.replaceChildren(...answer.units.map(({unit, reason}) =>
                html("li", {}, html("strong", {}, words().unit(number(unit)), page.words.colon), reason)),
                ...more > 0 ? [html("li", {class: "soft"}, words().more(number(more)))] : []);
        }
        const folded = html("details", {open: opened.has(id) ? "" : null, ontoggle: () => {
            opened[folded.open ? "add" : "delete"](id);
            if (folded.open)
                tell();
        }}, summary, reasons);

        const row = html("tr", {role: "row"},
            html("th", {role: "rowheader", scope: "row"}, about, html("span", {class: "which"}, html("code", {}, id), state, since)),
            cell(said.progress, {class: "progress"}, bar, counts, folded), rate, left);
        return {node: row, dead: 0, show(job) {
            put(about, job.about);
            put(state, Object.hasOwn(said.states, job.state) ? said.states[job.state] : job.state);
            state.dataset.state = job.state;
            put(since, job.begun > 0 ? said.begun(new Date(1000 * job.begun).toLocaleString(page.language, {dateStyle: "short", timeStyle: "short"})) : "");
            PARTS.forEach((part, n) => {
                const many = Math.max(0, job[part]);
                pieces[n].style.flexGrow = many;
                pieces[n].hidden = tallies[n].hidden = !many && part !== "done";
                put(tallies[n], said[part](number(job[part]), number(job.units)));
            });
            put(rate, job.state === "running" ? number(60 * job.rate, 1) : said.none);
            put(left, job.seconds_left === null ? said.none : clock(job.seconds_left));
            put(summary, said.why(number(job.dead)));
            folded.hidden = job.dead <= 0;
            this.dead = job.dead;
            if (folded.open && parts.jobRows.has(id))
                tell();
        }};
    }

    function makeWorker({name}) {
        const said = words();
        const count = cell(said.count, {class: "amount"}), did = cell(said.did, {class: "amount"});
        const rate = cell(said.rate, {class: "amount"}), at = cell(said.at, {class: "at"});
        const row = html("tr", {role: "row"}, html("th", {role: "rowheader", scope: "row"}, name), count, did, rate, at);
        return {node: row, show(worker) {
            put(count, number(worker.count));
            put(did, number(worker.done));
            put(rate, number(60 * worker.rate, 1));
            const byJob = new Map();
            for (const {job, unit} of worker.units)
                byJob.set(job, [...byJob.get(job) || [], number(unit)]);
            put(at, [...byJob].map(([job, units]) => `${job} ${units.join(" ")}`).join(", ") || said.idle);
        }};
    }

                /*******************************
                *           LOOKING            *
                *******************************/

    const isSeen = () => page.now === "jobs" && document.visibilityState === "visible";

    async function look() {
        if (looking)
            return;
        looking = true;
        while (isSeen()) {
            let answer = null;
            try {
                answer = await ask("jobs");
            } catch (error) {                   // that the page's own server is gone, the page says
                if (error instanceof Refused)
                    answer = {error: error.message};
            }
            if (answer) {
                fault = answer.error || null;
                if (!fault) {
                    last = answer;
                    seenAt = new Date();
                }
                show();
            }
            await new Promise(done => setTimeout(done, answer ? PAUSE : AFTER_FAULT));
        }
        looking = false;
    }

    async function enter() {
        const answer = await page.guarded(() => ask("jobs_server"));
        if (answer)
            server = answer.server;
        show();
        look();
    }

    document.addEventListener("visibilitychange", look);
    build();
    return {node, enter, speak: build};
}
