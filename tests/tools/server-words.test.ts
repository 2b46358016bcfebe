import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { withoutWords } from '../../tools/server-words.mjs';

it('every table of refusals goes to the browser without its sentences', async () => {
  const tables = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.refusals.ts'),
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const path of tables) {
    const table: object = await import(/* @vite-ignore */ resolve('contract', path));
    const empty = Object.keys(table).map((name) => `export const ${name} = {};`);
    const left = withoutWords(readFileSync(`contract/${path}`, 'utf8'))
      .split('\n')
      .filter(Boolean);
    expect(left.toSorted()).toEqual(empty.toSorted());
  }
});
