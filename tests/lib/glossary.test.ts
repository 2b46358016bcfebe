import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const glossary =
  readFileSync('docs/glossary-translations.md', 'utf8').split('## One word for one thing')[1] ?? '';
const rows = [...glossary.matchAll(/^\| (.+?) \| (en|hi|ur) \| (.+?) \|$/gm)].map(
  ([, not = '', language = '', but = '']) => ({ words: not.split(', '), language, but }),
);
const kept = [...glossary.matchAll(/^- `(.+)`$/gm)].map(([, text = '']) => text);

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => `${folder}/${path}`);

/** What people read of a file of texts: whole texts, so with a blank, a capital or a letter of another script. */
function textsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.md'))
    return [source.replace(/\nquestions:\n[\s\S]*?\n---\n/, '\n').replace(/^link: .*$/m, '')];
  const code = source.replaceAll(/^\s*(?:import\b.*|\/?\*.*|\/\/.*)$/gm, '').replaceAll(/\/\*\*.*?\*\//g, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /\s|^[A-Z]|[^\0-\u024F]/u.test(text));
}

/** The forms of a word: whole words, whatever their case. */
const finds = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu');

const places = {
  en: [
    ...files('src/features', /\.en\.ts$/),
    ...files('src/lib', /\.en\.ts$/),
    ...files('contract', /\.refusals\.ts$/),
    ...files('server/seeds/data/help', /\.md$/),
  ],
  hi: [...files('src/features', /\.hi\.ts$/), ...files('src/lib', /\.hi\.ts$/)],
  ur: [...files('src/features', /\.ur\.ts$/), ...files('src/lib', /\.ur\.ts$/)],
};

describe('one word for one thing', () => {
  it.each(['en', 'hi', 'ur'] as const)('in %s: no word that the glossary gives another for', (language) => {
    const forbidden = rows.filter((row) => row.language === language);
    expect(forbidden.length).toBeGreaterThan(2);
    const found = places[language].flatMap((path) =>
      textsOf(path).flatMap((text) => {
        const ours = kept.reduce((rest, verbatim) => rest.replaceAll(verbatim, ''), text);
        return forbidden.flatMap(({ words, but }) =>
          words
            .filter((word) => finds(word).test(ours))
            .map(
              (word) =>
                `${path}: “${word}”, not “${but}” in: ${ours.match(new RegExp(`.{0,40}${word}.{0,40}`, 'i'))?.[0] ?? ''}`,
            ),
        );
      }),
    );
    expect(found).toEqual([]);
  });

  it('every text that stays is still somewhere', () => {
    const all = [...places.en, 'contract/core/refusals.ts']
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const gone = kept.filter(
      (text) => !all.includes(text) && !text.startsWith('Map ') && text !== 'Classroom',
    );
    expect(gone).toEqual([]);
  });
});
