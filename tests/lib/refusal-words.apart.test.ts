import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { commonTexts, type RefusalParams, type RefusalTexts } from '#contract/core/refusals.ts';
import { keptReasons } from '#contract/migration/migration.model.ts';
import type { notificationsCalls } from '#contract/notifications/notifications.calls.gen.ts';
import { hindi } from '#src/app/words/hindi.ts';
import { loadTranslations } from '#src/app/words/load-translations.ts';
import { urdu } from '#src/app/words/urdu.ts';
import { chooseLanguage, startLanguage } from '#src/lib/words/language.ts';
import { type RefusalsIn, refusalWords } from '#src/lib/words/refusal-words.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en-IN'] });
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
});

/** Every name a param has. */
const params = {
  name: 'plan.pdf',
  free: 'S00121',
  holder: 'Asha Rao (S00039)',
  clubs: 'Chess, Robotics',
  names: 'Red, Blue',
  minutes: 37,
  seconds: 52,
  minimum: 8,
  maximum: 24,
  digits: 10,
  students: 41,
  faculty: 19,
  inBin: 6,
  most: 64 * 2 ** 30,
  limit: 250,
  extension: 'pdf',
  endings: 'jpg, gif',
  really: 'docx',
  year: '2027-2028',
  loop: 'Kites, Boats',
  heading: 'Pass word',
  missing: 'objective, sessions',
  count: 33,
  projects: 14,
  assignments: 73,
  waiting: 3,
  choices: 74,
  megabytes: 15,
  host: 'Meena Rao',
  schools: 3,
  leavers: 87,
  file: 'student.csv',
  product: 'Clever',
  column: 'Section SIS ID',
  mine: '8A Robotics',
  other: '8B Chess',
  day: '20 November 2026',
  days: 366,
  left: 17,
  one: 'Period 1',
  period: 'Period 2',
  device: 'Chrome, Windows',
  label: 'Meadow',
  domain: 'school.example',
  line: 58,
  sentBack: 27,
  costume: 'Parrot',
  sprite: 'Pirate',
  years: 19,
} as const;
/** Params that choose among sentences. */
const choices: readonly RefusalParams[] = [
  ...[
    'none',
    'closed',
    'edit',
    'reshare',
    'kind',
    'length',
    'empty',
    'nothing_inside',
    'no_demo',
    'nobody',
    'no_classes',
    'no_clubs',
    'gone',
    'no_name',
    'no_key',
    'field_twice',
    ...keptReasons,
  ].map((why) => ({ why })),
  ...['password', 'code'].map((by) => ({ by })),
  ...['mismatch', 'damaged', 'macros', 'locked', 'unsafe_names'].map((fault) => ({ fault })),
  ...['person', 'school', 'office'].map((scope) => ({ scope })),
  ...['grade', 'club'].map((wanted) => ({ wanted })),
  ...['kind', 'names', 'archive', 'project', 'script'].map((what) => ({ what })),
  { device: '' },
  { of: 'school' },
  ...['here', 'bin'].map((where) => ({ where })),
  { clubs: '' },
  { really: '' },
  { inBin: 0 },
].map((choice) => ({
  why: 'none',
  by: 'code',
  fault: 'damaged',
  scope: 'person',
  wanted: 'grade',
  of: 'person',
  what: 'kind',
  where: 'here',
  ...params,
  ...choice,
}));

/** A text that is looked up by a reason has none for the reasons of other refusals. */
function sentencesOf(text: RefusalTexts[string] | undefined): readonly (string | null)[] {
  return typeof text === 'function' ? choices.map((choice) => text(choice) ?? null) : [text ?? null];
}

const english: readonly (readonly [string, RefusalTexts])[] = [
  ['', commonTexts],
  ...Object.values(calls)
    .filter(isBuilt)
    .map(({ name, errors }) => [name, errors] as const),
];

const refusals = (language: typeof hindi): Readonly<Record<string, RefusalTexts>> => ({
  ...language.refusals,
  '': language.commonRefusals,
});

describe.each([
  ['hi', hindi, /\p{Script=Devanagari}/u],
  ['ur', urdu, /\p{Script=Arabic}/u],
] as const)('the refusals in %s', (_language, texts, script) => {
  const pairs = english.flatMap(([call, said]) =>
    Object.entries(said).flatMap(([code, text]) => {
      const own = sentencesOf(refusals(texts)[call]?.[code]);
      return sentencesOf(text).map((there, at) => ({
        code: `${call}.${code}`,
        here: own[at] ?? null,
        there,
      }));
    }),
  );
  const wrong = (isWrong: (here: string, there: string) => boolean) =>
    pairs.filter(({ here, there }) => here !== null && there !== null && isWrong(here, there));

  it('are there for every call and code', () => {
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ here, there }) => (here === null) !== (there === null))).toEqual([]);
  });

  it('are in the script of the language, whole, and no English', () => {
    expect(wrong((here, there) => here === there || !script.test(here) || here !== here.trim())).toEqual([]);
    expect(wrong((here) => /undefined|NaN|\$\{/.test(here))).toEqual([]);
  });

  it('say the names and numbers that English says, names set apart', () => {
    const figures = [
      params.minutes,
      params.seconds,
      params.minimum,
      params.maximum,
      params.digits,
      params.students,
      params.faculty,
      params.inBin,
      params.limit,
      params.count,
      params.projects,
      params.assignments,
      params.choices,
      params.megabytes,
      params.schools,
      params.leavers,
    ];
    const missing = (here: string, there: string) => {
      const names = [
        params.name,
        params.free,
        params.holder,
        params.clubs,
        params.names,
        params.year,
        params.loop,
        params.heading,
        params.file,
        params.column,
        params.label,
        params.domain,
      ].filter((name) => there.includes(name));
      const told = figures.filter((figure) => new RegExp(`\\b${figure}\\b`).test(there));
      return (
        names.some((name) => !here.includes(`\u2068${name}\u2069`)) ||
        told.some((figure) => !here.includes(String(figure)))
      );
    };
    expect(wrong(missing)).toEqual([]);
  });
});

it('a language that lacks a call or a code does not compile', () => {
  const all = 'clear-all-notifications';
  // @ts-expect-error The other call of the room is missing.
  const room: RefusalsIn<typeof notificationsCalls> = { [all]: { demo_school: '' } };
  // @ts-expect-error The code of the call is missing.
  const call: RefusalsIn<Pick<typeof notificationsCalls, typeof all>> = { [all]: {} };
  expect([room, call]).toHaveLength(2);
});

describe('a refusal', () => {
  const login = calls.login;
  const tooMany = { code: 'too_many_attempts', params: { minutes: 3 } };

  beforeAll(() => startLanguage(loadTranslations));
  afterEach(() => chooseLanguage('en'));

  it('is told in the language that is spoken when it comes, and in English by the server', async () => {
    await chooseLanguage('ur');
    const { too_many_attempts: said } = urdu.refusals.login;
    expect(refusalWords(login, tooMany).information).toBe(said(tooMany.params));
    await chooseLanguage('hi');
    expect(refusalWords(login, { code: 'forbidden' }).information).toBe(hindi.commonRefusals.forbidden);
    await chooseLanguage('en');
    expect(refusalWords(login, tooMany).information).toBeUndefined();
  });

  it('puts a sentence of that language beside each field', async () => {
    await chooseLanguage('hi');
    const issues = {
      email: { code: 'email_required' },
      mobile: { code: 'mobile_digits', params: { digits: 10 } },
    };
    const call = calls['edit-faculty'];
    const { information, fields } = refusalWords(call, { code: 'bad_fields', issues });
    const said = hindi.refusals['edit-faculty'];
    expect(fields).toEqual({ email: said.email_required, mobile: said.mobile_digits({ digits: 10 }) });
    expect(information).toBe(said.email_required);
  });

  it('says in that language what a schema found wrong with a field', async () => {
    await chooseLanguage('ur');
    const issues = { title: { code: 'field_too_long', params: { limit: 60 } } };
    const { information, fields } = refusalWords(calls['create-notice'], { code: 'bad_request', issues });
    expect([information, fields.title]).toEqual(
      Array(2).fill(urdu.commonRefusals.field_too_long({ limit: 60 })),
    );
  });

  it('is left to the server where a newer one has codes or params the page does not know', async () => {
    await chooseLanguage('hi');
    expect(refusalWords(login, { code: 'too_many_attempts' }).information).toBeUndefined();
    expect(refusalWords(login, { code: 'never_heard_of' }).information).toBeUndefined();
  });
});
