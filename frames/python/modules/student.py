"""Runs a student's program: what it writes and reads, how it waits, and how its errors are told."""

import asyncio
import io
import os
import sys
import time
import traceback
import types

import _page
from pyodide.ffi import can_run_sync, run_sync, to_js

HOME = "/home/student"
sys.dont_write_bytecode = True


class Writer(io.TextIOBase):
    """Hands each line on as it ends: while Python works nothing else has a turn that could fetch it later."""

    full = False
    encoding = "utf-8"

    def __init__(self, kind):
        self.kind = kind
        self.waiting = []
        self.size = 0
        self.told = 0.0

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if Writer.full:
            return len(text)
        self.waiting.append(text)
        self.size += len(text)
        if "\n" in text or self.size > 1000 or time.monotonic() - self.told > 0.05:
            self.flush()
        return len(text)

    def flush(self):
        text = "".join(self.waiting)
        self.waiting.clear()
        self.size = 0
        if not text or Writer.full:
            return
        self.told = time.monotonic()
        text = text.encode("utf-8", "replace").decode("utf-8")
        Writer.full = _page.write(self.kind, text)


class Reader(io.TextIOBase):
    encoding = "utf-8"

    def readable(self):
        return True

    def readline(self, size=-1):
        flush()
        line = run_sync(_page.ask()) if can_run_sync() else _page.ahead()
        return "" if line is None else line + "\n"

    def read(self, size=-1):
        return "".join(iter(self.readline, ""))


def flush():
    sys.stdout.flush()
    sys.stderr.flush()
    # What was drawn and waits to be shown: a short drawing, as quick as it can be, waits until its end.
    drawn = sys.modules.get("turtle_screen")
    if drawn is not None and drawn.screen.waiting:
        drawn.screen.hand_over()


busy_sleep = time.sleep


def sleep(seconds):
    flush()
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    if can_run_sync():
        run_sync(_page.sleep(seconds * 1000))
    else:
        busy_sleep(seconds)


def begin():
    """Once, before a program's files are written."""
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)
    sys.path.insert(0, HOME)
    sys.stdout, sys.stderr, sys.stdin = Writer("log"), Writer("error"), Reader()
    sys.__stdout__, sys.__stderr__, sys.__stdin__ = sys.stdout, sys.stderr, sys.stdin
    time.sleep = sleep


def files_now():
    found = {}
    for entry in os.scandir(HOME):
        if entry.is_file() and entry.stat().st_size <= 2**20:
            with open(entry.path, "rb") as file:
                found[entry.name] = file.read()
    return found


def run(name):
    """True: the program came to its end. Called so that JavaScript's promises can be awaited below it."""
    path = f"{HOME}/{name}"
    sys.argv = [name]
    before = files_now()
    done = False
    try:
        with open(path, encoding="utf-8") as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
        main = types.ModuleType("__main__")
        main.__file__ = path
        main.__builtins__ = __builtins__
        sys.modules["__main__"] = main
        exec(code, main.__dict__)
        done = True
    except SystemExit as end:
        done = end.code in (None, 0)
        if not done:
            print(end.code, file=sys.stderr)
    except BaseException as error:
        sys.stdout.flush()
        sys.stderr.write(told(error))
    flush()
    for file, content in files_now().items():
        if before.get(file) != content:
            _page.wrote(file, to_js(content))
    return done


async def later():
    """Where nothing can be awaited within a program, what it began goes on behind its end."""
    try:
        turtle = sys.modules.get("turtle")
        if turtle is not None and turtle.serves_later():
            await turtle.serve()
        own = asyncio.current_task()
        await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not own))
    except BaseException as error:
        sys.stderr.write(told(error))
        return False
    finally:
        flush()
    return True


def told(error):
    """The error as Python tells it, with the student's own lines alone."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        error.msg = f"No module named {error.name!r}"
        _page.missing(error.name)
    told = traceback.TracebackException.from_exception(error, compact=True)
    own_lines(told, set())
    return "".join(told.format()).replace(f"{HOME}/", "")


def own_lines(told, seen):
    if told is None or id(told) in seen:
        return
    seen.add(id(told))
    own = [frame for frame in told.stack if frame.filename.startswith(HOME)]
    told.stack = traceback.StackSummary.from_list(own)
    own_lines(told.__cause__, seen)
    own_lines(told.__context__, seen)
    for inner in getattr(told, "exceptions", None) or ():
        own_lines(inner, seen)
