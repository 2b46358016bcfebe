"""Turtle graphics as Python has them, drawn on the page: each method is a function of the first turtle too."""

from turtle_colours import TurtleGraphicsError
from turtle_pen import Turtle, Vec2D
from turtle_screen import Screen_, Terminator, screen, serve, serves_later

RawTurtle = RawPen = Pen = Turtle
_first = None


def Screen():
    return screen


def getpen():
    global _first
    if _first is None:
        _first = Turtle()
    return _first


def _of_turtle(name):
    def act(*args, **named):
        return getattr(getpen(), name)(*args, **named)

    act.__name__ = name
    return act


def _of_screen(name):
    def act(*args, **named):
        return getattr(screen, name)(*args, **named)

    act.__name__ = name
    return act


_inside = {"send", "show", "keep", "go", "home_again"}
_screens = {"send", "hand_over", "tell", "clear", "reset", "onclick", "picture"}
for _name in dir(Turtle):
    if not _name.startswith("_") and _name not in _inside and callable(getattr(Turtle, _name)):
        globals()[_name] = _of_turtle(_name)
for _name in dir(Screen_):
    if not _name.startswith("_") and _name not in _screens and callable(getattr(Screen_, _name)):
        globals()[_name] = _of_screen(_name)
getturtle = getpen

__all__ = [
    _name
    for _name in dir()
    if not _name.startswith("_") and _name not in ("screen", "serve", "serves_later", "Screen_")
]
