#!/usr/bin/python3
"""The page in a real browser, Chromium, by WebDriver: python3-selenium and chromium-driver of Debian.

    browser.py GUNSHI [NAME]

GUNSHI is the program. A result a line, as TAP: of the test NAME; of all in the thorough run; else of
the shortest. Each test has a server, with knowledge, of its own. `axe` needs the file axe.min.js of
axe-core, which is no package of Debian; the variable AXE names it.
"""
import os
import random
import shutil
import signal
import socket
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


class Redis:
    """A real Redis server on a free port below those that a system gives out by itself."""
    def __init__(self):
        for _ in range(50):
            self.port = random.randint(20000, 32000)
            if self.start():
                return
        raise AssertionError("no port for redis-server")

    def start(self):
        self.process = subprocess.Popen(["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                                         "--daemonize", "no"], stdout=subprocess.PIPE, text=True)
        return any("Ready to accept" in line for line in self.process.stdout)

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def do(self, *words):
        with socket.create_connection(("127.0.0.1", self.port)) as connection:
            texts = [str(word).encode() for word in words]
            connection.sendall(b"*%d\r\n" % len(texts) + b"".join(b"$%d\r\n%s\r\n" % (len(text), text) for text in texts))
            assert connection.recv(1000)[:1] != b"-", words


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

    def click(self, selector, which=0):
        """The page may draw what was found anew before it is clicked: then it is found again."""
        self.wait(lambda: self.all(selector)[which].click() or True, selector)

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


def enter(page, room):
    """The room with what it asks for when it is entered: its tab is the current one only then."""
    page.press(room, ".rooms")
    page.wait(lambda: [each.text for each in page.all(".rooms [aria-current='page']")] == [room], room)


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
    page.click(".workshop details summary", 1)
    page.press("Learn from the game (as the side that lost)")
    page.wait(lambda: page.all(".lesson"), "the lesson")
    page.press("Unlearn")
    page.says("Nothing yet", ".workshop")
    page.press("Play", ".rooms")
    page.press("New game")
    page.press("Begin")
    page.count(0)


def test_promotion(page):
    """Promotion is asked where there is a choice; mate ends the game"""
    new_position(page, "4k4/9/9/4P4/9/9/9/9/4K4 b G 1")
    page.move("5d", "5c")
    page.says("Promote", ".choice")
    page.click(".choice button")
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


def test_books(page):
    """A book of games says what was played here; a click plays it, another takes the book away"""
    page.press("New game")
    Select(page.one("dialog select")).select_by_value("none")
    page.press("Begin", "dialog")
    page.press("Joseki")
    page.says("Add a file of games as a book")
    names = [[each.text for each in line.find_elements(By.CSS_SELECTOR, ".link")] for line in page.all(".joseki li")]
    assert any("2" in each for each in names), names
    assert all(len(set(each)) == len(each) for each in names), "lines of one name are told apart"
    page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/talk.js').then(({ask}) => ask('book_add', {name: 'mine.usi', bytes:"
        " 'startpos moves 7g7f 3c3d\\nstartpos moves 7g7f 8c8d\\nstartpos moves 1g1f 8c8d'})).then(done, done);")
    page.says("mine.usi")
    page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/talk.js').then(({ask}) => ask('book_add', {name: 'won.csa', bytes:"
        " 'V2.2\\nN+Akita\\nN-Natsu\\nPI\\n+\\n+7776FU\\n-3334FU\\n%TORYO\\n'})).then(done, done);")
    page.says("won.csa")
    won = page.all(".book")[1].text
    assert "▲0 △1" in won and "▲Akita △Natsu" in won and "object" not in won, won
    page.press("×", ".book:nth-of-type(2)")
    page.wait(lambda: len(page.all(".book")) == 1, "one book")
    assert [each.text.split()[0] for each in page.all(".book .claim")] == ["▲７六歩", "▲１六歩"], page.text(".book")
    page.press("×", ".book")
    page.wait(lambda: not page.all(".book"), "the book gone")
    page.says("Add a file of games as a book")


def test_fast_steps(page):
    """An answer that comes when one has stepped on is not shown at the new place; a question is of the place shown"""
    page.press("New game")
    Select(page.one("dialog select")).select_by_value("none")
    page.press("Begin", "dialog")
    page.move("7g", "7f")
    page.count(1)
    page.press("Joseki")
    page.wait(lambda: "△" in page.text(".joseki .claim"), "gote's moves")
    page.browser.execute_script("""
        const fetched = window.fetch, held = new Set(["joseki", "hint", "threats", "candidates"]);
        window.waiting = [];
        window.answered = 0;
        window.fetch = async (...given) => {
            const reply = await fetched(...given);
            if (held.delete(String(given[0]).slice(4))) {
                await new Promise(resolve => window.waiting.push(resolve));
                const json = reply.json.bind(reply);
                reply.json = async () => {
                    const answer = await json();        // and what is shown of it is drawn
                    requestAnimationFrame(() => requestAnimationFrame(() => { window.answered += 1; }));
                    return answer;
                };
            }
            return reply;
        };""")
    held = lambda: page.browser.execute_script("return window.waiting.length")
    page.keys(Keys.ARROW_LEFT)
    page.wait(lambda: held() == 1, "the joseki of the start, held back")
    page.press("Threats")
    page.press("Candidates")
    page.press("Hint")
    page.wait(lambda: held() == 4, "all answers of the start, held back")
    shown = "return document.body.hasAttribute('data-waiting') && getComputedStyle(document.getElementById('bar'), '::after').opacity"
    page.wait(lambda: page.browser.execute_script(shown) == "1", "that an answer is waited for")
    page.keys(Keys.ARROW_RIGHT)
    page.wait(lambda: page.all(".moves [aria-current]"), "the move")
    page.wait(lambda: "△" in page.text(".joseki .claim"), "gote's moves")
    page.browser.execute_script("window.waiting.forEach(go => go());")
    page.wait(lambda: page.browser.execute_script("return window.answered === 4"), "all answers")
    page.wait(lambda: page.browser.execute_script(shown) is False, "that none is waited for")
    assert "△" in page.text(".joseki .claim"), page.text(".joseki")
    page.wait(lambda: page.text(".joseki .claim").startswith("1 "), "the candidates of this place")
    assert page.text(".joseki .claim").split()[2].startswith("△"), page.text(".joseki .claim")
    assert len(page.all(".seat .arrow")) == len(page.all(".joseki ol .claim")), "the arrow of another place"
    page.press("Candidates")
    assert not page.text(".looked"), page.text(".looked")
    assert "Hint" not in page.text(".told"), page.text(".told")
    page.browser.execute_script("""
        document.activeElement.blur();
        const fetched = window.fetch;
        window.fetch = async (...given) => {
            if (given[0] === "/do/goto")
                await new Promise(resolve => { window.send = resolve; });
            return fetched(...given);
        };""")
    page.keys(Keys.ARROW_LEFT, " ")
    page.browser.execute_async_script("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    page.browser.execute_script("window.send()")
    page.says("Hint: ", ".told")
    assert "Hint: ▲" in page.text(".told"), page.text(".told")


def test_candidates(page):
    """Candidates are arrows and lines, of the place where one is; those of a place that was looked at are there at once"""
    page.press("New game")
    Select(page.one("dialog select")).select_by_value("none")
    page.press("Begin", "dialog")
    page.press("Candidates")
    first = lambda: page.text(".joseki ol .claim")
    page.wait(lambda: "▲" in first(), "sente's candidates")
    start = page.text(".joseki ol")
    arrows = page.all(".seat .arrow text")
    assert [each.text for each in arrows] == ["1", "2", "3", "4"][:len(arrows)] and arrows, arrows
    page.click(".joseki ol .claim")
    page.wait(lambda: len(page.all(".line li")) > 1, "the line on the board")
    page.press("Candidates", ".side")
    page.press("Candidates", ".side")
    page.wait(lambda: page.all(".seat .arrow text"), "the arrows in place of the line")
    page.move("7g", "7f")
    page.count(1)
    page.wait(lambda: first().split()[2].startswith("△"), "gote's candidates")
    page.browser.execute_script("document.activeElement.blur()")
    page.keys(Keys.ARROW_LEFT)
    page.wait(lambda: page.text(".joseki ol") == start, "the same as before")
    page.keys("l")
    page.wait(lambda: not page.all(".seat .arrow") and not page.all(".joseki ol"), "no candidates")


def test_clock(page):
    """By the clock, the side to move pays; when the game is over no clock runs"""
    page.press("New game")
    dialog = page.one("dialog")
    Select(dialog.find_elements(By.TAG_NAME, "select")[0]).select_by_value("none")
    Select(page.one("dialog select[aria-label='Clock']")).select_by_visible_text("3 min, 2 s more each move")
    page.press("Begin", "dialog")
    page.wait(lambda: [each.text for each in page.all(".clock")][0] == "3:00", "gote's whole time")
    page.wait(lambda: [each.text for each in page.all(".clock")][1] < "3:00", "sente's time running")
    page.move("7g", "7f")
    page.wait(lambda: [each.text for each in page.all(".clock")][0] < "3:00", "gote's time running")
    time_left = [each.text for each in page.all(".clock")][1]
    assert "2:00" <= time_left <= "3:02", time_left
    page.press("Resign")
    page.press("Yes", "dialog")
    stopped = page.wait(lambda: [each.text for each in page.all(".clock")], "the clocks")
    time.sleep(1.5)
    assert [each.text for each in page.all(".clock")] == stopped, "a clock runs on"


def test_record(page):
    """A record is pasted, explained, stepped through; its mistakes become questions, beside mating problems"""
    page.press("Paste")
    page.one("dialog textarea").send_keys("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+")
    page.press("Open")
    page.count(8)
    page.press("quickly")
    page.wait(lambda: page.all(".study .told h2"), "the explained game")
    page.keys(Keys.ARROW_DOWN)
    page.says("△２七角成", ".study .told")
    page.keys(Keys.ARROW_UP)
    page.says("Start", ".study .told")
    page.keys(Keys.END)
    page.says("△２七角成", ".study .told")
    page.wait(lambda: page.all(".study .curves .curve"), "the graph")
    page.press("日本語")
    page.says("△２七角成", ".study .told")
    page.says("評価値", ".study .told")
    page.press("English")
    label = lambda: page.one(".study .board svg").get_attribute("aria-label")
    place, claim = label(), page.all(".study .claims .claim")[0]
    page.wait(lambda: ActionChains(page.browser).move_to_element(page.one(".study .told h2")).move_to_element(claim).perform()
              or label() != place, "what is pointed at, on the board")
    ActionChains(page.browser).move_to_element(page.one(".study .told h2")).perform()
    page.wait(lambda: label() == place, "the position again")
    claim.click()
    page.wait(lambda: page.all(".study .line li"), "a line on the board")
    page.keys(Keys.ESCAPE)
    summary = page.wait(lambda: next(each for each in page.all(".study summary") if each.text.startswith("Lines of")), "the lines")
    summary.click()
    lines = page.wait(lambda: page.all(".study details ol.claims .claim"), "lines of the search")
    assert len(lines) >= 2, [each.text for each in lines]
    best = lines[0].text.split()[1]
    lines[0].click()
    page.wait(lambda: page.all(".study .line li")[1].text.startswith(best), "the best line on the board")
    page.press("Practice")
    page.says("What would you play?", ".practice .status")
    page.press("Show the answer")
    page.wait(lambda: page.all(".judged"), "the judgement")
    page.says("The answer", ".practice .status")
    page.says("In the game: ", ".practice .judged")
    page.press("Mating problems")
    page.wait(lambda: page.all(".practice [data-place='G']"), "the problem")
    page.move("G", "3c")
    page.says("It still mates, in 8", ".tries")
    page.press("Solution")
    page.wait(lambda: page.all(".practice .line li"), "the solution on the board")
    page.press("Next move")
    page.says("What would you play?", ".practice .status")


def test_dropped(page):
    """A file dropped on the page is opened; its variation is walked; the board is turned"""
    page.browser.execute_script(
        "const dataTransfer = new DataTransfer();"
        "dataTransfer.items.add(new File([arguments[0]], 'game.kif'));"
        "for (const kind of ['dragover', 'drop'])"
        "    document.querySelector('main').dispatchEvent(new DragEvent(kind, {dataTransfer, bubbles: true, cancelable: true}));",
        "手合割：平手\n先手：秋\n後手：春\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n"
        "変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n")
    page.count(3)
    assert [each.text for each in page.all(".player")] == ["△春", "▲秋"]
    page.browser.execute_script("document.activeElement.blur()")
    page.keys(Keys.ARROW_LEFT)
    page.wait(lambda: len(page.all(".choices button")) == 2, "two moves of the record")
    page.click(".choices button", 1)
    page.wait(lambda: "６六歩" in page.text(".moves"), "the variation")
    page.keys("f")
    page.wait(lambda: page.all(".player")[0].text == "▲秋", "the board turned")


def test_thinking(page):
    """While the program thinks its line is shown and the page is free; it moves at once, or stops, when it is told to"""
    Select(page.one("select[aria-label='Strength']")).select_by_value("seconds:30")
    page.move("1g", "1f")
    page.says("depth", ".thought")
    page.wait(lambda: page.all(".seat .arrow"), "what it thinks of, as an arrow")
    enter(page, "Knowledge")
    page.wait(lambda: page.all(".found .clause"), "clauses, while it thinks")
    enter(page, "Play")
    page.press("Move now")
    page.count(2)
    page.move("9g", "9f")
    page.says("Gunshi is thinking", ".status")
    page.press("Stop thinking")
    page.says("Gunshi to move", ".status")
    page.press("Take back")
    page.says("Your move", ".status")


def test_why(page):
    """Why is followed: the tree, a claim on the board, why not another move, without the clause"""
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.press("Why")
    page.wait(lambda: page.all(".told .tree .fold"), "the tree")
    claim = page.wait(lambda: page.all(".told .claim"), "claims")[-1]
    label = lambda: page.one(".seat svg").get_attribute("aria-label")
    place = label()

    def pointed_at():                   # again and again: the page may still be scrolling
        ActionChains(page.browser).move_to_element(page.one(".told h2")).move_to_element(claim).perform()
        return label() != place and page.all(".seat .role, .seat .arrow")
    page.wait(pointed_at, "what is pointed at, on the board")
    assert not page.all(".line:not([hidden])"), "the page has moved"
    ActionChains(page.browser).move_to_element(page.one(".told h2")).perform()
    page.wait(lambda: label() == place and not page.all(".seat .role, .seat .arrow"), "the position again")
    claim.click()
    page.wait(lambda: page.all(".line li"), "the claim on the board")
    ActionChains(page.browser).move_to_element(page.one(".told h2")).perform()
    assert page.all(".line li"), "what was asked for stays"
    page.press("Back to the position")
    page.press("Why not another?")
    page.says("Play the other move on the board")
    page.move("8c", "8d")
    page.says("Why not another? △８四歩", ".told")
    page.click(".told .without")
    page.wait(lambda: page.all(".instead .columns"), "the other decision")


def test_knowledge(page):
    """A clause is edited and the decision changes, here and in the game; undo brings it back"""
    page.move("7g", "7f")
    page.count(2)
    page.click(".told .link")
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
    page.click(".workshop details summary")
    page.wait(lambda: page.all(".log li"), "the history")
    page.press("日本語")
    page.wait(lambda: page.all(".log li") and page.text(".workshop details summary") == "変更の記録", "the history, in Japanese")
    page.press("English")
    page.press("Take the last change back")
    page.says("play a book move", ".effects .now")


def test_editor(page):
    """The editor shows the line of a fault and the bracket that belongs to one, completes words, and undoes"""
    page.press("Knowledge")
    page.press("Write a new clause")
    field = page.one(".editor textarea")
    field.send_keys('strategy(mine, "本から, まず", "by my own book, and that at once", Now, Move) :-', Keys.ENTER, "joseki_mov")
    assert field.get_attribute("value").endswith(":-\n    joseki_mov"), field.get_attribute("value")
    field.send_keys(Keys.CONTROL, " ")
    page.wait(lambda: page.all(".offers [aria-selected='true']"), "the words that fit")
    page.says("joseki_move", ".offers")
    field.send_keys(Keys.ENTER)
    page.wait(lambda: field.get_attribute("value").endswith("joseki_move(Now, Move)"), "the word")
    page.wait(lambda: "✓" in page.text(".verdict"), "that it can be said")
    field.send_keys(Keys.CONTROL, "z")
    page.wait(lambda: field.get_attribute("value").endswith("joseki_mov"), "the word undone")
    field.send_keys(Keys.CONTROL, "y")
    page.wait(lambda: len(page.all(".ink .pair")) == 2, "the pair of brackets")
    field.send_keys(",", Keys.ENTER, "no_such_word(Now")
    page.wait(lambda: page.all(".line-of.faulty"), "the line of the fault")
    assert field.get_attribute("aria-invalid") == "true"
    page.wait(lambda: "✗" in page.text(".verdict"), "the fault")
    page.click(".verdict button")
    assert page.browser.switch_to.active_element == field
    for width in (1280, 360):       # what is drawn lies where it is written
        page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                     {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False})
        page.wait(lambda: page.browser.execute_script(
            "const [ink, field] = [...document.querySelectorAll('.sheet > *')].map(e => `${e.clientWidth} ${e.scrollHeight}`);"
            "return innerWidth === arguments[0] && ink === field", width), f"what is drawn where it is written, {width} wide")


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
    page.says("Why", ".told h2")        # drawn anew by now
    page.click(".told .without")
    page.wait(lambda: page.all(".instead .columns"), "the other decision")
    page.press("日本語")
    page.says("がなければ", ".instead h2")
    page.press("English")
    page.says("Without", ".instead h2")


def test_last_room(page):
    """The room asked for last is the one shown, however late an earlier one comes"""
    page.browser.execute_script("""
        const fetched = window.fetch;
        window.answered = 0;
        window.fetch = async (...given) => {
            const reply = await fetched(...given);
            if (given[0] === "/do/forms")
                setTimeout(() => { window.answered += 1; }, 300);
            return reply;
        };""")
    tabs = lambda: [each.text for each in page.all(".rooms [aria-current='page']")]

    def hurry(*rooms):
        page.browser.execute_script(
            "for (const room of arguments) document.querySelector(`[data-room='${room}']`).click();", *rooms)

    def at_play():
        return tabs() == ["Play"] and page.all("#room [data-place='7g']")

    hurry("forms", "play")          # the first has its file to load
    time.sleep(1)
    page.wait(at_play, "the room asked for last")
    enter(page, "Twelve forms")
    page.wait(lambda: page.browser.execute_script("return window.answered === 1"), "what is in it")
    hurry("play", "forms", "play")
    page.wait(lambda: page.browser.execute_script("return window.answered === 2"), "an answer nobody waits for")
    assert at_play(), tabs()


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


def test_setup(page):
    """A position is set up by the keyboard alone, and by the pointer; it is played on"""
    page.press("Set up a position")
    page.press("Empty the board", "dialog")
    for name, steps in (("▲玉", [Keys.ARROW_DOWN] * 4), ("△玉", [Keys.ARROW_UP] * 8), ("▲歩", [Keys.ARROW_DOWN] * 3)):
        piece = page.one(f"dialog [aria-label='{name}']")
        piece.send_keys(Keys.ENTER)
        assert page.browser.execute_script("return document.activeElement.getAttribute('aria-label')") == name
        page.browser.execute_script("document.querySelector('dialog .drawing').focus()")
        page.keys(*steps, Keys.ENTER)
    assert page.browser.execute_script("return document.querySelector('dialog [aria-live]').textContent") == "5四 ▲歩"
    assert page.all("dialog .cursor"), "where one is"
    page.browser.execute_script("document.querySelector(`dialog [aria-label='▲ In hand 金']`).focus()")
    page.keys("4", Keys.TAB, "1", Keys.TAB)
    assert page.browser.execute_script("return document.activeElement.getAttribute('aria-label')") == "▲ In hand 桂"
    page.click("dialog [aria-label='▲金']")
    page.browser.execute_script("document.querySelector('dialog .drawing').focus()")
    page.keys(Keys.ARROW_RIGHT, Keys.ENTER)
    page.press("Use it", "dialog")
    page.says("more than 4 golds", "dialog [role='alert']")
    page.browser.get_log("browser")     # has the refusal
    page.browser.execute_script("document.querySelector('dialog .drawing').focus()")
    page.keys(Keys.ENTER)
    page.press("Use it", "dialog")
    page.wait(lambda: page.all("[data-place='G']"), "the gold in hand")
    page.move("5d", "5c")
    page.says("Promote", ".choice")
    page.click(".choice button")
    page.count(1)
    assert "５三歩成" in page.text(".moves")


def heard(page):
    """What a screen reader is given of the page: (role, name) of each node of Chromium's accessibility tree."""
    page.browser.execute_cdp_cmd("Accessibility.enable", {})
    nodes = page.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", "").strip()) for node in nodes if not node["ignored"]]


def test_screen_reader(page):
    """Without eyes: everything has a name, the board is a table, the program's move is said; mistakes are learned from"""
    gentle(page)
    page.one("input[aria-label='A move in words']").send_keys("7g7f", Keys.ENTER)
    page.count(2)
    page.wait(lambda: "△" in page.browser.execute_script(
        "return document.querySelector('main > [aria-live]').textContent"), "the program's move, said")
    said = page.browser.execute_script("return document.querySelector('main > [aria-live]').textContent")
    assert "Your move" in said and len(said) > 30, said
    nodes = heard(page)
    assert ("main", "") in nodes and ("banner", "") in nodes and ("navigation", "Rooms") in nodes, nodes
    assert len([name for role, name in nodes if role in ("cell", "gridcell")]) == 82, "the board"
    assert any(role in ("cell", "gridcell") and name.startswith("▲歩") for role, name in nodes), "a piece"
    page.press("Paste")
    page.one("dialog textarea").send_keys("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+")
    page.press("Open")
    page.count(8)
    page.press("quickly")
    page.wait(lambda: page.all(".study .told h2"), "the explained game")
    page.press("Practice")
    page.says("What would you play?", ".practice .status")
    legal = page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/talk.js').then(async ({ask}) => {"
        "  const {games: [{moves}]} = await ask('explained');"
        "  done(moves.find(({mark}) => mark === '?' || mark === '??').move); });")
    page.one(".practice input[aria-label='A move in words']").send_keys(legal, Keys.ENTER)
    page.says("There is better", ".practice .status[role='status']")
    page.wait(lambda: next(each for each in page.all(".practice .told button") if each.text == "Try again").send_keys(Keys.ENTER)
              or True, "Try again")
    page.says("What would you play?", ".practice .status")
    assert page.browser.execute_script("return document.querySelector('.practice .told').contains(document.activeElement)")
    page.press("Play", ".rooms")
    page.wait(lambda: page.all(".moves li button")[0].send_keys(Keys.ENTER) or True, "the first move's button")
    page.wait(lambda: page.all(".moves li [aria-current]")[0].text.startswith("1"), "the first move")
    assert page.browser.execute_script("return document.querySelector('.moves').contains(document.activeElement)")
    needs = {"button", "textbox", "combobox", "searchbox", "slider", "link", "checkbox", "DisclosureTriangle", "application", "meter", "img", "image"}
    for room in ["Play", "Study", "Knowledge", "Practice", "Othello", "Twelve forms"]:
        enter(page, room)
        nameless = [role for role, name in heard(page) if role in needs and not name]
        assert not nameless, f"{room}: {nameless}"


def test_session(page):
    """The whole session: a game lost, why, its turning points, a clause changed, the decision changed, learned, played on"""
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.move("8h", "3c")
    page.click(".choice button")
    page.count(4)
    page.says("Your move", ".status")
    page.press("Why")
    page.wait(lambda: page.all(".told .tree"), "the reason")
    page.press("Resign")
    page.press("Yes", "dialog")
    page.says("wins", ".status")
    page.press("quickly")
    page.wait(lambda: page.all(".study .turns button"), "the turning points")
    page.click(".study .turns button")
    page.says("▲３三角成", ".study .told")
    page.press("Play", ".rooms")
    page.keys(Keys.HOME, "j")
    page.wait(lambda: page.all(".moves li")[0].find_elements(By.CSS_SELECTOR, "[aria-current]"), "the first move")
    page.wait(lambda: page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/talk.js').then(({ask}) => ask('table')).then(({ply}) => done(ply === 1));"), "that the server is there, too")
    page.press("Knowledge")
    search = page.one("input[type='search']")
    search.clear()
    search.send_keys("play a book move", Keys.ENTER)
    page.wait(lambda: len(page.all(".found .clause")) == 1, "the clause")
    page.press("Change")
    text = page.one(".editor textarea")
    source = text.get_attribute("value")
    text.clear()
    text.send_keys(source.replace("play a book move", "my own words for it"))
    page.wait(lambda: "✓" in page.text(".verdict"), "that it can be said")
    page.press("Save")
    page.wait(lambda: "my own words for it" in page.text(".effects"), "the decision changed")
    page.wait(lambda: page.all(".workshop details summary"), "the lessons")
    page.click(".workshop details summary", 1)
    page.press("Learn from the game (as the side that lost)")
    page.wait(lambda: page.all(".lesson"), "the lesson")
    page.press("Play", ".rooms")
    page.press("New game")
    page.press("Begin", "dialog")
    page.count(0)
    page.move("7g", "7f")
    page.count(2)
    page.wait(lambda: "my own words for it" in page.text(".told"), "my words: " + page.text(".told"))


def test_othello(page):
    """Othello is played, and its clause leads to the knowledge"""
    page.press("Othello")
    cells = page.wait(lambda: page.all(".othello-board .cell"), "the board")
    ActionChains(page.browser).move_to_element(cells[4 * 8 + 5]).click().perform()
    page.wait(lambda: len(page.text(".sequence").split()) == 2, "the answer")
    page.says("a joseki of move 2", ".othello .told")
    page.press("日本語")
    page.says("2手目の定跡", ".othello .told")
    page.press("English")
    page.says("a joseki of move 2", ".othello .told")
    page.click(".othello .told .link")
    page.wait(lambda: page.all(".editor textarea, .found .clause"), "the clause")


def test_mate(page):
    """A mating problem: each try is answered"""
    page.press("Practice")
    page.press("Mating problems")
    page.wait(lambda: page.all("[data-place='G']"), "the problem")
    page.move("G", "3c")
    page.says("It still mates, in 8", ".tries")


def unbroken_words(page):
    """No word on a button stands on two lines."""
    broken = page.browser.execute_script("""
        const found = [], range = document.createRange();
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode())
            if (walk.currentNode.parentElement.closest("button"))
                for (const {0: word, index} of walk.currentNode.data.matchAll(/[a-z]+/gi)) {
                    range.setStart(walk.currentNode, index);
                    range.setEnd(walk.currentNode, index + word.length);
                    if (new Set([...range.getClientRects()].map(({top}) => top)).size > 1)
                        found.push(word);
                }
        return found;""")
    assert not broken, broken


def test_small(page):
    """360 pixels wide: nothing is wider in any room, and it can be played"""
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
    page.move("7g", "7f")
    page.count(2)
    page.move("8h", "3c")
    page.wait(lambda: page.all(".choice button"), "whether to promote")
    unbroken_words(page)
    page.keys(Keys.ESCAPE)
    page.press("Why not another?")
    page.says("Play the other move on the board")
    unbroken_words(page)
    page.press("Cancel", ".aside")
    for room in ["Study", "Knowledge", "Practice", "Othello", "Twelve forms", "Play"]:
        enter(page, room)
        wide = page.browser.execute_script("return document.documentElement.scrollWidth")
        assert wide <= 360, f"{room} is {wide} wide"


def in_view(page, selector):
    return page.browser.execute_script(
        "const b = document.querySelector(arguments[0]).getBoundingClientRect();"
        "return b.top >= -1 && b.bottom <= innerHeight + 1", selector)


def test_link(page):
    """A link names a position: it is put on the table once, and not in place of a game unasked; a reload loses nothing"""
    sfen = "4k4/9/9/4P4/9/9/9/9/4K4 b G 1"
    link = page.origin + "#sfen/" + sfen.replace(" ", "%20").replace("/", "%2F")
    open_link = lambda: page.browser.execute_script("location.href = arguments[0]", link)
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    open_link()
    page.says("Leave this game", "dialog")
    page.press("Cancel", "dialog")
    page.count(2)
    open_link()
    page.press("Yes", "dialog")
    page.count(0)
    page.browser.get("about:blank")
    page.browser.get(link)
    page.wait(lambda: page.all("[data-place='5d']"), "the board")
    page.wait(lambda: "#" not in page.browser.current_url, "the link used")
    assert not page.all("dialog"), "it is there already"
    page.pointer("G", "5b")
    page.count(1)
    page.browser.refresh()
    page.count(1)
    page.browser.execute_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.press("Link to the position")
    assert page.one("dialog input").get_attribute("value").startswith(page.origin + "#sfen/")


def test_small_claims(page):
    """360 pixels wide: what a claim shows on the board, and what a change has changed, is in view, though one is far from it"""
    page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                 {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": True})
    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.press("Why")
    page.wait(lambda: page.all(".told .claim"), "claims")
    page.browser.execute_script("document.querySelector('.told .claim').scrollIntoView({block: 'end'})")
    assert not in_view(page, ".seat svg")
    page.browser.execute_script("document.querySelector('.told .claim').click()")
    page.wait(lambda: in_view(page, ".seat svg"), "the board")
    enter(page, "Knowledge")
    page.click(".found .clause button[data-name^='switch']")
    page.wait(lambda: in_view(page, ".effects h2"), "the decision now")


def test_no_kanji(page):
    """Where no font has kanji the pieces are letters, and what to do is said; else nothing is"""
    with tempfile.TemporaryDirectory() as folder:
        fonts = os.path.join(folder, "fonts.conf")
        with open(fonts, "w", encoding="utf-8") as file:
            file.write("<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
                       f"<cachedir>{folder}</cachedir></fontconfig>")
        poor = browser(FONTCONFIG_FILE=fonts)
        try:
            other = Page(poor, page.url)
            other.says("no Japanese font", ".notice")
            faces = {each.text for each in other.all(".piece text")}
            assert faces == set("KRBGSNLP"), faces
        finally:
            poor.quit()
    faces = {each.text for each in page.all(".piece text")}
    assert faces == (set("KRBGSNLP") if page.all(".notice") else set("玉飛角金銀桂香歩")), faces


def test_unbroken(page):
    """No written move is broken in two, whatever stands after it"""
    parts = page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/board.js').then(({unbroken}) => done(unbroken(arguments[0]).filter((_, n) => n % 2).map(e => e.textContent)));",
        "この手は、△８八角成▲同　金△同　飛成で金を失う。▲７六歩(77) ☗３三成銀 ▲４五桂打 ▲四間飛車")
    assert parts == ["△８八角成", "▲同　金", "△同　飛成", "▲７六歩(77)", "☗３三成銀", "▲４五桂打", "▲四"], parts


def test_explained_file(page):
    """The page that explain writes, one file: it is opened as it is, stepped through, and turned to the other language"""
    with tempfile.TemporaryDirectory() as folder:
        record, file = (os.path.join(folder, name) for name in ("game.usi", "game.html"))
        with open(record, "w", encoding="utf-8") as out:
            out.write("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+")
        with open(file, "w", encoding="utf-8") as out:
            subprocess.run([page.program, "explain", "--format", "html", "--nodes", "1000", record], stdout=out, check=True)
        page.browser.get("file://" + file)
        page.wait(lambda: page.all(".curves .curve"), "the graph")
        page.keys(Keys.END)
        page.says("△２七角成", ".told")
        page.click(".claims .claim")
        page.wait(lambda: page.all(".line li"), "the line on the board")
        page.keys(Keys.ESCAPE)
        page.press("日本語")
        page.says("評価値", ".told")
        for width, height in ((1280, 1500), (1100, 1500), (1600, 900)):      # the board keeps to its column
            page.browser.set_window_size(width, height)
            page.wait(lambda: page.browser.execute_script(
                "const board = document.querySelector('.board').getBoundingClientRect();"
                "const told = document.querySelector('.told').getBoundingClientRect();"
                "return innerWidth === arguments[0] && board.left >= 0 && board.right <= told.left", width),
                f"the board beside the words, {width} wide")
        page.quiet()


def test_foul(page):
    """A foul by perpetual check is told as one, not by the number that stands for it"""
    with tempfile.TemporaryDirectory() as folder:
        record, file = (os.path.join(folder, name) for name in ("game.usi", "game.html"))
        with open(record, "w", encoding="utf-8") as out:
            out.write("sfen 7k1/9/9/9/9/9/9/R8/4K4 b - 1 moves 9h9a 2a2b" + " 9a9b 2b2a 9b9a 2a2b" * 3 + " 9a9b")
        subprocess.run([page.program, "explain", "--nodes", "1000", "--output", file, record], check=True)
        page.browser.get("file://" + file)
        page.wait(lambda: page.all(".curves .curve"), "the graph")
        page.keys(Keys.END)
        page.says("△ wins: perpetual check", ".told")
        page.press("日本語")
        page.says("連続王手の千日手で△の勝ち", ".told")
        page.quiet()


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


def test_ended(page):
    """When the server ends the page says so, and what to do; it asks no more, and nothing is in the console"""
    server = Server(page.program)
    page = Page(page.browser, server.url)
    page.move("7g", "7f")
    page.count(2)                       # the answer came as an event: the page listens
    server.process.send_signal(signal.SIGINT)
    page.says("The server has stopped", "#said")
    page.press("Hint")
    time.sleep(6)                       # a browser that would connect again has tried to
    page.says("open the address that it prints", "#said")
    said = server.stop()
    assert said == "", said


def accessible(page, where):
    """axe-core, where it is, finds nothing."""
    if "AXE" in os.environ:
        with open(os.environ["AXE"], encoding="utf-8") as file:
            answer = page.browser.execute_async_script(
                file.read() + "; axe.run(document).then(arguments[arguments.length - 1]);")
        assert len(answer["passes"]) > 10 and not answer["violations"], f"{where}: {answer['violations']}"


def test_jobs(page):
    """Long work on a Redis server: jobs, workers, dead units; looked at while it is seen, and no room without --redis"""
    time.sleep(1)
    assert "Jobs" not in page.text(".rooms"), page.text(".rooms")
    redis = Redis()
    address = f"localhost:{redis.port}"
    program = page.program
    server = Server(program, "--redis", address)
    begun = []

    def begin(*words):
        begun.append(subprocess.Popen([program, *words, "--redis", address], stdin=subprocess.DEVNULL,
                                      stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    try:
        page = Page(page.browser, server.url)
        enter(page, "Jobs")
        page.says("There is no job.")
        page.says(f"gunshi worker --redis {address} starts one.")
        begin("worker", "--name", "ursa")
        begin("match", "gunshi", "gunshi;Style=reading", "--inside", "--nodes", "50", "--games", "2000")
        page.wait(lambda: "running" in page.text(".jobs table") and int(page.text(".counts .done").split()[0]) > 0, "games done")
        assert "match gunshi, gunshi;Style=reading, 2,000 games" in page.text(".jobs table"), page.text(".jobs")
        page.wait(lambda: any("ursa" in each.text for each in page.all(".jobs table tbody th")), "the worker")
        page.wait(lambda: ":" in page.text(".jobs td[data-label='Time left']"), "the time left")

        markup = "<img src=x onerror=alert(1)>\u202e\x1b[31m"
        shown = "<img src=x onerror=alert(1)>\\u202E\\u001B[31m"
        redis.do("HSET", f"gunshi:job:{markup}", "about", markup, "state", "done", "fit", "x", "begun", "1", "units", "3",
                 "before", "0", "ended", "5")
        redis.do("SADD", f"gunshi:job:{markup}:dead", "2")
        redis.do("HSET", f"gunshi:job:{markup}:results", "1", "done(a)", "2", f'dead("{markup}")')
        redis.do("SADD", "gunshi:jobs", markup)
        strange = page.wait(lambda: [each for each in page.all(".jobs tbody tr") if shown in each.text], "the strange job")[0]
        assert not page.all(".jobs img")
        summary = strange.find_element(By.TAG_NAME, "summary")
        summary.send_keys(Keys.ENTER)
        page.says(f"unit 2: {shown}", ".jobs details[open]")
        redis.do("SADD", f"gunshi:job:{markup}:dead", "3")
        redis.do("HSET", f"gunshi:job:{markup}:results", "3", 'dead("too late")')
        page.says("unit 3: too late", ".jobs details[open]")
        assert page.browser.switch_to.active_element == summary, "the keyboard is where it was"

        page.press("日本語")
        page.says("失敗した2単位とその理由", ".jobs")
        page.says("進行中", ".jobs")
        page.says("単位 3：too late", ".jobs details[open]")
        page.press("English")
        for width in (1280, 360):
            page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                         {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": True})
            assert page.browser.execute_script("return document.documentElement.scrollWidth") <= width
            nodes = heard(page)
            assert ("table", "Jobs") in nodes and ("table", "Workers") in nodes, nodes
            roles = [role for role, _ in nodes]
            accessible(page, f"Jobs {width}")
            assert roles.count("row") >= 5 and roles.count("rowheader") == 3 and roles.count("columnheader") == 9, roles

        asked = lambda: page.browser.execute_script(
            "return performance.getEntriesByType('resource').filter(e => e.name.endsWith('/do/jobs')).length")
        before = asked()
        page.wait(lambda: asked() > before, "another look")
        enter(page, "Play")
        time.sleep(1.5)
        before = asked()
        time.sleep(2.5)
        assert asked() == before, "it looks where nobody sees"
        enter(page, "Jobs")
        page.wait(lambda: asked() > before, "another look")
        page.browser.execute_script(
            "Object.defineProperty(document, 'visibilityState', {get: () => 'hidden', configurable: true});")
        time.sleep(1.5)
        before = asked()
        time.sleep(2.5)
        assert asked() == before, "it looks where nobody sees"
        page.browser.execute_script(
            "delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'));")
        page.wait(lambda: asked() > before, "another look")

        redis.stop()
        page.says(f"The Redis server at {address} does not answer", ".jobs [role='status']")
        page.says("Below is what was seen at", ".jobs")
        accessible(page, "Jobs as last seen")
        assert redis.start()
        page.wait(lambda: page.text(".jobs [role='status']") == "", "the server again")
        page.quiet()
    finally:
        for process in begun:
            process.kill()
            process.wait()
        redis.stop()
        said = server.stop()
    assert said == "", said


def test_weight(page):
    """What the first paint needs is under 300 KB"""
    page.browser.refresh()
    page.wait(lambda: page.all("[data-place='7g']"), "the board")
    size = page.browser.execute_script(
        "return performance.getEntriesByType('resource').filter(e => e.name.includes('/page/'))"
        ".reduce((sum, e) => sum + e.encodedBodySize, 0)")
    assert 0 < size < 300_000, size


def test_axe(page):
    """axe-core finds nothing in any room, wide and narrow, light and dark, in both languages, with all that opens there"""
    with open(os.environ["AXE"], encoding="utf-8") as file:
        axe = file.read()
    faults = []

    def look(where):
        for scheme, width in (("light", 1280), ("dark", 360)):
            page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia",
                                         {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
            page.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                         {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
            time.sleep(0.5)
            answer = page.browser.execute_async_script(
                axe + "; axe.run(document).then(arguments[arguments.length - 1]);")
            assert len(answer["passes"]) > 10, where
            for found in answer["violations"]:
                faults.append(f"{where}, {scheme} {width}: {found['id']} {found['nodes'][0]['html'][:120]} "
                              f"{found['nodes'][0]['failureSummary'][:160]}")

    gentle(page)
    page.move("7g", "7f")
    page.count(2)
    page.press("Why")
    page.wait(lambda: page.all(".told .tree .fold"), "the tree")
    page.click(".told .without")
    page.wait(lambda: page.all(".instead .columns"), "the other decision")
    page.press("Joseki")
    page.wait(lambda: page.all(".josekigraph button"), "the graph of the joseki")
    page.browser.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "import('/page/talk.js').then(({ask}) => ask('book_add', {name: 'mine.csa', bytes:"
        " 'V2.2\\nPI\\n+\\n+7776FU\\n-3334FU\\n+2726FU\\n%TORYO\\n'})).then(done, done);")
    page.says("mine.csa")
    page.press("Candidates")
    page.wait(lambda: page.all(".joseki ol .claim"), "the candidates")
    Select(page.one("select[aria-label='Over the board']")).select_by_value("heat fu sente")
    page.wait(lambda: page.all(".heat"), "the statistics")
    look("all that is looked at")
    page.click(".joseki ol .claim")
    page.wait(lambda: page.all(".line li"), "a line on the board")
    look("a line on the board")
    page.press("Back to the position")
    page.press("Why not another?")
    look("a question on the board")
    page.press("Cancel", ".aside")
    page.move("8h", "3c")
    page.says("Promote", ".choice")
    look("whether to promote")
    page.keys(Keys.ESCAPE)
    for name, close in (("Set up a position", "Cancel"), ("New game", "Cancel"), ("Paste", "Cancel"), ("Resign", "Cancel"), ("?", "Close")):
        page.press(name)
        page.one("dialog")
        look(f"the dialog {name}")
        page.press(close, "dialog")
    enter(page, "Knowledge")
    page.press("Write a new clause")
    page.one(".editor textarea").send_keys("strategy(mine, nonsense")
    page.wait(lambda: page.all(".line-of.faulty"), "the line of the fault")
    page.one(".editor textarea").send_keys(Keys.CONTROL, "a")
    page.one(".editor textarea").send_keys("joseki_mov", Keys.CONTROL, " ")
    page.wait(lambda: page.all(".offers li"), "the words that fit")
    look("the editor")
    page.one(".editor textarea").send_keys(Keys.ESCAPE)
    page.click(".found .clause button[data-name^='switch']")
    page.wait(lambda: page.all(".effects .columns, .effects .big"), "what has changed")
    for summary in page.all(".workshop details summary"):
        summary.click()
    page.wait(lambda: page.all(".log li") and page.all(".words li"), "the history and the words")
    look("what has changed")
    page.press("Take the last change back")
    enter(page, "Play")
    page.press("Paste")
    page.one("dialog textarea").send_keys("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f B*4e 1g1f 4e2g+")
    page.press("Open")
    page.count(8)
    page.press("quickly")
    page.wait(lambda: page.all(".study .steps button"), "the explained game")
    page.keys(Keys.END)
    page.wait(lambda: page.all(".study .claims .claim"), "claims")
    for summary in page.all(".study summary"):
        summary.click()
    enter(page, "Practice")
    page.press("Show the answer")
    page.wait(lambda: page.all(".judged"), "the judgement")
    look("an answer")
    page.press("Mating problems")
    page.wait(lambda: page.all(".practice [data-place='G']"), "the problem")
    page.move("G", "3c")
    page.says("It still mates", ".tries")
    look("a mating problem")
    enter(page, "Othello")
    page.press("Hint")
    page.wait(lambda: page.all(".hinted"), "a hint")
    look("a hint")
    enter(page, "Twelve forms")
    page.press("Measure")
    page.wait(lambda: len(page.all("figure")) == 2, "a time")
    look("forms measured")
    page.browser.execute_script(        # at once: when all are measured the button goes away
        "for (const each of document.querySelectorAll('button')) if (each.textContent.trim() === 'Stop') each.click();")
    for language, rooms in (("English", ["Play", "Study", "Knowledge", "Practice", "Othello", "Twelve forms"]),
                            ("日本語", ["対局", "検討", "知識", "練習", "オセロ", "十二形式"])):
        page.press(language)
        for room in rooms:
            enter(page, room)
            look(room)
    assert not faults, "\n".join(faults)


def browser(**environment):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en", "--window-size=1280,1000"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver"), env={**os.environ, **environment}), options=options)


def run(program, test):
    server = Server(program)
    chrome = browser()
    try:
        page = Page(chrome, server.url)
        page.url = server.url
        page.origin = server.url.split("/?")[0] + "/"
        page.program = program
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
        if not tests:
            sys.exit(f"browser.py: there is no test {what}")
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        if test is test_axe and "AXE" not in os.environ:
            print(f"ok {number} - {test.__doc__} # SKIP no AXE")
            continue
        if test is test_jobs and not shutil.which("redis-server"):
            print(f"ok {number} - {test.__doc__} # SKIP no redis-server")
            continue
        try:
            run(program, test)
            print(f"ok {number} - {test.__doc__}", flush=True)
        except Exception:
            for line in traceback.format_exc().splitlines():
                print(f"# {line}")
            print(f"not ok {number} - {test.__doc__}", flush=True)


if __name__ == "__main__":
    main()
