#!/usr/bin/python3
"""The page in a real browser, Chromium, by WebDriver: python3-selenium and chromium-driver of Debian.

    browser.py GUNSHI [NAME]

GUNSHI is the program. A result a line, as TAP: of the test NAME; of all in the thorough run; else of
the shortest. Each test has a server, with knowledge, of its own.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback

try:
    from selenium import webdriver
except ImportError:
    print("1..1\nok 1 - the page in a browser # SKIP no python3-selenium")
    sys.exit(0)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

PATIENCE = 60
MATE = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"


class Server:
    def __init__(self, program, *arguments):
        self.data = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [program, "web", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_DATA_HOME": self.data.name})
        self.url = self.process.stdout.readline().strip()

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(30)
        said = self.process.stderr.read()
        self.data.cleanup()
        assert status == 0, f"ended with status {status}"
        return said


class Page:
    def __init__(self, browser, url):
        self.browser = browser
        browser.get(url)
        self.wait(lambda: self.all("[data-place='7g']"), "the board")

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.wait(lambda: next((found for found in self.all(selector) if found.is_displayed()), None), selector)

    def wait(self, seen, what):
        end = time.time() + PATIENCE
        while time.time() < end:
            try:
                found = seen()
            except Exception:       # of an element that was drawn anew
                found = None
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {what}: {self.text()[:600]}")

    def text(self, selector="body"):
        return self.browser.find_element(By.CSS_SELECTOR, selector).text

    def says(self, words, selector="body"):
        self.wait(lambda: words in self.text(selector), words)

    def press(self, text, within="body"):
        def found():
            for each in self.all(f"{within} button"):
                if each.text.strip() == text and each.is_displayed() and each.is_enabled():
                    each.click()
                    return True
            return False
        self.wait(found, f"the button {text}")

    def pointer(self, *places):
        """The pointer is pressed on the first of the places, and let go on the last."""
        def middle(place):
            return self.wait(lambda: self.browser.execute_script(
                "const e = document.querySelector(`[data-place='${arguments[0]}']`);"
                "e.scrollIntoView({block: 'nearest'});"
                "const b = e.getBoundingClientRect();"
                "return [Math.round(b.x + b.width / 2), Math.round(b.y + b.height / 2)]", place), place)
        middle(places[-1])
        actions = ActionBuilder(self.browser)
        actions.pointer_action.move_to_location(*middle(places[0])).pointer_down()
        for place in places[1:]:
            actions.pointer_action.move_to_location(*middle(place))
        actions.pointer_action.pointer_up()
        actions.perform()

    def move(self, start, to):
        def chosen():
            self.pointer(start)
            return self.all(".target") or None
        self.wait(chosen, f"where {start} may go")
        self.pointer(to)

    def moves(self):
        return len(self.all(".moves li"))

    def count(self, number):
        self.wait(lambda: self.moves() == number, f"{number} moves")

    def keys(self, *keys):
        for key in keys:
            ActionChains(self.browser).send_keys(key).perform()
            time.sleep(0.05)

    def quiet(self):
        loud = [entry for entry in self.browser.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        assert not loud, loud


def gentle(page):
    Select(page.one("select[aria-label='Strength']")).select_by_value("level:1")


def test_smoke(page):
    """A move by click and click is answered, with the sentence of its clause"""
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.says("strategy.pl:", ".told")


def test_whole_game(page):
    """A whole game: played by dragging and by typing, lost, and learned from; played on"""
    gentle(page)
    page.pointer("7g", "7f")
    page.count(2)
    for n in range(6):
        page.says("Your move", ".status")
        page.press("Hint")
        hint = page.wait(lambda: page.text(".told h2").split(": ")[1] if "Hint" in page.text(".told h2") else None, "a hint")
        field = page.one("input[aria-label='A move in words']")
        field.send_keys(hint, Keys.ENTER)
        page.count(4 + 2 * n)
    page.press("Resign")
    page.press("Yes")
    page.says("wins", ".status")
    page.press("Knowledge")
    page.wait(lambda: len(page.all(".workshop details summary")) > 1, "the lessons")
    page.all(".workshop details summary")[1].click()
    page.press("Learn from the game (as the side that lost)")
    page.wait(lambda: page.all(".lesson"), "the lesson")
    page.press("Play", ".rooms")
    page.press("New game")
    page.press("Begin")
    page.count(0)


def test_promotion(page):
    """Promotion is asked where there is a choice; mate ends the game"""
    new_position(page, "4k4/9/9/4P4/9/9/9/9/4K4 b G 1")
    page.move("5d", "5c")
    page.says("Promote", ".choice")
    page.one(".choice button").click()
    page.count(1)
    assert "５三歩成" in page.text(".moves")
    new_position(page, MATE)
    page.move("G", "5b")
    page.says("Checkmate", ".status")


def new_position(page, sfen):
    page.press("New game")
    Select(page.one("select[aria-label='You play']")).select_by_value("none")
    page.one("input[aria-label='From a position (SFEN)']").send_keys(sfen)
    page.press("Begin")
    page.wait(lambda: page.moves() == 0, "a new game")
    time.sleep(0.3)


def test_record(page):
    """A record is pasted, explained, stepped through; its mistakes become questions"""
    page.press("Paste")
    page.one("dialog textarea").send_keys("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+")
    page.press("Open")
    page.count(8)
    page.press("quickly")
    page.wait(lambda: page.all(".study .told h2"), "the explained game")
    page.keys(Keys.END)
    page.says("△２七角成", ".study .told")
    page.wait(lambda: page.all(".study .curves .curve"), "the graph")
    page.all(".study .claims .claim")[0].click()
    page.wait(lambda: page.all(".study .line li"), "a line on the board")
    page.press("Practice")
    page.says("What would you play?", ".practice .status")
    page.press("Show the answer")
    page.wait(lambda: page.all(".judged"), "the judgement")


def test_why(page):
    """Why is followed: the tree, a claim on the board, why not another move, without the clause"""
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.press("Why")
    page.wait(lambda: page.all(".told .tree .fold"), "the tree")
    page.wait(lambda: page.all(".told .claim"), "claims")[-1].click()
    page.wait(lambda: page.all(".line li"), "the claim on the board")
    page.press("Back to the position")
    page.press("Why not another?")
    page.says("Play the other move on the board")
    page.move("8c", "8d")
    page.says("Why not another? △８四歩", ".told")
    page.all(".told .without")[0].click()
    page.wait(lambda: page.all(".instead .columns"), "the other decision")


def test_knowledge(page):
    """A clause is edited and the decision changes, here and in the game; undo brings it back"""
    page.move("7g", "7f")
    page.count(2)
    page.all(".told .link")[0].click()
    text = page.one(".editor textarea")
    assert "joseki_move" in text.get_attribute("value")
    text.clear()
    text.send_keys("strategy(nonsense")
    page.wait(lambda: "✗" in page.text(".verdict"), "the fault")
    text.clear()
    text.send_keys('strategy(mine, "本から", "by my own book", Now, Move) :- joseki_move(Now, Move).')
    page.wait(lambda: "✓" in page.text(".verdict"), "that it can be said")
    page.press("Save")
    page.says("by my own book", ".effects .now")
    page.wait(lambda: len(page.all(".changes li")) == 2, "the moves that change")
    page.press("Take the last change back")
    page.says("play a book move", ".effects .now")


def test_languages(page):
    """Both languages, switched without loading the page again"""
    page.browser.execute_script("window.same = true")
    page.move("7g", "7f")
    page.count(2)
    page.press("Why")
    page.wait(lambda: page.all(".told .tree"), "the tree")
    page.press("日本語")
    page.says("あなたの番です", ".status")
    page.says("の理由", ".told")
    for room in ["検討", "知識", "練習", "オセロ", "十二形式", "対局"]:
        page.press(room, ".rooms")
    assert page.browser.execute_script("return window.same && document.documentElement.lang") == "ja"
    page.press("English")
    page.says("Your move", ".status")


def test_keyboard(page):
    """The keyboard alone: a move on the board, stepping, the rooms, a dialog"""
    gentle(page)
    page.browser.execute_script("document.querySelector('.seat').focus()")
    page.keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER, Keys.ARROW_UP, Keys.ENTER)
    page.count(2)
    assert "７六歩" in page.text(".moves")
    page.browser.execute_script("document.activeElement.blur()")
    page.keys(Keys.HOME)
    page.wait(lambda: not page.all(".moves [aria-current]"), "the start")
    page.keys("j")
    page.wait(lambda: page.all(".moves [aria-current]"), "one move on")
    page.keys("?")
    page.wait(lambda: page.all("dialog[open]"), "the help")
    page.keys(Keys.ESCAPE)
    page.wait(lambda: not page.all("dialog"), "no dialog")
    for _ in range(40):         # each thing that can be pressed is reached, and is named
        page.keys(Keys.TAB)
        name = page.browser.execute_script(
            "const e = document.activeElement;"
            "return e === document.body ? 'body' : (e.getAttribute('aria-label') || e.textContent).trim()")
        assert name, page.browser.execute_script("return document.activeElement.outerHTML")


def test_othello(page):
    """Othello is played, and its clause leads to the knowledge"""
    page.press("Othello")
    cells = page.wait(lambda: page.all(".othello-board .cell"), "the board")
    ActionChains(page.browser).move_to_element(cells[4 * 8 + 5]).click().perform()
    page.wait(lambda: len(page.text(".sequence").split()) == 2, "the answer")
    page.all(".othello .told .link")[0].click()
    page.wait(lambda: page.all(".editor textarea, .found .clause"), "the clause")


def test_mate(page):
    """A mating problem: each try is answered"""
    page.press("Practice")
    page.press("Mating problems")
    page.wait(lambda: page.all("[data-place='G']"), "the problem")
    page.move("G", "3c")
    page.says("It still mates, in 8", ".tries")


def test_small(page):
    """360 pixels wide: nothing is wider in any room, and it can be played"""
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
    page.move("7g", "7f")
    page.count(2)
    for room in ["Study", "Knowledge", "Practice", "Othello", "Twelve forms", "Play"]:
        page.press(room, ".rooms")
        time.sleep(0.6)
        wide = page.browser.execute_script("return document.documentElement.scrollWidth")
        assert wide <= 360, f"{room} is {wide} wide"


def test_two_windows(page):
    """Two windows see the same game; reloading loses nothing"""
    gentle(page)
    first = page.browser.current_window_handle
    page.browser.switch_to.new_window("tab")
    other = Page(page.browser, page.origin)
    page.browser.switch_to.window(first)
    page.move("7g", "7f")
    page.count(2)
    page.browser.refresh()
    page.count(2)
    page.browser.switch_to.window(page.browser.window_handles[1])
    other.count(2)
    page.browser.close()
    page.browser.switch_to.window(first)


def test_weight(page):
    """What the first paint needs is under 300 KB"""
    page.browser.refresh()
    page.wait(lambda: page.all("[data-place='7g']"), "the board")
    size = page.browser.execute_script(
        "return performance.getEntriesByType('resource').filter(e => e.name.includes('/page/'))"
        ".reduce((sum, e) => sum + e.encodedBodySize, 0)")
    assert 0 < size < 300_000, size


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en", "--window-size=1280,1000"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


def run(program, test):
    server = Server(program)
    chrome = browser()
    try:
        page = Page(chrome, server.url)
        page.origin = server.url.split("/?")[0] + "/"
        test(page)
        page.quiet()
    finally:
        chrome.quit()
        said = server.stop()
    assert said == "", said


def main():
    program = sys.argv[1]
    thorough = os.environ.get("GUNSHI_TEST_THOROUGH") == "1"
    what = sys.argv[2] if len(sys.argv) > 2 else "all" if thorough else "smoke"
    tests = [test for name, test in globals().items() if name.startswith("test_")]
    if what != "all":
        tests = [test for test in tests if test.__name__ == f"test_{what}"]
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        try:
            run(program, test)
            print(f"ok {number} - {test.__doc__}", flush=True)
        except Exception:
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
            print(f"not ok {number} - {test.__doc__}", flush=True)


if __name__ == "__main__":
    main()
