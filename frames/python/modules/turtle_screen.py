"""The paper of the turtles and what happens on it: keys, clicks and times."""

import heapq
import json
import time

import _page
from pyodide.ffi import can_run_sync, run_sync
from turtle_colours import TurtleGraphicsError, colour_of


class Terminator(Exception):
    pass


class Screen_:
    def __init__(self):
        self.wide, self.high = 600, 480
        self.mode_of_colour = 1.0
        self.paper = "white"
        self.traces = True
        self.turtles = []
        self.keys = {}
        self.clicks = []
        self.due = []
        self.count = 0
        self.is_open = True
        self.has_waited = False
        self.waiting = []
        self.sent = 0

    # What is drawn goes to the page; a program waits where it is far ahead of what can be seen.
    def send(self, command, is_shown=False):
        self.waiting.append(command)
        self.sent += 1
        if is_shown and self.traces:
            self.hand_over(2)
        elif len(self.waiting) >= 200:
            self.hand_over(1000)

    def hand_over(self, ahead=1000):
        if self.waiting:
            text = json.dumps(self.waiting)
            self.waiting.clear()
            _page.draw(text, not self.traces)
        if can_run_sync():
            run_sync(_page.drawn(self.sent - ahead))
        elif self.sent > 200_000:
            raise TurtleGraphicsError("this drawing is too large")

    def tracer(self, n=None, delay=None):
        if n is None:
            return int(self.traces)
        self.traces = bool(n)
        self.update()

    def update(self):
        self.send({"do": "update"})
        self.hand_over(2)

    def delay(self, delay=None):
        return 10 if delay is None else None

    def setup(self, width=600, height=480, startx=None, starty=None):
        self.wide = size_of(width, 1000)
        self.high = size_of(height, 800)
        self.tell()

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if canvwidth is None and canvheight is None and bg is None:
            return self.wide, self.high
        if canvwidth is not None and canvheight is not None:
            self.setup(canvwidth, canvheight)
        if bg is not None:
            self.bgcolor(bg)

    def window_width(self):
        return self.wide

    def window_height(self):
        return self.high

    def title(self, text):
        pass

    def bgcolor(self, *colour):
        if not colour:
            return self.paper
        self.paper = colour_of(colour, self.mode_of_colour)
        self.tell()

    def bgpic(self, name=None):
        if name is None:
            return self.picture
        self.picture = "" if name == "nopic" else str(name)
        self.tell()

    picture = ""

    def tell(self):
        self.send(
            {"do": "paper", "wide": self.wide, "high": self.high, "colour": self.paper, "picture": self.picture}
        )

    def colormode(self, mode=None):
        if mode is None:
            return self.mode_of_colour
        if mode not in (1.0, 255):
            raise TurtleGraphicsError("colormode must be 1.0 or 255")
        self.mode_of_colour = mode

    def register_shape(self, name, shape=None):
        pass

    addshape = register_shape

    def getshapes(self):
        return ["arrow", "blank", "circle", "classic", "square", "triangle", "turtle"]

    def clear(self):
        for turtle in self.turtles:
            turtle.clear()
        self.keys, self.clicks, self.due = {}, [], []
        self.paper, self.picture = "white", ""
        self.tell()

    clearscreen = clear

    def reset(self):
        for turtle in self.turtles:
            turtle.reset()

    resetscreen = reset

    def listen(self, xdummy=None, ydummy=None):
        pass

    def onkeypress(self, fun, key=None):
        self.keys["press", key and name_of(key)] = fun

    def onkey(self, fun, key):
        self.keys["release", name_of(key)] = fun

    onkeyrelease = onkey

    def onclick(self, fun, btn=1, add=None):
        self.clicks = self.clicks if add else []
        if fun is not None:
            self.clicks.append(fun)

    onscreenclick = onclick

    def ontimer(self, fun, t=0):
        self.count += 1
        heapq.heappush(self.due, (time.monotonic() + max(t, 0) / 1000, self.count, fun))

    def bye(self):
        self.is_open = False

    def exitonclick(self):
        self.onclick(lambda x, y: self.bye(), add=True)
        self.mainloop()

    def mainloop(self):
        """Goes on while something may still happen: keys or clicks that are heard, times that are due."""
        self.hand_over()
        if can_run_sync():
            run_sync(serve())
        else:
            self.has_waited = True

    done = mainloop

    def textinput(self, title, prompt):
        return input(f"{prompt} ")

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        while True:
            given = input(f"{prompt} ") or default
            try:
                number = float(given)
            except (TypeError, ValueError):
                continue
            if (minval is None or number >= minval) and (maxval is None or number <= maxval):
                return number


def size_of(given, whole):
    return int(min(max(given * whole if 0 < given <= 1 and isinstance(given, float) else given, 20), 4000))


def name_of(key):
    return key if len(key) == 1 else key.lower()


screen = Screen_()


def serves_later():
    return screen.has_waited


async def serve():
    while screen.is_open and (screen.due or screen.clicks or any(screen.keys.values())):
        wait = max(screen.due[0][0] - time.monotonic(), 0) * 1000 if screen.due else -1
        event = json.loads(await _page.event(wait))
        if event["type"] == "due":
            while screen.due and screen.due[0][0] <= time.monotonic():
                heapq.heappop(screen.due)[2]()
        elif event["type"] == "click":
            for hear in list(screen.clicks):
                hear(event["x"], event["y"])
        else:
            hear = screen.keys.get((event["type"], name_of(event["key"]))) or screen.keys.get((event["type"], None))
            if hear:
                hear()
        screen.hand_over()
