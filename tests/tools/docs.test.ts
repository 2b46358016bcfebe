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
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...namesIn('docs').map((name) => `docs/${name}`),
  ...decisions,
];

/** What stands between single backticks, blocks of code left out. */
function codeSpans(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** A path as it may be written of several files: `messages.{hi,ur}.ts` is two. */
function expanded(span: string): string[] {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^{}]+)\}(.*)$/.exec(span) ?? [];
  return choices === undefined
    ? [span]
    : choices.split(',').flatMap((choice) => expanded(`${before}${choice}${after}`));
}

/** The files that a text names between backticks. */
const filesNamedIn = (text: string): string[] =>
  codeSpans(text)
    .flatMap(expanded)
    .filter((span) => /^[\w.$-]+\/[\w.$/-]*$/.test(span));

const commandsNamedIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:]+(?:-[\w:]+)*)/g)].map((match) => match[1] ?? '');

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
    expect(filesNamedIn(text).filter((span) => !existsSync(join(root, span)))).toEqual([]);
  });

  it('links only to what exists, and shows only pictures that do', () => {
    const links = [...text.matchAll(/\[[^\]]+\]\(([^)#]+)\)/g)].map((match) => match[1] ?? '');
    const own = links.filter((link) => !/^https?:/.test(link));
    expect(own.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(commandsNamedIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only rows that the checklist has', () => {
    const areas = parseChecklist(read('docs/spec/checklist.md'));
    const rows = new Set(areas.flatMap((area) => area.rows.map((row) => row.id)));
    const named = text.match(/\b[A-Z][A-Z0-9]-\d{2,3}\b/g) ?? [];
    expect(named.filter((row) => !rows.has(row))).toEqual([]);
  });
});

describe('what the documents name', () => {
  const all = documents.map(read);

  it('is found: files, one by one where braces name several, and commands', () => {
    expect(filesNamedIn('See `src/{a,b}.{hi,ur}.ts`, `npm start` and `x`.')).toEqual([
      'src/a.hi.ts',
      'src/a.ur.ts',
      'src/b.hi.ts',
      'src/b.ur.ts',
    ]);
    expect(all.flatMap(filesNamedIn).length).toBeGreaterThan(100);
    expect(all.flatMap(commandsNamedIn).length).toBeGreaterThan(20);
  });
});

describe('the demo logins', () => {
  const listedIn = (path: string) =>
    tableRows(read(path))
      .filter((cells) => /^`[A-Z]\d{5}`$/.test(cells[1] ?? ''))
      .map(([who, loginName, password]) => ({ who, loginName, password }));
  const code = (word: string) => `\`${word}\``;
  const all = demoLogins.map(({ who, loginName, password }) => ({
    who,
    loginName: code(loginName),
    password: code(password),
  }));

  it('have a page that lists every one, and no other', () => {
    expect(listedIn('docs/demo-logins.md')).toEqual(all);
  });

  it('have some in the README, one of each kind of person', () => {
    const short = listedIn('README.md');
    expect(all).toEqual(expect.arrayContaining(short));
    expect(new Set(short.map(({ loginName }) => loginName?.[1]))).toEqual(new Set(['A', 'F', 'S', 'X']));
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
        const [, name, value] = /^\s*([A-Z][A-Z\d_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name, value]];
      }),
  );

  it('has every setting the server reads, and no other', () => {
    const settings = [...read('server/core/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]*): v\./gm)].map(
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
