import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordingSchema } from '#contract/diagnostics/recording.wire.ts';
import { everyMachine } from '#machines/every-machine.ts';
import { replay } from '#machines/shared/replay.ts';
import { createRedactor } from '#src/features/diagnostics/recorder/redact.ts';
import { recordTyping, type Texts, type Typing, typings } from './typing.ts';

const naughty = [
  'undefined',
  'constructor.prototype',
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE students;--",
  '﷽ بسم الله الرحمن الرحيم',
  'नमस्ते दुनिया, यह एक सूचना है',
  'اسکول کل بند رہے گا',
  '👩‍👩‍👧‍👦 Familie Müller-Lüdenscheidt',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  '\u0000\u0007\u200b\ufeff\u2028 hidden',
  '   padded on both ends   ',
  '1e309',
  '+919876543210',
  '09876543210',
  'asha.rao@lakeside.example',
  'Welcome@1',
  'Passw0rd!23',
  '482913',
  'https://vimeo.com/76979871',
  'https://lakeside.sharepoint.com/sites/9a/Trip.mp4?x=Asha',
  'javascript:alert(document.cookie)',
  'MBXFAC_00417',
  'ENROL-2026-11-18-asha',
  'x'.repeat(300),
  'Die längste Überschrift der Schule '.repeat(20),
];

const text = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc.stringMatching(/^[A-Za-z ]{1,40}$/),
  fc.stringMatching(/^[a-z]{2,8}@[a-z]{2,8}\.[a-z]{2,4}$/),
  fc.stringMatching(/^\d{1,12}$/),
);
const texts: fc.Arbitrary<Texts> = fc.tuple(text, text, text);

/** Words of the program that stand in every file of this form, whatever is typed. */
const common = new Map<string, string>();
function fileWithout(typing: Typing): string {
  const known = common.get(typing.machine);
  if (known !== undefined) return known;
  const plain: Texts[] = [
    ['', '', ''],
    ['5', '5', '5'],
    ['Qx7@zjqv', 'Qx7@zjqw', 'Qx7@zjqw'],
    ['q@zz.qq', '7', '12345'],
  ];
  const made = [
    JSON.stringify(everyMachine[typing.machine]?.config),
    ...typing.events(['', '', '']).map(({ type }) => type),
    ...plain.map((each) => JSON.stringify(recordTyping(typing, each))),
  ];
  common.set(typing.machine, made.join('\n'));
  return made.join('\n');
}

/** Runs of four that tell something: what only placeholders or the product's own address words are made of does not. */
function tellingRuns(typed: string): string[] {
  const bare = typed.replace(
    /https?:\/\/|youtube|vimeo|sharepoint|\.com|video|watch|MBXFAC_00|\.pdf/gi,
    '\n',
  );
  return bare.split('\n').flatMap((part) => {
    const runs: string[] = [];
    for (let at = 0; at + 4 <= part.length; at += 1) runs.push(part.slice(at, at + 4));
    // Punctuation is shape and stays; beside it only what a placeholder cannot be made of tells something.
    return runs.filter((run) => /[\p{L}\p{N}]/u.test(run.replace(/[qxzjvkwQXZJVKW1-9]/g, '')));
  });
}

describe.each(typings.map((typing) => [typing.machine, typing] as const))(
  'a recording of %s',
  (_name, typing) => {
    it('holds no four characters in a row of what was typed', () => {
      fc.assert(
        fc.property(texts, (typed) => {
          // Every recording is a new one: its text must not depend on what it stands for, only its shape.
          const file = JSON.stringify(recordTyping(typing, typed));
          const known = fileWithout(typing);
          const found = typed
            .flatMap(tellingRuns)
            .filter((run) => file.includes(JSON.stringify(run).slice(1, -1)) && !known.includes(run));
          expect(found).toEqual([]);
        }),
        { numRuns: 30 },
      );
    });

    it('goes the same way again, though every word is another', () => {
      fc.assert(
        fc.property(texts, (typed) => {
          const recording = v.parse(recordingSchema, JSON.parse(JSON.stringify(recordTyping(typing, typed))));
          expect(recording.steps.length).toBeGreaterThan(3);
          expect(replay(recording, everyMachine).divergence).toBeNull();
        }),
        { numRuns: 30 },
      );
    });
  },
);

it('holds neither a password, a token nor a code, however short', () => {
  const { event } = createRedactor(42);
  fc.assert(
    fc.property(fc.stringMatching(/^\S{1,30}$/), (secret) => {
      const { type: _, ...rest } = event({
        type: 'login.submit',
        password: secret,
        otp: secret,
        code: secret,
        token: secret,
        recaptcha: secret,
        typed: { current: secret, password: secret, confirm: secret },
      } as { type: string });
      const values = [
        ...Object.values(rest).filter((each) => typeof each === 'string'),
        ...Object.values(rest['typed'] as object),
      ];
      for (const value of values) {
        expect(value).toHaveLength(secret.length);
        expect(value).not.toBe(secret);
      }
      expect(new Set(values).size).toBe(1);
    }),
  );
});

it('keeps length, blank ends and sameness; days, numbers and the words of the program stay', () => {
  const { event } = createRedactor(7);
  const hidden = event({
    type: 'edit.title',
    title: '  Trip to Agra ',
    again: 'Trip to Agra',
    other: 'Trip to Pune',
    empty: '',
    blank: ' \n ',
    shareDate: '2026-11-21',
    dateOfBirth: '2010-05-03',
    mode: 'editReshare',
    count: 3,
    file: new File(['abc'], 'Asha Rao.pdf', { type: 'application/pdf' }),
    failure: { kind: 'refused', code: 'title_too_long', information: 'Asha, shorten it.' },
  } as { type: string }) as Record<string, string>;
  expect(hidden['title']).toHaveLength('  Trip to Agra '.length);
  expect(hidden['title']).toMatch(/^ {2}\S.*\S $/);
  expect(hidden['title']?.trim()).toBe(hidden['again']);
  expect(hidden['other']).not.toBe(hidden['again']);
  expect(hidden).toMatchObject({
    type: 'edit.title',
    empty: '',
    blank: ' \n ',
    shareDate: '2026-11-21',
    mode: 'editReshare',
    count: 3,
    file: {
      name: expect.stringMatching(/^[A-Z][a-z]{3} [A-Z][a-z]{2}\.pdf$/),
      size: 3,
      type: 'application/pdf',
    },
    failure: { kind: 'refused', code: 'title_too_long' },
  });
  expect(hidden['dateOfBirth']).not.toContain('2010');
  expect(JSON.stringify(hidden)).not.toMatch(/Asha|Agra/);
});
