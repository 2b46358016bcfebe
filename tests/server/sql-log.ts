import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect } from 'vitest';
import { nameOfWork } from '#server/core/current-work.ts';
import { currentPage } from '../../tools/distributed-databases.ts';
import { alike, type Collected } from '../../tools/sql/collected.ts';
import { loadParser } from '../../tools/sql/syntax-tree.ts';
import { askerIn, byTest, faultsOf, unknown } from './sql-faults.ts';

/**
 * Looks at each distinct statement that is sent in the tests: PostgreSQL 15 can read it, and what it has that a
 * distributed database lacks is named on docs/distributed-databases.md. With `SQL_LOG=folder` those of the server are
 * written down too, with the call, the job or the file that asked: `npm run docs:sql -- folder` makes the page of them.
 */
interface Asked {
  readonly text?: string;
  readonly name?: string;
}

/** Of a worker, which loads this file anew for each file of tests. */
interface Heard {
  /** Letter for letter: to compare a text with those alike takes as long as to build its query. */
  readonly texts: Set<string>;
  readonly seen: Set<string>;
  /** Those of which only somebody unknown was heard. */
  readonly unknown: Set<string>;
  fresh: Collected[];
}
const kept = globalThis as typeof globalThis & { statementsHeard?: Heard };

/** Goes on as ever, and hears of each statement that the server itself asks. */
function listen(heard: Heard): void {
  const folder = process.env['SQL_LOG'];
  if (folder) mkdirSync(folder, { recursive: true });
  const file = folder && join(folder, `${process.pid}-${Date.now()}.jsonl`);
  const query = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as (
    ...given: unknown[]
  ) => unknown;
  const watched = function (this: Client, ...given: unknown[]): unknown {
    const [asked] = given;
    const { text = '', name } = (typeof asked === 'string' ? { text: asked } : (asked ?? {})) as Asked;
    if (!text || heard.texts.has(text)) return query.apply(this, given);
    const key = alike(text);
    if (!heard.seen.has(key)) {
      const asker = askerNow();
      const line = { asker, ...(name ? { name } : {}), text };
      // Who of the server comes later with the same is still awaited, where that is written down.
      const isOver = asker !== unknown || !file;
      if (isOver) heard.seen.add(key);
      if (asker !== byTest && !heard.unknown.has(key)) {
        heard.fresh.push(line);
        if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
      }
      if (!isOver) heard.unknown.add(key);
    }
    if (heard.seen.has(key)) heard.texts.add(text);
    return query.apply(this, given);
  };
  Object.assign(Client.prototype, { query: watched });
}

/** A query of drizzle's that is awaited forgets who built it: then the call or the job is asked, where it is followed. */
function askerNow(): string {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = 60;
  const { stack = '' } = new Error('Who asks?');
  Error.stackTraceLimit = usual;
  return nameOfWork() ?? askerIn(stack);
}

if (!kept.statementsHeard) {
  kept.statementsHeard = { texts: new Set(), seen: new Set(), unknown: new Set(), fresh: [] };
  listen(kept.statementsHeard);
}

afterAll(async () => {
  const { statementsHeard } = kept;
  // Of a run that is written down, the page is made anew.
  if (!statementsHeard || statementsHeard.fresh.length === 0 || process.env['SQL_LOG']) return;
  const { fresh } = statementsHeard;
  statementsHeard.fresh = [];
  await loadParser();
  expect(faultsOf(fresh, currentPage()), 'see docs/distributed-databases.md').toEqual([]);
});
