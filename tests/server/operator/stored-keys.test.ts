import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { connectPatiently } from '#server/operator/open-installation.ts';
import { storedKeys } from '#server/operator/stored-keys.ts';

/** Columns that are called a key and name no stored bytes. */
const others = [
  'jobs.dedupe_key',
  'report_events.once_key',
  'import_class_choices.class_key',
  'schools.partner_key',
];

const selectOf = (table: string, column: string) =>
  new RegExp(`select ${column}(?: as key)? from ${table}\\b`).test(storedKeys);

it('every column that is called a key is backed up with its bytes, or known to name none', async () => {
  const client = await connectPatiently(inject('adminUrl').replace(/\/[^/]*$/, `/${inject('templateName')}`));
  const { rows } = await client.query<{ table: string; column: string }>(`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_key' and is_generated = 'NEVER' and data_type = 'text'`);
  await client.query(storedKeys);
  await client.end();
  expect(rows.length).toBeGreaterThan(8);
  const unknown = rows
    .filter(({ table, column }) => !selectOf(table, column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !others.includes(name));
  expect(unknown).toEqual([]);
});

it('every list of parts that have a key is too', () => {
  const server = fileURLToPath(new URL('../../../server/', import.meta.url));
  const schemas = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|\/)schema(?:\.ts|\/[\w-]+\.ts)$/.test(path),
  );
  const columns = schemas.flatMap((path) => {
    const text = readFileSync(join(server, path), 'utf8');
    const types = [...text.matchAll(/interface (\w+) \{([^}]*)\}/g)]
      .filter(([, , body = '']) => /\b(?:key|storageKey): string/.test(body))
      .map(([, name = '']) => name);
    return types.flatMap((type) =>
      [...text.matchAll(new RegExp(`jsonb\\('(\\w+)'\\)\\.\\$type<[^>]*\\b${type}\\b`, 'g'))].map(
        ([, column = '']) => column,
      ),
    );
  });
  expect(columns.toSorted()).toEqual(['captions', 'renditions', 'resolutions']);
  for (const column of columns) expect(storedKeys).toContain(column);
});
