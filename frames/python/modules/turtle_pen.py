"""A turtle: where it is, what it draws, and what it takes back."""

import math

from turtle_colours import TurtleGraphicsError, colour_of
from turtle_screen import screen

SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


class Vec2D(tuple):
    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    __rmul__ = __mul__

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        turn = math.radians(angle)
        return Vec2D(
            self[0] * math.cos(turn) - self[1] * math.sin(turn), self[0] * math.sin(turn) + self[1] * math.cos(turn)
        )

    def __repr__(self):
        return "(%.2f,%.2f)" % self


class Turtle:
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        self.number = len(screen.turtles)
        screen.turtles.append(self)
        self.kept = []
        self.home_again(shape, visible)
        self.show()

    def home_again(self, shape="classic", visible=True):
        self.at = Vec2D(0.0, 0.0)
        self.angle = 0.0
        self.full = 360.0
        self.is_down, self.is_seen = True, visible
        self.pen_colour, self.fill_colour = "black", "black"
        self.wide, self.pace, self.form, self.scale = 1, 3, shape, 1.0
        self.corners = None
        self.stamps = 0

    def send(self, do, is_shown=False, **values):
        screen.send({"do": do, "turtle": self.number, **values}, is_shown and self.pace > 0)

    def show(self, **values):
        """Where the turtle is and what it looks like; each move is one, so that undo finds the one before."""
        state = {
            "x": self.at[0],
            "y": self.at[1],
            "angle": self.angle,
            "shape": self.form if self.is_seen else "blank",
            "scale": self.scale,
            "line": self.pen_colour,
            "fill": self.fill_colour,
            "pace": self.pace if screen.traces else 0,
        }
        self.send("turtle", bool(values), **state)

    def keep(self, items=0):
        self.kept.append((self.at, self.angle, items))
        del self.kept[:-1000]

    # Moves
    def go(self, to):
        to = Vec2D(float(to[0]), float(to[1]))
        if not all(map(math.isfinite, to)):
            raise TurtleGraphicsError("a turtle can't go so far")
        start, self.at = self.at, to
        self.keep(int(self.is_down))
        if self.is_down:
            self.send("line", points=[*start, *to], colour=self.pen_colour, wide=self.wide)
        if self.corners is not None:
            self.corners.append(list(to))
        self.show(moves=True)

    def forward(self, distance):
        self.go(self.at + Vec2D(distance, 0).rotate(self.angle))

    fd = forward

    def back(self, distance):
        self.forward(-distance)

    bk = backward = back

    def left(self, angle):
        self.keep()
        self.angle = (self.angle + angle * 360 / self.full) % 360
        self.show(moves=True)

    lt = left

    def right(self, angle):
        self.left(-angle)

    rt = right

    def goto(self, x, y=None):
        self.go(x if y is None else (x, y))

    setpos = setposition = goto

    def teleport(self, x=None, y=None, *, fill_gap=False):
        down, self.is_down = self.is_down, False
        self.go((self.at[0] if x is None else x, self.at[1] if y is None else y))
        self.is_down = down

    def setx(self, x):
        self.go((x, self.at[1]))

    def sety(self, y):
        self.go((self.at[0], y))

    def setheading(self, to_angle):
        self.left(to_angle - self.heading())

    seth = setheading

    def home(self):
        self.goto(0, 0)
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        angle = 360.0 if extent is None else extent * 360 / self.full
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6, 59) * abs(angle) / 360)
        part = angle / steps
        side = 2 * radius * math.sin(math.radians(part / 2))
        turn = part if radius >= 0 else -part
        full, self.full = self.full, 360.0
        self.left(turn / 2)
        for step in range(steps):
            self.forward(abs(side) if part * side * turn >= 0 else -abs(side))
            self.left(turn if step < steps - 1 else turn / 2)
        self.full = full

    # Marks
    def dot(self, size=None, *color):
        if size is not None and not isinstance(size, (int, float)):
            size, color = None, (size, *color)
        wide = max(self.wide + 4, self.wide * 2) if size is None else size
        colour = colour_of(color, screen.mode_of_colour) if color else self.pen_colour
        self.keep(1)
        self.send("dot", x=self.at[0], y=self.at[1], wide=wide, colour=colour)

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        family, size, style = (*font, *("Arial", 8, "normal")[len(font) :])[:3]
        self.keep(1)
        self.send(
            "text", x=self.at[0], y=self.at[1], text=str(arg)[:2000], align=str(align), family=str(family),
            size=int(size), style=str(style), colour=self.pen_colour,
        )  # fmt: skip

    def stamp(self):
        self.stamps += 1
        self.keep(1)
        self.send(
            "stamp", stamp=self.stamps, x=self.at[0], y=self.at[1], angle=self.angle, shape=self.form,
            scale=self.scale, line=self.pen_colour, fill=self.fill_colour,
        )  # fmt: skip
        return self.stamps

    def clearstamp(self, stampid):
        self.send("unstamp", stamp=stampid)

    def clearstamps(self, n=None):
        all_of_them = list(range(1, self.stamps + 1))
        for stamp in all_of_them if n is None else all_of_them[:n] if n >= 0 else all_of_them[n:]:
            self.clearstamp(stamp)

    def begin_fill(self):
        self.corners = [list(self.at)]
        self.send("begin_fill")

    def end_fill(self):
        if self.corners is not None:
            self.send("end_fill", points=[part for corner in self.corners for part in corner], colour=self.fill_colour)
        self.corners = None

    def filling(self):
        return self.corners is not None

    def clear(self):
        self.kept.clear()
        self.send("clear")

    def reset(self):
        self.clear()
        self.home_again()
        self.show()

    def undo(self):
        if self.kept:
            self.at, self.angle, items = self.kept.pop()
            if items:
                self.send("undo")
            self.show(moves=True)

    # What it is like
    def position(self):
        return self.at

    pos = position

    def xcor(self):
        return self.at[0]

    def ycor(self):
        return self.at[1]

    def heading(self):
        return self.angle * self.full / 360

    def towards(self, x, y=None):
        to = place_of(x, y) - self.at
        return math.degrees(math.atan2(to[1], to[0])) % 360 * self.full / 360

    def distance(self, x, y=None):
        return abs(place_of(x, y) - self.at)

    def degrees(self, fullcircle=360.0):
        self.full = fullcircle

    def radians(self):
        self.full = math.tau

    def penup(self):
        self.is_down = False

    pu = up = penup

    def pendown(self):
        self.is_down = True

    pd = down = pendown

    def isdown(self):
        return self.is_down

    def pensize(self, width=None):
        if width is None:
            return self.wide
        self.wide = width

    width = pensize

    def speed(self, speed=None):
        if speed is None:
            return self.pace
        speed = SPEEDS.get(speed, speed)
        self.pace = round(speed) if 0.5 < speed < 10.5 else 0

    def pencolor(self, *args):
        if not args:
            return self.pen_colour
        self.pen_colour = colour_of(args, screen.mode_of_colour)
        self.show()

    def fillcolor(self, *args):
        if not args:
            return self.fill_colour
        self.fill_colour = colour_of(args, screen.mode_of_colour)
        self.show()

    def color(self, *args):
        if not args:
            return self.pen_colour, self.fill_colour
        pen, fill = args if len(args) == 2 else (args, args)
        self.pencolor(*(pen if isinstance(pen, tuple) else (pen,)))
        self.fillcolor(*(fill if isinstance(fill, tuple) else (fill,)))

    def hideturtle(self):
        self.is_seen = False
        self.show()

    ht = hideturtle

    def showturtle(self):
        self.is_seen = True
        self.show()

    st = showturtle

    def isvisible(self):
        return self.is_seen

    def shape(self, name=None):
        if name is None:
            return self.form
        self.form = str(name)
        self.show()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None:
            return self.scale, self.scale, 1
        self.scale = float(stretch_wid)
        self.show()

    turtlesize = shapesize

    def clone(self):
        other = Turtle(self.form, visible=self.is_seen)
        for name in ("at", "angle", "full", "is_down", "pen_colour", "fill_colour", "wide", "pace", "scale"):
            setattr(other, name, getattr(self, name))
        other.show()
        return other

    def getscreen(self):
        return screen

    def getturtle(self):
        return self

    def setundobuffer(self, size):
        pass

    def onclick(self, fun, btn=1, add=None):
        def hear(x, y):
            if self.distance(x, y) < 12 * self.scale:
                fun(x, y)

        screen.onclick(hear if fun else None, add=True)


def place_of(x, y):
    if y is not None:
        return Vec2D(x, y)
    return x.position() if isinstance(x, Turtle) else Vec2D(*x)
