import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { currentPage } from '../../tools/distributed-databases.ts';
import { lookAt } from '../../tools/sql/collected.ts';
import { loadParser } from '../../tools/sql/syntax-tree.ts';
import { newestSchema, tenantKeys } from '../../tools/sql/tenant-tables.ts';
import { verdicts } from '../../tools/sql/verdicts.ts';

/** Statements that the server builds when it is loaded. Here, because files of this folder load everything anew. */
async function builtStatements(): Promise<readonly string[]> {
  const texts = new Set<string>();
  const build = Object.getOwnPropertyDescriptor(PgDialect.prototype, 'sqlToQuery')?.value as (
    ...given: unknown[]
  ) => { readonly sql: string };
  Object.assign(PgDialect.prototype, {
    sqlToQuery(this: PgDialect, ...given: unknown[]) {
      const built = build.apply(this, given);
      texts.add(built.sql);
      return built;
    },
  });
  await import('#server/call-handlers.ts');
  await import('#server/job-handlers.ts');
  return [...texts];
}

it('what the server holds ready is read by PostgreSQL 15 and named on the page of distributed databases', async () => {
  await loadParser();
  const texts = await builtStatements();
  expect(texts.length).toBeGreaterThan(50);
  const tenants = tenantKeys(newestSchema());
  const [, part = ''] = currentPage().split('<!-- of the statements -->');
  const looked = texts.map((text) => lookAt({ asker: 'server', text }, tenants));
  expect(looked.flatMap(({ text, refused }) => (refused ? [`${refused}: ${text}`] : []))).toEqual([]);
  const names = new Set(looked.flatMap(({ found }) => found.map(({ feature }) => verdicts[feature].name)));
  expect([...names].filter((name) => !part.includes(name))).toEqual([]);
});
