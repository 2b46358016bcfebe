import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { everyMachine } from '../machines/every-machine.ts';

interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

const root = new URL('../', import.meta.url);

async function linesOfAll(): Promise<Line[]> {
  const names = await readdir(new URL('machines/', root), { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(new URL(`machines/${name}`, root), 'utf8')));
  return texts.flatMap((text, index) =>
    text.split('\n').map((line, at) => ({ file: `machines/${files[index]}`, number: at + 1, text: line })),
  );
}

const indentOf = (text: string) => text.length - text.trimStart().length;

/** The lines of one file from a line to the end of what it opens: formatted code tells by its indentation. */
function blockFrom(lines: readonly Line[], start: Line): Line[] {
  const own = lines.filter(({ file, number }) => file === start.file && number > start.number);
  const end = own.findIndex(({ text }) => text.trim() !== '' && indentOf(text) <= indentOf(start.text));
  return own.slice(0, end === -1 ? undefined : end);
}

/** Where a state of this name is written among the states of a block, or of the constant that stands for it. */
function childIn(lines: readonly Line[], block: readonly Line[], name: string, near: string): Line | null {
  const states = block
    .filter(({ text }) => /^\s*states: \{/.test(text))
    .toSorted((a, b) => indentOf(a.text) - indentOf(b.text))[0];
  if (!states) return null;
  const inner = blockFrom(block, states);
  const own = inner.find(
    ({ text }) =>
      indentOf(text) === indentOf(states.text) + 2 && new RegExp(`^\\s*'?${name}'?(:|,|$)`).test(text),
  );
  const constant = /:\s*(\w+),?\s*$/.exec(own?.text ?? '')?.[1] ?? name;
  const isElsewhere = !own || !own.text.includes('{');
  if (!isElsewhere) return own;
  const folder = near.slice(0, near.lastIndexOf('/') + 1);
  const defined = lines.find(
    ({ file, text }) => file.startsWith(folder) && new RegExp(`^(export )?const ${constant}\\b`).test(text),
  );
  return defined ?? own ?? null;
}

function placesOf(lines: readonly Line[], machine: AnyStateMachine): Record<string, string> {
  // The machine's own id stands further out than that of what another machine calls.
  const [first] = lines
    .filter(({ text, file }) => file.endsWith('.machine.ts') && text.trim() === `id: '${machine.id}',`)
    .toSorted((one, other) => indentOf(one.text) - indentOf(other.text));
  if (!first) throw new Error(`No file of the machine ${machine.id}.`);
  const begun = lines.findLast(
    ({ file, number, text }) =>
      file === first.file &&
      number < first.number &&
      indentOf(text) < indentOf(first.text) &&
      text.trim() !== '',
  );
  const places: Record<string, string> = {};
  const visit = (node: AnyStateNode, line: Line) => {
    places[node.id] = `${line.file}:${line.number}`;
    const block = blockFrom(lines, line);
    for (const child of Object.values(node.states)) {
      const found = childIn(lines, block, child.key, line.file);
      if (found) visit(child, found);
    }
  };
  visit(machine.root, begun ?? first);
  return places;
}

/** Where each machine and its states are written: file and line by the id of the state. */
export async function machineSources(): Promise<Record<string, Record<string, string>>> {
  const lines = await linesOfAll();
  return Object.fromEntries(
    Object.values(everyMachine).map((machine) => [machine.id, placesOf(lines, machine)]),
  );
}

// Part of `npm run codegen`, for the inspector.
if (process.argv[1]?.endsWith('machine-sources.ts'))
  await writeFile(
    new URL('src/features/diagnostics/inspector/source/machine-sources.gen.ts', root),
    `export const machineSources: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(await machineSources(), null, 2)};\n`,
  );
