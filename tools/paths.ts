import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserCover, browserCover } from '../e2e/app/browser-walks.ts';
import { checkMachine, type MachineReport, type Reached } from '../tests/machines/check-machine.ts';
import { everyWalk, type Found } from '../tests/machines/every-walk.ts';
import { Chance } from '../tests/machines/random-walk.ts';
import { breachInWords, wander } from '../tests/machines/wander.ts';
import { pathInWords } from '../tests/machines/words.ts';

/**
 * `npm run paths`: walks every machine everywhere, then takes 100,000 random steps through each. It fails when a
 * state cannot be reached or not be left, work lacks a way back from its failure, a machine has no walks, or a promise
 * breaks. `-- --only session` takes one machine, `--list` prints its paths in words, `--steps` and `--seed` set the
 * random walk.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '2026' },
    list: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('..', import.meta.url));
const testFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.test\.tsx?$/.test(name),
);

/** The tests that take a machine's walks, read from what they import. */
const testsOf = (folder: string): string[] =>
  testFiles
    .filter((name) =>
      readFileSync(join(root, 'tests', name), 'utf8').includes(`/${folder.split('/').at(-1)}.walks.ts'`),
    )
    .map((name) => name.split('/').at(-1) ?? name);

const show = ({ reached, all }: Reached) => (reached === all ? String(all) : `${reached} of ${all}`);
const percent = (part: number, all: number) => `${Math.round((part / all) * 100)} %`;

function rowOf({ folder }: Found, report: MachineReport, cover: BrowserCover | undefined): string[] {
  const { id, states, transitions, into, across, places, steps } = report;
  const here = cover
    ? `${cover.taken.length} (${percent(cover.taken.length, transitions.all)}), ${cover.paths} paths`
    : '';
  return [
    id,
    show(states),
    show(transitions),
    String(into.size + across.size),
    `${places} × ${steps}`,
    here,
    ['every-machine.test.ts', ...testsOf(folder)].join(', '),
  ];
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function printPaths({ id, into, across }: MachineReport): void {
  console.log(`\n${id}: the shortest way into each state`);
  for (const [state, events] of into) console.log(`  ${state}: ${pathInWords(events)}`);
  console.log(`\n${id}: the shortest way across each transition`);
  for (const [transition, events] of across) console.log(`  ${transition}: ${pathInWords(events)}`);
}

/** What no path in the browser takes, and why. */
function printElsewhere({ id, across }: MachineReport, cover: BrowserCover): void {
  const taken = new Set(cover.taken);
  const reasons = new Map<string, string[]>();
  for (const name of across.keys()) {
    if (taken.has(name)) continue;
    const reason = cover.reasonFor(name);
    reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  }
  console.log(`\n${id}: not on a generated path in the browser`);
  for (const [reason, names] of reasons) {
    console.log(`  ${reason}`);
    for (const name of names) console.log(`    ${name}`);
  }
}

async function main(): Promise<boolean> {
  const { found, missing } = await everyWalk();
  const chosen = found.filter(({ walked }) => !options.only || walked.machine.id === options.only);
  const problems = [...missing];
  const rows = [
    ['machine', 'states', 'transitions', 'shortest paths', 'places × events', 'in the browser', 'tests'],
  ];
  const reports: MachineReport[] = [];
  const covers = browserCover();
  for (const each of chosen) {
    const report = checkMachine(each.walked);
    reports.push(report);
    rows.push(rowOf(each, report, covers.get(report.id)));
    problems.push(...report.problems.map((problem) => `${report.id}: ${problem}`));
  }
  printTable(rows);
  for (const report of reports) {
    const cover = covers.get(report.id);
    if (cover) printElsewhere(report, cover);
    if (options.list) printPaths(report);
  }

  const steps = Number(options.steps);
  console.log(`\n${steps.toLocaleString('en')} random steps each, seed ${options.seed}`);
  for (const { walked } of chosen) {
    const startedAt = performance.now();
    const { breach, places, steps: taken } = wander(walked, new Chance(Number(options.seed)), steps);
    const perSecond = Math.round((taken / (performance.now() - startedAt)) * 1000);
    const promises = walked.invariants.length + 2;
    console.log(
      `  ${walked.machine.id}: ${promises} promises, ${places} different states, ${perSecond.toLocaleString('en')} steps/s`,
    );
    if (breach) problems.push(`${walked.machine.id}: ${breachInWords(breach)}`);
  }
  for (const problem of problems) console.log(`\n✗ ${problem}`);
  console.log(problems.length === 0 ? '\nEverything holds.' : `\n${problems.length} problems`);
  return problems.length === 0;
}

// Timers that machines set in walks would keep the process alive.
process.exit((await main()) ? 0 : 1);
