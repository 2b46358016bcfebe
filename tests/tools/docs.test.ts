import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/core/config.ts';
import { demoLogins } from '#server/seeds/demo-logins.ts';
import { dataMapPage } from '../../tools/data-map.ts';
import { parseChecklist } from '../../tools/spec-rows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string) => readdirSync(join(root, folder)).filter((name) => /\.(md|ts)$/.test(name));

const decisions = namesIn('docs/decisions').map((name) => `docs/decisions/${name}`);
const documents = ['README.md', ...namesIn('docs').map((name) => `docs/${name}`), ...decisions];

/** What stands between single backticks, blocks of code left out. */
function codeSpans(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** Cells of each row of each table, headings and rulers left out. */
function tableRows(text: string): string[][] {
  const lines = text.split('\n');
  const isRow = (line: string | undefined) => line?.startsWith('|') ?? false;
  const isRuler = (line: string | undefined) => /^\|[-:| ]+\|$/.test(line ?? '');
  return lines
    .filter((line, at) => isRow(line) && !isRuler(line) && !isRuler(lines[at + 1]))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('names only files that exist', () => {
    const paths = codeSpans(text).filter((span) => /^[\w.$-]+\/[\w.$/-]*$/.test(span));
    expect(paths.filter((span) => !existsSync(join(root, span)))).toEqual([]);
  });

  it('links only to what exists', () => {
    const links = [...text.matchAll(/(?<!!)\[[^\]]+\]\(([^)#]+)\)/g)].map((match) => match[1] ?? '');
    const own = links.filter((link) => !/^https?:/.test(link));
    expect(own.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only rows that the checklist has', () => {
    const areas = parseChecklist(read('docs/spec/checklist.md'));
    const rows = new Set(areas.flatMap((area) => area.rows.map((row) => row.id)));
    const named = text.match(/\b[A-Z][A-Z0-9]-\d{2,3}\b/g) ?? [];
    expect(named.filter((row) => !rows.has(row))).toEqual([]);
  });
});

describe('the README', () => {
  it('lists every demo login, and no other', () => {
    const listed = tableRows(read('README.md'))
      .filter((cells) => /^`[A-Z]\d{5}`$/.test(cells[1] ?? ''))
      .map(([who, loginName, password]) => ({ who, loginName, password }));
    const code = (word: string) => `\`${word}\``;
    expect(listed).toEqual(
      demoLogins.map(({ who, loginName, password }) => ({
        who,
        loginName: code(loginName),
        password: code(password),
      })),
    );
  });
});

describe('a decision', () => {
  it('has a number of its own, in order', () => {
    const numbers = decisions.map((path) => path.split('/').at(-1)?.slice(0, 4));
    expect(numbers).toEqual(decisions.map((_, at) => String(at + 1).padStart(4, '0')));
  });

  it.each(decisions)('%s says why, what, what follows and when it falls', (path) => {
    const parts = read(path).match(/^(?:# \d{4}|## \w+|We would reverse this when )/gm);
    const number = path.split('/').at(-1)?.slice(0, 4);
    expect(parts).toEqual([
      `# ${number}`,
      '## Context',
      '## Decision',
      '## Consequences',
      'We would reverse this when ',
    ]);
  });
});

describe('.env.example', () => {
  /** As tools/start.mjs reads a `.env`. */
  const given = Object.fromEntries(
    read('.env.example')
      .split('\n')
      .flatMap((line) => {
        const [, name, value] = /^\s*([A-Z_]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
  );

  it('has every setting the server reads, and no other', () => {
    const settings = [...read('server/core/config.ts').matchAll(/^ {2}([A-Z_]+): v\./gm)].map(
      (match) => match[1],
    );
    expect(settings).toContain('PORT');
    expect(Object.keys(given).toSorted()).toEqual(settings.map(String).toSorted());
  });

  it('changes nothing when it is used as it is', () => {
    expect(readConfig(given)).toEqual(readConfig({}));
  });
});

describe('the data map', async () => {
  const modules = await Promise.all(
    readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|\/)schema(?:\.ts|\/[\w-]+\.ts)$/.test(path))
      .map((path) => import(join(root, 'server', path)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) =>
    Object.values(module)
      .filter((value): value is PgTable => is(value, PgTable))
      .map(getTableConfig),
  );
  const sections = [...read('docs/data-map.md').matchAll(/^### `(\w+)`\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)].map(
    ([, name = '', body = '']) => ({ name, rows: tableRows(body) }),
  );
  const byName = <Named extends { readonly name: string }>(named: readonly Named[]) =>
    named.toSorted((a, b) => a.name.localeCompare(b.name));

  it('is put together of what the rooms say', () => {
    expect(read('docs/data-map.md')).toBe(dataMapPage());
  });

  it('has every column of every table, in order, and no other', () => {
    const mapped = sections.map(({ name, rows }) => ({
      name,
      columns: rows.map(([column]) => column?.slice(1, -1)),
    }));
    const stored = tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
    }));
    expect(stored.length).toBeGreaterThan(10);
    expect(byName(mapped)).toEqual(byName(stored));
  });

  it('says of each whether it is personal, how long it stays and who reads it', () => {
    const cells = sections.flatMap(({ name, rows }) => rows.map((row) => [name, ...row]));
    const isWhole = (row: string[]) =>
      row.length === 6 &&
      row.every((cell) => cell !== '') &&
      ['none', 'ordinary', 'child'].includes(row[3] ?? '');
    expect(cells.filter((row) => !isWhole(row))).toEqual([]);
  });
});
