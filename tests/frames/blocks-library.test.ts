import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { freshAssets } from '#contract/workspace/fresh-blocks.ts';
import { hasScript } from '#server/workspace/svg-script.ts';
import { OurEditor } from '../../frames/blocks/editor-ours.ts';
import { languageOf } from '../../frames/blocks/languages.ts';
import { writeLibrary } from '../../frames/blocks/library/write-library.ts';
import { checkProject } from '../../frames/blocks/project-check.ts';
import { urduBlocks, urduEditor } from '../../frames/blocks/urdu/urdu.ts';

/** Scratch's own, of a costume in which nothing is drawn. */
const emptyPicture = 'cd21514d0531fdffb22204e0ec5ed84a';
const files = new Map<string, Uint8Array>();
const index = writeLibrary((bytes, ending) => {
  const hash = createHash('md5').update(bytes).digest('hex');
  files.set(`${hash}.${ending}`, bytes);
  return hash;
});
const languages = ['en', 'hi', 'ur'] as const;

describe('the library of the blocks', () => {
  it('has thirty figures, scenes and sounds of our own, each with a name of its own in each language [CW-05]', () => {
    for (const list of [index.figures, index.scenes, index.tones]) {
      expect(list.length).toBeGreaterThanOrEqual(30);
      for (const language of languages)
        expect(new Set(list.map(({ names }) => names[language])).size).toBe(list.length);
    }
    for (const { names } of index.figures) expect(names.hi).toMatch(/\p{Script=Devanagari}/u);
    for (const { names } of index.tones) expect(names.ur).toMatch(/\p{Script=Arabic}/u);
    expect(index.figures.map(({ names }) => names.en).join()).not.toMatch(/\b(?:cat|scratch)\b/i);
  });

  it('has pictures that run nothing and fetch nothing, as programs with them are saved [CW-05]', () => {
    const pictures = [...files].filter(([name]) => name.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(100);
    const wrong = pictures.filter(
      ([, bytes]) => hasScript(Buffer.from(bytes)) || /NaN|undefined/.test(Buffer.from(bytes).toString()),
    );
    expect(wrong).toEqual([]);
  });

  it('has sounds that are heard, last no longer than three seconds and are not cut [CW-05]', () => {
    const facts = index.tones.map(({ file, samples, names }) => {
      const bytes = Buffer.from(files.get(`${file.assetId}.wav`) ?? []);
      const loud = Array.from({ length: samples }, (_, at) => Math.abs(bytes.readInt16LE(44 + at * 2)));
      return {
        name: names.en,
        isWhole: bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.length === 44 + samples * 2,
        isShort: samples / 22_050 < 3,
        isHeard: loud.reduce((most, each) => Math.max(most, each), 0) > 10_000,
        endsQuietly: (loud.at(-1) ?? 0) < 400,
      };
    });
    expect(
      facts.filter((fact) => !(fact.isWhole && fact.isShort && fact.isHeard && fact.endsQuietly)),
    ).toEqual([]);
  });

  it('is in the reader’s language, with the tags that something has, and a first project that can be opened', () => {
    const ours = new OurEditor(
      (file) => `/x/${file}`,
      () => Promise.resolve(),
    );
    ours.fill(index, languageOf('ur'));
    expect(ours.sprites[0]).toMatchObject({ name: 'روبوٹ' });
    const tags = [{ tag: 'animals' }, { tag: 'dance' }];
    expect(ours.tagsOf(index.figures, tags)).toEqual([{ tag: 'animals' }]);
    const [first] = ours.firstProject() as { data: string }[];
    const ids = [...(first?.data.matchAll(/"assetId":"([^"]+)"/g) ?? [])].map(([, id = '']) => id);
    expect([...new Set(ids), emptyPicture].toSorted()).toEqual([...freshAssets].toSorted());
    const answer = vi.fn();
    checkProject(false, JSON.parse(first?.data ?? ''), answer);
    expect(answer).toHaveBeenCalledWith(null, expect.objectContaining({ projectVersion: 3 }));
    for (const sprite of ours.sprites) {
      checkProject(true, sprite, answer);
      expect(answer).toHaveBeenLastCalledWith(null, expect.anything());
    }
    ours.fill(index, languageOf('fr-FR'));
    expect(ours.sprites[0]).toMatchObject({ name: 'Robot' });
  });

  it('keeps the fields of each block in its Urdu', () => {
    const isUrdu = (text: string) => /\p{Script=Arabic}/u.test(text);
    const fieldsOf = (text: string) => [...text.matchAll(/%\d/g)].map(([field]) => field);
    const wrong = Object.entries(urduBlocks).filter(
      ([, text]) => !isUrdu(text) || new Set(fieldsOf(text)).size < fieldsOf(text).length,
    );
    expect(wrong).toEqual([]);
    expect(Object.values(urduEditor).filter((text) => !isUrdu(text))).toEqual([]);
  });
});

describe('what Scratch is given to open', () => {
  const target = { name: 'Stage', isStage: true, blocks: {}, variables: {}, sounds: [] };
  const costume = { assetId: 'a'.repeat(32), name: 'c', dataFormat: 'svg' };
  const whole = { targets: [{ ...target, costumes: [costume] }], meta: { semver: '3.0.0' } };
  const versionOf = (isSprite: boolean, value: unknown) => {
    let version: unknown = null;
    checkProject(isSprite, value, (_error, found) => {
      version = found && 'projectVersion' in found ? found.projectVersion : null;
    });
    return version;
  };

  it('is a project of Scratch 3 or 2', () => {
    expect(versionOf(false, { ...whole })).toBe(3);
    expect(versionOf(false, { objName: 'Stage', costumes: [{}] })).toBe(2);
  });

  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['no targets', { ...whole, targets: [] }],
    ['no stage', { ...whole, targets: [{ ...target, isStage: false, costumes: [costume] }] }],
    ['two stages', { ...whole, targets: [whole.targets[0], whole.targets[0]] }],
    ['no costume', { ...whole, targets: [{ ...target, costumes: [] }] }],
    [
      'a costume at an address',
      { ...whole, targets: [{ ...target, costumes: [{ ...costume, assetId: '../x' }] }] },
    ],
    [
      'a costume of another kind',
      { ...whole, targets: [{ ...target, costumes: [{ ...costume, dataFormat: 'html' }] }] },
    ],
    ['another version', { ...whole, meta: { semver: '4.0.0' } }],
    ['blocks of text', { ...whole, targets: [{ ...target, blocks: { a: 'x' }, costumes: [costume] }] }],
  ])('is not %s', (_what, value) => {
    expect(versionOf(false, value)).toBeNull();
  });
});
