#!/usr/bin/python3
"""How fast the page is, in Chromium on this machine: page.py GUNSHI [--format json].

Medians of what a person waits for: the first paint and what is loaded for it; a step in a game, from
the key to the drawn board; a move played by a person, to the board that has it, answer not counted.
"""
import json
import os
import statistics
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "web"))
from browser import Page, Server, Select, browser  # noqa: E402

GAME = ("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 5i5h 5a5b "
        "3g3f 7a7b")
STEP = """
const done = arguments[arguments.length - 1], list = document.querySelector('.moves');
const begin = performance.now();
new MutationObserver((_, seen) => { seen.disconnect(); requestAnimationFrame(() => done(performance.now() - begin)); })
    .observe(list, {subtree: true, childList: true, attributes: true});
document.body.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], bubbles: true}));
"""
MOVE = """
const done = arguments[arguments.length - 1], begin = performance.now();
import('/page/talk.js').then(({ask}) => ask('move', {usi: arguments[0]})).then(() => done(performance.now() - begin));
"""


def main():
    server = Server(sys.argv[1])
    chrome = browser()
    try:
        page = Page(chrome, server.url)
        origin = server.url.split("/?")[0] + "/"
        paints, sizes = [], []
        for _ in range(10):
            chrome.get(origin)
            page.wait(lambda: page.all("[data-place='7g']"), "the board")
            paints.append(chrome.execute_script(
                "return performance.getEntriesByName('first-contentful-paint')[0].startTime"))
            sizes.append(chrome.execute_script(
                "return performance.getEntriesByType('resource').filter(e => e.name.includes('/page/'))"
                ".reduce((sum, e) => sum + e.encodedBodySize, 0)"))
        page.press("New game")
        Select(page.one("dialog select")).select_by_value("none")
        page.press("Begin", "dialog")
        chrome.set_script_timeout(30)
        moves = []
        for usi in GAME.split()[2:]:
            moves.append(chrome.execute_async_script(MOVE, usi))
            page.count(len(moves))
        steps = [chrome.execute_async_script(STEP, key) for _ in range(3)
                 for key in ["ArrowLeft"] * 15 + ["ArrowRight"] * 15]
    finally:
        chrome.quit()
        server.stop()
    found = {"paint_ms": statistics.median(paints), "bytes": statistics.median(sizes),
             "step_ms": statistics.median(steps), "step_most_ms": max(steps),
             "move_ms": statistics.median(moves), "move_most_ms": max(moves), "load": os.getloadavg()[0]}
    if "--format" in sys.argv:
        print(json.dumps(found))
    else:
        print(f"first paint  {found['paint_ms']:.0f} ms, {found['bytes'] / 1000:.0f} KB")
        print(f"a step       {found['step_ms']:.0f} ms, at most {found['step_most_ms']:.0f}")
        print(f"a move       {found['move_ms']:.0f} ms, at most {found['move_most_ms']:.0f}")
        print(f"load of the machine {found['load']:.1f}")


main()
