import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { docsFolder, machineDocs, paragraphOf, waysHeading } from '../../tools/machine-docs.ts';
import { isLong } from '../long.ts';

describe('the pages of the machines', () => {
  let made: ReadonlyMap<string, string>;
  beforeAll(async () => {
    // The tests of each machine walk it everywhere; only the long run does so once more for the ways on its page.
    made = await machineDocs(isLong);
  }, 600_000);
  const read = (name: string) => readFileSync(join(docsFolder, name), 'utf8');

  it('are those that the machines make now; `npm run docs:machines` writes them', () => {
    expect(readdirSync(docsFolder).toSorted()).toEqual([...made.keys()].toSorted());
    const ways = (text: string) => (isLong ? text : (text.split(`\n## ${waysHeading}\n`)[0] ?? ''));
    const old = [...made].filter(([name, text]) => ways(read(name)) !== text).map(([name]) => name);
    expect(old).toEqual([]);
  });

  it('tell of both ways after every piece of work, and of a way into every state', () => {
    for (const name of made.keys()) {
      if (!name.endsWith('.md') || name === 'README.md') continue;
      const text = read(name);
      const rows = text.split('\n').filter((line) => line.startsWith('| '));
      expect(rows.filter((row) => /\| \|$|\|  \|$/.test(row) && row.startsWith('| `'))).toEqual([]);
      expect(text).toContain(`## ${waysHeading}`);
    }
  });

  it('link only to what exists, and show no password', () => {
    for (const name of made.keys()) {
      const text = read(name);
      const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? '');
      const isThere = (link: string) => existsSync(join(docsFolder, dirname(name), link));
      expect(links.filter((link) => !isThere(link))).toEqual([]);
      expect(text).not.toMatch(/secret(?! •••)|Banyan#27|Better@12|Own@1234/);
    }
  });

  it('begin with the paragraph above the machine, and refuse a machine that has none', () => {
    expect(
      paragraphOf(
        '/** One. */\nconst x = 1;\n/**\n * Two\n * lines.\n */\nexport const a = b.createMachine({',
      ),
    ).toBe('Two lines.');
    expect(() => paragraphOf('export const a = b.createMachine({')).toThrow('paragraph');
  });
});
