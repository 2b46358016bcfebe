import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type ChartState,
  type ChartTransition,
  chartModel,
  statesWithin,
} from '../src/features/diagnostics/inspector/chart/chart-model.ts';
import { chartSvg } from '../src/features/diagnostics/inspector/chart/chart-svg.ts';
import { englishWords } from '../src/features/diagnostics/inspector/chart/chart-words.ts';
import { coverageOf } from '../tests/machines/check-machine.ts';
import { everyWalk, type Found, fileIn } from '../tests/machines/every-walk.ts';
import type { Events } from '../tests/machines/paths.ts';
import { pathInWords } from '../tests/machines/words.ts';

/** `npm run docs:machines`: writes docs/machines from the machines. A test checks that they are current. */
export const docsFolder = fileURLToPath(new URL('../docs/machines/', import.meta.url));
const machinesFolder = fileURLToPath(new URL('../machines/', import.meta.url));

const madeBy = 'Made by `npm run docs:machines` from the machine itself; a test checks that it is current.';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);

const section = (
  heading: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string[] => (rows.length === 0 ? [] : ['', `## ${heading}`, '', ...table(heads, rows)]);

/** The paragraph that stands above the machine in its file: it cannot be lost when the pages are made anew. */
export function paragraphOf(source: string): string {
  const [, text] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = \w+\.createMachine\(/.exec(source) ?? [];
  if (!text) throw new Error('A machine has a paragraph in plain words above it.');
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}

const placeOf = ({ path }: ChartState) => (path.length === 0 ? 'anywhere' : path.join(' › '));

/** Where a state's transitions lead, as short as it stays clear. */
const targetsOf = ({ targets }: ChartTransition) =>
  targets.length === 0 ? 'stays' : targets.map((id) => id.split('.').slice(1).join(' › ')).join(', ');

const condition = ({ guard }: ChartTransition) => guard;
const isTimer = ({ event }: ChartTransition) => event.startsWith('xstate.after.');

function transitionRows(states: readonly ChartState[]): string[][] {
  return states.flatMap((state) =>
    state.transitions.map((each, index) => [
      index === 0 ? `**${placeOf(state)}**` : '',
      each.label,
      condition(each),
      targetsOf(each),
      each.actions.join(', '),
    ]),
  );
}

/** What follows an answer, or a failure, of a piece of work: said by its state or by one around it. */
function waysAfter(states: readonly ChartState[], state: ChartState, event: string): string {
  const around = states.filter(({ id }) => id === state.id || state.id.startsWith(`${id}.`)).toReversed();
  const ways = around
    .map(({ transitions }) => transitions.filter((each) => each.event === event))
    .find(({ length }) => length > 0);
  return (ways ?? [])
    .map((each) => `${targetsOf(each)}${each.guard === '' ? '' : ` if ${each.guard}`}`)
    .join('; else ');
}

function workRows(states: readonly ChartState[]): string[][] {
  return states.flatMap((state) =>
    state.runs.map((id) => [
      `\`${id}\``,
      placeOf(state),
      waysAfter(states, state, `xstate.done.actor.${id}`) || 'it goes on as long as the state',
      waysAfter(states, state, `xstate.error.actor.${id}`),
    ]),
  );
}

const timerRows = (states: readonly ChartState[]): string[][] =>
  states.flatMap((state) =>
    state.transitions
      .filter(isTimer)
      .map((each) => [placeOf(state), each.label, targetsOf(each), condition(each)]),
  );

function pathRows(states: readonly ChartState[], into: ReadonlyMap<string, Events>): string[][] {
  return states
    .filter(({ path }) => path.length > 0)
    .map((state) => [placeOf(state), pathInWords(into.get(state.id) ?? [])]);
}

export interface MachinePage {
  readonly id: string;
  readonly page: string;
  readonly svg: string;
  readonly states: number;
  readonly transitions: number;
  readonly paragraph: string;
}

/** The last section of a page, which costs a walk through everything the machine can do. */
export const waysHeading = 'The shortest way into each state';

/** One machine's page and chart; `hasWays`: with the ways into its states. */
export async function machinePage({ folder, walked }: Found, hasWays: boolean): Promise<MachinePage> {
  const { machine } = walked;
  const { id } = machine;
  const paragraph = paragraphOf(await readFile(machinesFolder + fileIn(folder, 'machine'), 'utf8'));
  const states = statesWithin(chartModel(machine, englishWords));
  const transitions = states.flatMap((state) => state.transitions);
  const count = states.length - 1;
  const page = [
    `# ${id}`,
    '',
    paragraph,
    '',
    `![The chart of ${id}](${id}.svg)`,
    '',
    `${count} states, ${transitions.length} transitions. Source: \`machines/${fileIn(folder, 'machine')}\`. ${madeBy}`,
    ...section(
      'What happens in each state',
      ['state', 'when', 'if', 'goes to', 'does'],
      transitionRows(states),
    ),
    ...section('Work it asks for', ['work', 'in', 'when it is done', 'when it fails'], workRows(states)),
    ...section('Time', ['in', 'when', 'goes to', 'if'], timerRows(states)),
    ...section(waysHeading, ['state', 'way'], hasWays ? pathRows(states, coverageOf(walked).waysInto()) : []),
    '',
  ].join('\n');
  return {
    id,
    page,
    svg: `${chartSvg(machine)}\n`,
    states: count,
    transitions: transitions.length,
    paragraph,
  };
}

/** The list of all pages. */
export function machineIndex(pages: readonly MachinePage[]): string {
  const sum = (field: 'states' | 'transitions') => pages.reduce((total, page) => total + page[field], 0);
  return [
    '# Machines',
    '',
    `Every state machine of the product: ${pages.length} machines, ${sum('states')} states, ${sum('transitions')} transitions. \`npm run paths\` walks them all. ${madeBy}`,
    '',
    ...table(
      ['machine', 'states', 'transitions', 'what it is for'],
      pages.map(({ id, states, transitions, paragraph }) => [
        `[${id}](${id}.md)`,
        String(states),
        String(transitions),
        paragraph,
      ]),
    ),
    '',
  ].join('\n');
}

/** Every file of docs/machines by its name; without `hasWays` the pages lack their last section. */
export async function machineDocs(hasWays = true): Promise<ReadonlyMap<string, string>> {
  const { found } = await everyWalk();
  const pages: MachinePage[] = [];
  for (const each of found) pages.push(await machinePage(each, hasWays));
  return new Map([
    ['README.md', machineIndex(pages)],
    ...pages.flatMap(({ id, page, svg }) => [[`${id}.md`, page] as const, [`${id}.svg`, svg] as const]),
  ]);
}

if (process.argv[1]?.endsWith('machine-docs.ts')) {
  await mkdir(docsFolder, { recursive: true });
  for (const [name, text] of await machineDocs()) await writeFile(docsFolder + name, text);
}
