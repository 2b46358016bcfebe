import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Found, featuresOf } from './features.ts';
import { statementsIn } from './syntax-tree.ts';
import { type TenantUse, tenantUseOf } from './tenant-scope.ts';
import { migrationTexts } from './tenant-tables.ts';

/** One statement of the server, as the tests saw it. */
export interface Collected {
  /** The file of the server that asked. */
  readonly asker: string;
  /** Of a prepared statement. */
  readonly name?: string;
  readonly text: string;
}

/** How many values a list holds, and which, is no difference. */
export const alike = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\((\$(?:::\w+(?:\[\])?)?)(?:, ?\$(?:::\w+(?:\[\])?)?)+\)/g, '($1, …)')
    .replace(/(\([^()]*\$[^()]*\))(?:, ?\([^()]*\$[^()]*\))+/g, '$1')
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    // One for each table.
    .replace(/^copy public\.\S+ \(.*?\) /, 'copy public.… (…) ');

/** The statements that a run with `SQL_LOG=folder` wrote down, without those of migrations. Each stands once, and two runs give the same order. */
export function readCollected(folder: string): readonly Collected[] {
  const files = filesOfCalls();
  const migrations = new Set(migrationTexts().flatMap(({ texts }) => texts.map(alike)));
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Collected)
    .filter(({ text }) => !migrations.has(alike(text)))
    .map((line) => ({ ...line, asker: files.get(line.asker) ?? line.asker }))
    .toSorted((one, other) => order(one).localeCompare(order(other), 'en'));
  return [...new Map(lines.toReversed().map((line) => [alike(line.text), line])).values()].toReversed();
}

const order = ({ asker, text }: Collected) => `${asker} ${text}`;

const handlers = fileURLToPath(new URL('../../server/handlers.gen.ts', import.meta.url));

/** By call, the file of its handler. */
function filesOfCalls(): ReadonlyMap<string, string> {
  const text = readFileSync(handlers, 'utf8');
  const files = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/(.+)';/g)].map(([, name, file]) => [name, file]),
  );
  return new Map(
    [...text.matchAll(/^ {2}(?:'([^']+)'|(\w+))(?:: (\w+))?,$/gm)].map(([, quoted, plain, handler]) => [
      quoted ?? plain ?? '',
      `server/${files.get(handler ?? plain ?? '')}`,
    ]),
  );
}

/** Who asked: `notices`, `jobs`, … */
export function roomOf({ asker }: Collected): string {
  if (asker.startsWith('job ')) return 'jobs';
  if (asker.startsWith('/')) return 'routes';
  return asker === 'unknown' ? asker : (/^server\/([\w-]+)\//.exec(asker)?.[1] ?? 'server');
}

export interface Looked extends Collected {
  readonly found: readonly Found[];
  readonly use: TenantUse;
  /** What the parser of PostgreSQL 15 says against it. */
  readonly refused?: string;
}

export function lookAt(statement: Collected, tenants: ReadonlyMap<string, string>): Looked {
  try {
    const trees = statementsIn(statement.text);
    const uses = trees.map((tree) => tenantUseOf(tree, tenants));
    const use: TenantUse = uses[0] ?? { scope: 'none', open: [], moves: [] };
    return { ...statement, found: trees.flatMap((tree) => featuresOf(tree)), use };
  } catch (error) {
    return { ...statement, found: [], use: { scope: 'none', open: [], moves: [] }, refused: String(error) };
  }
}
