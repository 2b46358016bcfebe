import { type Collected, type Looked, lookAt, roomOf } from './collected.ts';
import { type Feature, featuresOf } from './features.ts';
import { keylessTables } from './keyless-tables.ts';
import { statementsIn } from './syntax-tree.ts';
import {
  countersOf,
  migrationTexts,
  newestSchema,
  tenantKeys,
  uniqueAcrossSchools,
} from './tenant-tables.ts';
import { type Answer, verdicts } from './verdicts.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

const answers: Readonly<Record<Answer, string>> = { fine: 'fine', other: 'differs', refused: '**refused**' };

const features = (Object.keys(verdicts) as Feature[]).toSorted((one, other) =>
  one.localeCompare(other, 'en'),
);
const isFine = (feature: Feature) => {
  const { citus, yugabyte, cockroach } = verdicts[feature];
  return [citus, yugabyte, cockroach].every((answer) => answer === 'fine');
};
const count = (items: Iterable<string>): string => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, times]) => (times > 1 ? `${item} ${times}` : item)).join(', ');
};

/** Of each feature, the places it is in; those that nobody refuses or changes are named in one line. */
function featurePart(places: ReadonlyMap<Feature, readonly string[]>, where: string): string {
  const used = features.filter((feature) => places.has(feature));
  const rows = used
    .filter((feature) => !isFine(feature))
    .map((feature) => {
      const { name, citus, yugabyte, cockroach, rest } = verdicts[feature];
      const told = count((places.get(feature) ?? []).toSorted((a, b) => a.localeCompare(b, 'en')));
      return [name, answers[citus], answers[yugabyte], answers[cockroach], told, rest];
    });
  const fine = used.filter(isFine).map((feature) => verdicts[feature].name);
  return `${table(['what', 'Citus', 'YugabyteDB', 'CockroachDB', where, 'why, and what one would do'], rows)}

Fine everywhere: ${fine.join(', ')}.`;
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What the migrations ask, from the files alone. */
export function migrationsPart(): string {
  const places = new Map<Feature, string[]>();
  const refused: string[] = [];
  for (const { file, texts } of migrationTexts())
    for (const text of texts)
      try {
        for (const { feature } of statementsIn(text).flatMap((tree) => featuresOf(tree)))
          places.set(feature, [...(places.get(feature) ?? []), file.slice(0, 4)]);
      } catch (error) {
        refused.push(`${file}: ${String(error)}`);
      }
  const schema = newestSchema();
  const keys = tenantKeys(schema);
  const keyless = schema.map(({ name }) => name).filter((name) => !keys.has(name));
  const unplaced = keyless.filter((name) => !keylessTables[name]);
  if (unplaced.length > 0)
    throw new Error(`tools/sql/keyless-tables.ts says nothing of ${unplaced.join(', ')}.`);
  const placed = (place: string) => keyless.filter((name) => keylessTables[name] === place).join(', ');
  const { small, large } = countersOf(schema);
  return `A new installation runs all migrations, the old ones too. ${
    refused.length === 0
      ? 'PostgreSQL 15 reads every one of them.'
      : `PostgreSQL 15 refuses:\n\n${bullets(refused)}`
  }

${featurePart(places, 'migrations')}

### The key of tables

Of ${schema.length} tables, ${keys.size - 1} carry \`school_id\`; of \`schools\` it is the \`id\`. The other ${keyless.length}:

${table(
  ['where their rows would be', 'tables'],
  [
    ['a copy at each node: the office writes them (Citus: reference tables)', placed('copied')],
    ['at one node: of the installation', placed('one node')],
    ['they would be given the key: their rows are of schools', placed('wants the key')],
  ],
)}

Numbers that the database counts: ${small} integers and ${large} bigints.

Unique among all schools. Citus refuses each of these on a table that is spread by school: the key would join it (an id is asked for with its school nearly everywhere), or a small table beside it, not spread, would keep what must be unique.

${bullets(uniqueAcrossSchools(schema))}`;
}

const beginning = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 150 ? `${plain.slice(0, 150)}…` : plain;
};

const byRoom = (items: readonly Looked[]) =>
  count(items.map(roomOf).toSorted((a, b) => a.localeCompare(b, 'en')));

/** By room; statements of one asker over the same tables are one line, with the first of them. */
function statementList(items: readonly Looked[]): string {
  const rooms = [...new Set(items.map(roomOf))].toSorted((a, b) => a.localeCompare(b, 'en'));
  return rooms
    .map((room) => {
      const own = items.filter((item) => roomOf(item) === room);
      const lines = new Map<string, { times: number; cells: readonly string[] }>();
      for (const { asker, use, text } of own) {
        const cells = [asker.replace(`server/${room}/`, ''), use.open.join(', ')];
        const key = cells.join(' ');
        const example = `\`${beginning(text).replaceAll('`', '')}\``;
        const line = lines.get(key) ?? { times: 0, cells: [...cells, example] };
        lines.set(key, { ...line, times: line.times + 1 });
      }
      const rows = [...lines.values()].map(({ times, cells: [asker = '', tables = '', example = ''] }) => [
        asker,
        tables,
        String(times),
        example,
      ]);
      const told = table(['asked by', 'tables', 'statements', 'such as'], rows);
      return `<details><summary>${room}: ${own.length}</summary>\n\n${told}\n\n</details>`;
    })
    .join('\n\n');
}

/** What the server asks while it runs, from a collected run. */
export function statementsPart(collected: readonly Collected[]): string {
  const tenants = tenantKeys(newestSchema());
  const looked = collected.map((statement) => lookAt(statement, tenants));
  const places = new Map<Feature, string[]>();
  for (const item of looked)
    for (const feature of new Set(item.found.map((found) => found.feature)))
      places.set(feature, [...(places.get(feature) ?? []), roomOf(item)]);
  // Whom nobody names may be a test that prepares its rows.
  const known = looked.filter(({ asker }) => asker !== 'unknown');
  const of = (scope: string) => known.filter(({ use }) => use.scope === scope);
  const refused = looked.filter((item) => item.refused !== undefined);
  const locked = known.filter(
    ({ found, use }) =>
      found.some(({ feature }) => feature === 'row-lock') && (use.scope === 'all' || use.scope === 'mixed'),
  );
  const moves = known.filter(({ use }) => use.moves.length > 0);
  return `${looked.length} distinct statements; of ${known.length} it is known which call, job or file asked. ${
    refused.length === 0
      ? 'PostgreSQL 15 reads every one of them, and none calls a function that it lacks.'
      : `PostgreSQL 15 refuses:\n\n${bullets(refused.map(({ asker, text, refused: why }) => `${asker}: ${why}: \`${beginning(text)}\``))}`
  }

${featurePart(places, 'statements by room')}

### The key of statements

${table(
  ['a statement', 'how many', 'Citus', 'YugabyteDB and CockroachDB'],
  [
    ['names no table of schools', String(of('none').length), 'at any node', 'fine'],
    [
      'gives the school of each table',
      String(of('named').length),
      'at the school’s node, with all of SQL',
      'fine',
    ],
    [
      'gives none: one table, or several joined by the school',
      String(of('all').length),
      'at all nodes, with limits (no locks of rows, no `with recursive`)',
      'fine, from many ranges',
    ],
    [
      'sets tables of schools side by side without the key between them',
      String(of('mixed').length),
      '**refused**, or rows are moved between nodes',
      'fine, slower',
    ],
  ],
)}

Rows locked without a school (Citus refuses): ${locked.length === 0 ? 'none' : byRoom(locked)}. Statements that give a row to another school (Citus refuses): ${moves.length === 0 ? 'none' : moves.map(({ asker }) => asker).join(', ')}.

#### Side by side without the key

Many meet a table that carries a school and would be copied to each node all the same, since the office writes nearly all of it: office_schools, projects, published_projects, content_files. The halves of a \`union\` count too. What is left are reads across a school's own tables by an id that is unique among all schools: there the school would be added.

${statementList(of('mixed'))}

#### No school given

Jobs, the office and whoever signs in ask for all schools, and mean it; what is looked up by an id that is unique among all schools could be given its school.

${statementList(of('all'))}`;
}
