import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endingsOf, noticePolicy, uploadPolicies } from '#contract/files/upload-policies.ts';
import { hindi } from '#src/app/words/hindi.ts';
import { urdu } from '#src/app/words/urdu.ts';
import { chooseLanguage, startLanguage } from '#src/lib/words/language.ts';
import { englishAreas } from '#src/lib/words/messages.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en-IN'] });
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
});

type Argument = string | number;
type Leaf = string | ((...values: unknown[]) => string);
type Leaves = ReadonlyMap<string, Leaf>;

/** Every text by its path, such as `board.empty.due`. */
function leavesOf(tree: object, path = ''): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(tree) as [string, object | Leaf][]) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object') for (const [at, leaf] of leavesOf(value, inner)) leaves.set(at, leaf);
    else leaves.set(inner, value);
  }
  return leaves;
}

/** What calls refuse with takes its params by name: `refusal-words.apart.test.ts` looks after it. */
const areasOf = (texts: object) =>
  Object.fromEntries(
    Object.entries(texts).filter(([area]) => area !== 'refusals' && area !== 'commonRefusals'),
  );

const written = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.en.ts'),
);
await Promise.all(written.map((path) => import(resolve('src', path))));
const english: Leaves = leavesOf(areasOf(englishAreas()));

const words = ['worksheet', 'Priya', 'third'];
const figures = [37, 52, 64];
/** Counts that may change the form of a noun. */
const counts = [0, 1, 2, 5, 11, 21, 999];

/** The signs a password needs [VP-09], and those of a name [VP-33]; the # among them counts nothing. */
const passwordSigns = /\$ ?@ ?! ?# ?&|@ # \$ _/;
const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
const holdsAll = (text: string, values: readonly Argument[]) =>
  values.every((value) => text.includes(String(value)));

/** Texts that take more than words and figures: what they are given for the figures they say. */
const takesOtherThanFigures = new Map<string, (...said: Argument[]) => readonly unknown[]>([
  ['charts.share', (percent) => [Number(percent) / 100]],
  ['grid.sortedAs', (place) => [place, true]],
  ['search.pages.range', (from, to, total) => [{ from, to, total }]],
]);

/** Sample arguments: words where the leaf takes words, numbers where it counts. */
function argumentsOf(path: string, leaf: Leaf): readonly Argument[] {
  if (typeof leaf === 'string') return [];
  const others = takesOtherThanFigures.get(path);
  if (others) return figures.slice(0, others.length);
  const asWords = words.slice(0, leaf.length);
  return holdsAll(leaf(...asWords), asWords) ? asWords : figures.slice(0, leaf.length);
}
function sayWith(path: string, leaf: Leaf, values: readonly Argument[]): string {
  if (typeof leaf === 'string') return leaf;
  return leaf(...(takesOtherThanFigures.get(path)?.(...values) ?? values));
}
const sayIn = (leaves: Leaves, path: string, values: readonly Argument[]) =>
  sayWith(path, leaves.get(path) ?? '', values);

/** Names of products and of formats, symbols, and values set side by side with no word of ours. */
const sameInEveryLanguage = new Set([
  'attachment.nameAndSize',
  'attachment.percent',
  'attachment.speedValue',
  'attachment.timeSeparator',
  'teaching.className',
  'workspace.tools.python',
  'board.saved',
  'board.title',
  'delivery.beside',
  'delivery.notYet',
  'forcedLogout.pastRow.person',
  'fullBoard.title',
  'charts.point',
  'charts.share',
  'helpdeskDesk.countOf',
  'helpdeskDesk.ticket.title',
  'inspector.speeds.1',
  'screenShare.host.place',
  'inspector.speeds.4',
  'migration.done.keptWho',
  'migration.years.way',
  'noticeForm.batchOf',
  'noticeForm.title',
  'noticeForm.pick.more',
  'noticeViewer.nameAndRole',
  'notificationList.from',
  'picture.cut.zoomed',
  'profile.place',
  'roster.facts.products.clever',
  'roster.facts.products.google',
  'roster.facts.products.oneroster',
  'roster.facts.products.powerschool',
  'roster.facts.word',
  'roster.map.heading',
  'roster.review.change',
  'roster.review.reason',
  'screens.titles./admin/taskgenie',
  'screens.titles./myteaching/taskgenie',
  'search.more',
  'sessionWatch.as',
  'shell.copyright',
  'timetableEditor.weeks.week',
]);
/**
 * What these embed is our own text, in the reader's language already, or a list whose every name is set apart;
 * the copyright is set apart as a whole.
 */
const embedsOurTexts = new Set([
  'delivery.beside',
  'delivery.confirmedAt',
  'delivery.reaches',
  'drafts.facts',
  'noticeViewer.nameAndRole',
  'roster.facts.left',
  'roster.facts.passwords',
  'roster.facts.sheets',
  'roster.facts.sheetsLeft',
  'session.slides.show',
  'shell.copyright',
  'shell.welcomeOffice',
]);
const productNames = [
  'GIFT',
  'QTI',
  'Banyan',
  'Task Genie',
  'YouTube',
  'Vimeo',
  'SharePoint',
  'PDF',
  'MB',
  'Excel',
  'OneRoster',
  'ClassLink',
  'Microsoft School Data Sync',
  'Clever',
  'HTML',
  'CSS',
  'JavaScript',
  'Python',
  'Google Workspace',
  'PowerSchool',
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
];
/** Kinds of files as their readers know them, beside the endings a notice takes. */
const fileKinds = ['csv', 'zip', 'CSV', 'JPG', 'JSON', 'PNG', 'SVG', 'XLSX', 'GIF', 'gift', 'xml'];
/** As they stand on the keyboard. */
const keys = ['F5', 'Alt', 'Ctrl', 'Enter', 'Shift', 'I', 'T'];
/** Typed as they stand, whatever the language. */
const addresses = [
  'name@school.org',
  '/helpdesk/HelpDesk',
  'home',
  // As they stand in the cells of an import.
  'Male',
  'Female',
  // A username as the school gives it.
  'S00121',
  // Files of a bundle.
  'enrollments',
  'users',
  // Sections of a class.
  'A, B, C',
  'https://stately.ai/inspect',
  'https://',
  'https',
  '"text": "abc"',
  '"name": "value"',
  // Headings and languages of a file of questions.
  '“Topic”',
  '“Type”',
  '“Language”',
  '“Question”',
  '“Choices”',
  '“Answer”',
  '“Marks”',
  '“Explanation”',
  '“en”',
  '“hi”',
  '“ur”',
  // Headings and periods of a timetable's file.
  '“teacher”',
  '“class”',
  '“room”',
  '“subject”',
  '“day”',
  '“period”',
  '“week”',
  'Break',
  'Lunch',
];
const latin = new RegExp(
  `\\b(${[...productNames, ...fileKinds, ...keys, ...Object.values(uploadPolicies).flatMap(endingsOf)].join('|')})\\b`,
  'g',
);

it('there is no area of texts beside those compared here', () => {
  const areas = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`src/${path}`, 'utf8').matchAll(/= defineMessages\('(\w+)'/g)])
    .map((match) => match[1] ?? '');
  expect(new Set(areas)).toEqual(new Set([...english.keys()].map((path) => path.split('.')[0])));
});

it('the lists of exceptions name only texts there are', () => {
  const listed = [...sameInEveryLanguage, ...embedsOurTexts, ...takesOtherThanFigures.keys()];
  expect(listed.filter((path) => !english.has(path))).toEqual([]);
});

describe.each([
  { language: 'hi', texts: hindi, script: /\p{Script=Devanagari}/u },
  { language: 'ur', texts: urdu, script: /\p{Script=Arabic}/u },
] as const)('the texts in $language', ({ language, texts, script }) => {
  const translated: Leaves = leavesOf(areasOf(texts));
  const paths = [...translated.keys()];
  const say = (path: string, values?: readonly Argument[]) => {
    const leaf = translated.get(path) ?? '';
    return sayWith(path, leaf, values ?? argumentsOf(path, leaf));
  };
  const wrong = (isWrong: (text: string, path: string) => boolean) =>
    paths.filter((path) => isWrong(say(path), path)).map((path) => `${path}: ${say(path)}`);

  beforeAll(async () => {
    const tables = { hi: hindi, ur: urdu };
    const load = (wanted: keyof typeof tables) => Promise.resolve({ ...tables[wanted] });
    await startLanguage({ login: load, screens: load, all: load });
    await chooseLanguage(language);
  });

  it('are the same texts as in English', () => {
    expect(paths.toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('are texts where English has texts, and take no more than English gives', () => {
    const different = paths.filter((path) => {
      const [here, there] = [translated.get(path), english.get(path)];
      if (typeof here === 'function' && typeof there === 'function') return here.length !== there.length;
      return typeof here !== typeof there;
    });
    expect(different).toEqual([]);
  });

  it('are never empty, and nothing stands around them', () => {
    expect(wrong((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('say everything they are told', () => {
    const silent = paths.filter((path) => {
      const leaf = translated.get(path) ?? '';
      return !holdsAll(say(path), argumentsOf(path, leaf));
    });
    expect(silent).toEqual([]);
  });

  it('count as English counts, without a placeholder left', () => {
    const miscounted = paths.flatMap((path) => {
      const leaf = translated.get(path) ?? '';
      const values = argumentsOf(path, leaf);
      if (typeof values[0] !== 'number')
        return say(path).replace(passwordSigns, '').includes('#') ? [path] : [];
      return counts
        .map((count) => values.map(() => count))
        .filter((same) => {
          const says = holdsAll(say(path, same), same);
          return (
            /#|NaN/.test(say(path, same).replace(passwordSigns, '')) ||
            (!says && holdsAll(sayIn(english, path, same), same))
          );
        })
        .map((same) => say(path, same));
    });
    expect(miscounted).toEqual([]);
  });

  it('differ from English', () => {
    const untranslated = wrong((text, path) => {
      const source = sayIn(english, path, argumentsOf(path, translated.get(path) ?? ''));
      return !sameInEveryLanguage.has(path) && withoutIsolates(text) === source;
    });
    expect(untranslated).toEqual([]);
  });

  it('are written in the script of the language', () => {
    expect(wrong((text, path) => !sameInEveryLanguage.has(path) && !script.test(text))).toEqual([]);
  });

  it('keep no Latin letters but names of products and of kinds of files', () => {
    const foreign = wrong((text) => {
      const own = [...words, ...addresses].reduce(
        (rest, word) => rest.replaceAll(word, ''),
        text.replaceAll(latin, ''),
      );
      // Weeks that take turns, as timetable programs call them.
      return /\p{Script=Latin}/u.test(own.replaceAll(/\b[AB]\b/g, ''));
    });
    expect(foreign).toEqual([]);
  });

  it('keep the names of products', () => {
    expect([say('board.title'), say('noticeForm.title')]).toEqual(['Task Genie', 'Task Genie']);
    expect(say('shell.copyright', [2026, 'Banyan'])).toContain('© 2026 Banyan');
  });

  it('name the limits of the contract', () => {
    expect(say('noticeForm.drop.hint')).toContain(`${noticePolicy.megabytes['pdf']} MB`);
    expect(say('noticeForm.drop.hint')).toContain(endingsOf(noticePolicy).join(', '));
    expect(say('noticeForm.errors.description_too_long')).toContain('10,000');
  });

  it('set apart what may run the other way', () => {
    const bare = wrong((text, path) => {
      const given = argumentsOf(path, translated.get(path) ?? '').filter(
        (value) => typeof value === 'string',
      );
      return !embedsOurTexts.has(path) && given.some((value) => !text.includes(`\u2068${value}\u2069`));
    });
    expect(bare).toEqual([]);
  });

  it('close every isolate they open', () => {
    const open = wrong(
      (text) => (text.match(/\u2068/g) ?? []).length !== (text.match(/\u2069/g) ?? []).length,
    );
    expect(open).toEqual([]);
  });
});

it('no text of the product speaks of a platform admin [QC-02]', () => {
  const named = [...english].filter(([path, leaf]) =>
    /platform admin/i.test(sayWith(path, leaf, argumentsOf(path, leaf))),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});

describe('Urdu', () => {
  const sentences = [...leavesOf(areasOf(urdu))].map(([path, leaf]) => {
    const text = sayWith(path, leaf, argumentsOf(path, leaf));
    return { path, own: text.replaceAll(/\u2068[^\u2069]*\u2069/g, '') };
  });

  it('is written with its own punctuation and letters', () => {
    const foreign = sentences.filter(({ own }) => /[,;?.](?!\d)|[\u0643\u0647\u0649\u064A]/.test(own));
    expect(foreign).toEqual([]);
  });

  it('leaves no figure with a sign or a unit to the order of its neighbours', () => {
    expect(sentences.filter(({ own }) => /\d[-/:%×]|[-+]\d|\d (MB|KB)/.test(own))).toEqual([]);
  });
});

describe('Hindi', () => {
  it('ends its sentences with its own full stop', () => {
    const dotted = [...leavesOf(areasOf(hindi))].filter(([path, leaf]) =>
      sayWith(path, leaf, argumentsOf(path, leaf)).endsWith('.'),
    );
    expect(dotted).toEqual([]);
  });
});
