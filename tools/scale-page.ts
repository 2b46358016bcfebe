import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  connectedKilobytes,
  costOf,
  costs,
  day,
  loadOf,
  morning,
  type Step,
  schoolDays,
  stepNames,
} from '../tests/load/scale-costs.ts';

/** `npm run docs:scale`: writes the tables of docs/scale.md from the measured costs. A test checks that it is current. */
const page = fileURLToPath(new URL('../docs/scale.md', import.meta.url));
const [begin, end] = ['<!-- of the costs -->', '<!-- end of the costs -->'];

/** Two digits that count, and words for what is large. */
export function told(value: number): string {
  const large = [
    [1e12, ' trillion'],
    [1e9, ' billion'],
    [1e6, ' million'],
  ] as const;
  const [unit, word] = large.find(([size]) => value >= size) ?? [1, ''];
  const part = Number((value / unit).toPrecision(2));
  return `${part.toLocaleString('en')}${word}`;
}

/** Kilobytes as people say them. */
export function toldBytes(kilobytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB', 'PB'];
  const at = kilobytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(kilobytes) / 3));
  return `${told(kilobytes / 1000 ** at)} ${units[at]}`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const steps = Object.keys(costs) as Step[];
const sizes = [1e4, 1e6, 1e8];
const minutes = 10;

function stepTable(): string {
  const row = (name: string, of: (typeof costs)[Step], times: readonly string[]) => [
    name,
    told(of.calls),
    `${told(of.server)} ms`,
    `${told(of.database)} ms`,
    toldBytes(of.wire),
    told(of.inserted),
    told(of.updated),
    toldBytes(of.written),
    ...times,
  ];
  return table(
    [
      'step',
      'calls',
      'server',
      'database',
      'wire',
      'rows added',
      'rows changed',
      'log',
      'a morning',
      'a day',
    ],
    [
      ...steps.map((step) => row(stepNames[step], costs[step], [String(morning[step]), String(day[step])])),
      row('**a student’s morning**', costOf(morning), ['', '']),
      row('**a student’s day**', costOf(day), ['', '']),
    ],
  );
}

function sizeTable(): string {
  const loads = sizes.map((students) => ({ students, ...loadOf(students, minutes) }));
  const cost = costOf(day);
  const row = (name: string, cell: (load: (typeof loads)[number]) => string) => [name, ...loads.map(cell)];
  return table(
    ['students', ...sizes.map((size) => size.toLocaleString('en'))],
    [
      row('sign-ins a second', ({ students }) => told(students / minutes / 60)),
      row('calls and pages a second', ({ callsPerSecond }) => told(callsPerSecond)),
      row('cores of servers, busy without a pause', ({ serverCores }) => told(serverCores)),
      row('cores of the database', ({ databaseCores }) => told(databaseCores)),
      row('to and from browsers', ({ megabitsPerSecond }) => `${toldBytes(megabitsPerSecond * 125)}/s`),
      row(
        'the database’s log',
        ({ writtenMegabytesPerSecond }) => `${toldBytes(writtenMegabytesPerSecond * 1000)}/s`,
      ),
      row('sockets open', ({ sockets }) => told(sockets)),
      row('memory for who is connected', ({ memoryMegabytes }) => toldBytes(memoryMegabytes * 1000)),
      row('rows added a day', ({ students }) => told(students * cost.inserted)),
      row('the database’s log a day', ({ students }) => toldBytes(students * cost.written)),
      row('to and from browsers a day', ({ students }) => toldBytes(students * cost.wire)),
      row(`rows added in a school year of ${schoolDays} days`, ({ students }) =>
        told(students * cost.inserted * schoolDays),
      ),
    ],
  );
}

export function scalePage(): string {
  const text = readFileSync(page, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const tail = rest.slice(rest.indexOf(end));
  return `${head}${begin}

${stepTable()}

While connected, a student has two sockets and is counted with ${toldBytes(connectedKilobytes)} of the server’s memory. Two simulations say so: 40 students made the server 53 MB larger, 150 made it 64 MB larger; about 50 MB come once, with the first.

## Everybody within ten minutes

${sizeTable()}

${tail}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, scalePage());
