/*! Python runs by Pyodide 314.0.7, Mozilla Public License 2.0; its source is at https://github.com/pyodide/pyodide */
import './as-module.ts';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import { OutputCap } from '../shared/code/output-cap.ts';
import student from './modules/student.py';
import turtle from './modules/turtle.py';
import colours from './modules/turtle_colours.py';
import pen from './modules/turtle_pen.py';
import screen from './modules/turtle_screen.py';
import { createInterpreter } from './own-trampoline.ts';
import type { FromWorker, ToWorker, TurtleEvent } from './python-messages.ts';

/** Runs one program in its own interpreter; the next run gets another worker. */
const modules = { student, turtle, turtle_colours: colours, turtle_pen: pen, turtle_screen: screen };
const home = '/home/student';
/** The address does not matter, because the page hands over the interpreter's parts. */
const nowhere = 'https://parts.invalid/';

const send = (message: FromWorker) => self.postMessage(message);

/** True if Python can wait for a promise within a program. */
const canWait = 'Suspending' in WebAssembly;

let python: PyodideAPI | null = null;
let cap = new OutputCap();
let ahead: string[] = [];
let answer: ((line: string) => void) | null = null;
let drawn = 0;
let waitsFor: { readonly count: number; readonly goOn: () => void } | null = null;
const events: TurtleEvent[] = [];
let hear: (() => void) | null = null;

const page = {
  /** Returns whether the output limit is reached. */
  write: (kind: 'log' | 'error', text: string): boolean => {
    const taken = cap.take(text);
    if (taken.text !== '') send({ type: 'write', kind, text: taken.text });
    if (taken.isCut) send({ type: 'full' });
    return taken.text.length < text.length;
  },
  ask: () =>
    new Promise<string>((resolve) => {
      answer = resolve;
      send({ type: 'ask' });
    }),
  ahead: () => ahead.shift(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  missing: (name: string) => send({ type: 'missing', name }),
  wrote: (name: string, bytes: Uint8Array<ArrayBuffer>) => send({ type: 'wrote', name, bytes }),
  draw: (commands: string, isAtOnce: boolean) => send({ type: 'draw', commands, isAtOnce }),
  drawn: (count: number) =>
    new Promise<void>((resolve) => {
      if (drawn >= count) resolve();
      else waitsFor = { count, goOn: resolve };
    }),
  /** The next event as JSON; `due` after `ms` milliseconds, never for -1. */
  event: async (ms: number): Promise<string> => {
    if (events.length === 0)
      await new Promise<void>((resolve) => {
        const timer = ms < 0 ? undefined : setTimeout(resolve, ms);
        hear = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    hear = null;
    return JSON.stringify(events.shift() ?? { type: 'due' });
  },
};

const fetchTruly = self.fetch.bind(self);
const instantiateTruly = WebAssembly.instantiateStreaming.bind(WebAssembly);

async function begin({ wasm, library, memory }: Extract<ToWorker, { type: 'begin' }>): Promise<void> {
  // The page loaded and compiled the parts once for all workers.
  self.fetch = async (asked) =>
    new Response(String(asked instanceof Request ? asked.url : asked).endsWith('.zip') ? library : null);
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  const given = {
    createPyodideModule: createInterpreter,
    indexURL: nowhere,
    packageBaseUrl: nowhere,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    // Not part of a declared interface, but the version is pinned.
    ...(memory === null ? { _makeSnapshot: true } : { _loadSnapshot: memory }),
  };
  python = await loadPyodide(given);
  self.fetch = fetchTruly;
  WebAssembly.instantiateStreaming = instantiateTruly;
  const made = memory === null ? new Uint8Array(python.makeMemorySnapshot()) : null;
  for (const [name, source] of Object.entries(modules))
    python.FS.writeFile(`${python.runPython('import site; site.getsitepackages()[0]')}/${name}.py`, source);
  python.registerJsModule('_page', page);
  python.runPython('import student; student.begin()');
  // A program that starts workers endlessly would slow the computer.
  Object.defineProperty(self, 'Worker', { value: undefined });
  send({ type: 'ready', canAsk: canWait, memory: made });
}

async function run({ files, kept, assets, ahead: lines }: Extract<ToWorker, { type: 'run' }>): Promise<void> {
  if (python === null) return;
  cap = new OutputCap();
  ahead = [...lines];
  for (const { name, bytes } of kept) python.FS.writeFile(`${home}/${name}`, bytes);
  for (const { name, text } of files) python.FS.writeFile(`${home}/${name}`, text);
  // Only assets that the program names are fetched.
  for (const { name, url } of assets)
    if (files.some(({ text }) => text.includes(name)) && !name.includes('/')) {
      const answered = await fetch(url).catch(() => null);
      if (answered?.ok) python.FS.writeFile(`${home}/${name}`, new Uint8Array(await answered.arrayBuffer()));
    }
  const first = files.some(({ name }) => name === 'main.py') ? 'main.py' : files[0]?.name;
  const { run: whole, later } = python.pyimport('student');
  const isWhole: boolean = (canWait ? await whole.callPromising(first) : whole(first)) && (await later());
  send({ type: 'ended', isWhole });
}

function take(message: ToWorker): unknown {
  switch (message.type) {
    case 'begin':
      return begin(message).catch(() => send({ type: 'broken' }));
    case 'run':
      return run(message).catch(() => send({ type: 'broken' }));
    case 'answer':
      return answer?.(message.text);
    case 'drawn':
      drawn = message.count;
      if (waitsFor && drawn >= waitsFor.count) waitsFor.goOn();
      return;
    case 'happened':
      events.push(message.event);
      if (events.length > 1_000) events.shift();
      return hear?.();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
