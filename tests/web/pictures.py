#!/usr/bin/python3
"""The pictures of docs/web.md, made anew: pictures.py GUNSHI. What they show is played as the tests
play it, browser.py; small files, in docs/pictures.
"""
import base64
import os
import sys

from browser import Page, Server, browser, gentle

RECORD = ("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 5i5h 5a5b "
          "3g3f 7a7b 7i6h 8f7f 8h7g 7f7d 3d7d 7c7d")


def picture(page, name):
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "pictures")
    os.makedirs(folder, exist_ok=True)
    page.browser.execute_script("scrollTo(0, 0)")
    shot = page.browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "webp", "quality": 60})
    with open(os.path.join(folder, name + ".webp"), "wb") as file:
        file.write(base64.b64decode(shot["data"]))


def main():
    server = Server(sys.argv[1])
    chrome = browser()
    chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    try:
        page = Page(chrome, server.url)
        gentle(page)
        page.move("7g", "7f")
        page.count(2)
        page.press("Why")
        page.wait(lambda: page.all(".told .tree .fold"), "the tree")
        picture(page, "why")
        page.all(".told .tree .link")[0].click()
        page.wait(lambda: page.all(".editor textarea"), "the clause")
        page.press("Disable")
        page.wait(lambda: len(page.all(".changes li")) == 2, "the moves that change")
        picture(page, "knowledge")
        page.press("Take the last change back")
        page.press("Play", ".rooms")
        page.press("Paste")
        page.one("dialog textarea").send_keys(RECORD)
        page.press("Open")
        page.count(26)
        page.press("quickly")
        page.wait(lambda: page.all(".study .turns button"), "the explained game")
        page.all(".study .turns button")[0].click()
        page.press("日本語")
        page.wait(lambda: page.all(".study .turns button"), "the same in Japanese")
        picture(page, "study")
    finally:
        chrome.quit()
        server.stop()


main()
