import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls, isBuilt } from '#contract/catalogue.ts';
import { type BuiltCall } from '#contract/core/define-call.ts';
import { nameText } from '#contract/core/name-text.ts';
import { arrivingMost, rawText, trimmedText } from '#contract/core/text.ts';
import { bodyLimitOf, bytesAtMost, cutLongLists, undeclaredMost } from '#server/core/input-bound.ts';
import { inputBreaches, ownTextsIn, textsOf } from '../../../tools/input-law.ts';

/** From the contract: nothing that a call takes is worked on before its bound. */

const built = Object.values(calls).filter(isBuilt) as BuiltCall<string>[];
const texts = built.flatMap(({ name, input }) => textsOf(input).map((text) => ({ call: name, ...text })));

/** The dearest text there is for a function that composes letters: it cannot tell where it ends. */
const accents = (length: number) => 'a'.padEnd(length, '\u0316\u0301');

describe('inputs of calls', () => {
  it('have a bound before any other rule, every text, list and record of them [QU-25]', () => {
    expect(inputBreaches()).toEqual([]);
    expect(texts.length).toBeGreaterThan(400);
  });

  it('refuse a text beyond its bound without working on it, whatever it is made of', () => {
    const began = performance.now();
    const taken = texts.filter(({ schema, most }) =>
      [accents(most + 1), ' '.repeat(most + 1), 'a'.repeat(most + 1)].some(
        (text) => v.safeParse(schema, text, { abortPipeEarly: true }).success,
      ),
    );
    expect(taken.map(({ call, path }) => `${call} ${path}`)).toEqual([]);
    // Half a million accents in one name alone took half a minute.
    const huge = accents(500_000);
    for (const { schema } of texts) v.safeParse(schema, huge, { abortPipeEarly: true });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('take the longest text there may be in a moment, whatever it is made of', () => {
    const slow = texts.flatMap(({ call, path, schema, most }) =>
      [
        accents(most),
        'a'.repeat(most),
        ' '.repeat(most),
        `${'a.'.repeat(most / 2 - 1)}@`,
        `${'a-'.repeat(most / 2 - 1)}!`,
        `a@${'a.'.repeat(most / 2 - 2)}`,
        `${'0'.repeat(most - 1)}!`,
        `/${'/'.repeat(most - 2)}\\`,
        '[{"a":'.repeat(most / 6),
        'ﷺ'.repeat(most),
      ].flatMap((text) => {
        const sent = text.slice(0, most);
        const took = leastTimeOf(() => v.safeParse(schema, sent, { abortPipeEarly: true }));
        return took > 10 + most / 10_000 ? [`${call} ${path}: ${took} ms for ${sent.slice(0, 10)}`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

/** Of five times, so that a machine that does something else meanwhile counts for nothing. */
function leastTimeOf(act: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && least > 10; round += 1) {
    const began = performance.now();
    act();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

describe('lists that are too long', () => {
  const schema = v.object({
    ids: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(3)),
    of: v.optional(
      v.union([
        v.pipe(v.array(v.string()), v.maxLength(2)),
        v.pipe(v.array(v.object({ all: v.pipe(v.array(v.number()), v.maxLength(1)) })), v.maxLength(4)),
      ]),
    ),
  });

  it('reach their schema one item too long, and are refused for that', () => {
    const given = { ids: Array.from({ length: 500_000 }, () => 0) };
    cutLongLists(schema, given);
    expect(given.ids).toHaveLength(4);
    expect(v.safeParse(schema, given).issues).toMatchObject([{ type: 'max_length', requirement: 3 }]);
  });

  it('lose nothing that one of several kinds may have', () => {
    const all = () => ({ all: [1, 2, 3] });
    const given = { ids: [1, 2, 3], of: [all(), all(), all(), all()], other: [1, 2, 3, 4, 5] };
    cutLongLists(schema, given);
    expect(given).toEqual({
      ids: [1, 2, 3],
      of: Array.from({ length: 4 }, () => ({ all: [1, 2] })),
      other: [1, 2, 3, 4, 5],
    });
  });

  it('are few items for every schema of a call', () => {
    const zeros = Array.from({ length: 50_000 }, () => 0);
    const long = () => zeros.slice();
    for (const { input } of built) {
      const names = 'entries' in input ? Object.keys(input.entries as object) : [];
      const given = Object.fromEntries(names.map((name) => [name, long()]));
      cutLongLists(input, given);
      // Uncut, each list alone would make fifty thousand.
      expect(v.safeParse(input, given, { abortPipeEarly: true }).issues?.length ?? 0).toBeLessThan(12_000);
    }
  });
});

describe('the bodies of calls', () => {
  /**
   * What nothing bounds but `bodyBytes`: the record of a person's steps, names of classes by the thousand, and the files
   * of a program, which have one bound together.
   */
  const bodyAlone = [
    'report-helpdesk-problem',
    'check-import',
    'save-workspace-program',
    'saveComplierWorkspaceProgram',
  ];

  it.each(built.map((call) => [call.name, call] as const))('of %s hold its largest input', (name, call) => {
    const most = bytesAtMost(call.input);
    const isDeclared = call.bodyBytes !== undefined;
    // What is far larger than others says so, and nothing else does.
    expect(isDeclared).toBe(most > undeclaredMost);
    const needed = isDeclared ? bytesAtMost(call.input, 1) : most;
    expect(bodyLimitOf(call)).toBeGreaterThan(bodyAlone.includes(name) ? 0 : needed);
  });
});

describe('a text', () => {
  it('with rules of its own is found by lint', () => {
    const own = 'const name = v.pipe(\n  v.string(),\n  v.trim(),\n);';
    expect(ownTextsIn('contract/x.ts', own)).toEqual([
      'contract/x.ts:1: a text with rules of its own: take one of contract/core/text.ts',
    ]);
  });

  const refused = (schema: v.GenericSchema, text: string) =>
    v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0];

  it('may arrive longer than what is left of it', () => {
    const blanks = ' '.repeat(200);
    expect(v.parse(trimmedText(10), `${'a'.repeat(10)}${blanks}`)).toBe('a'.repeat(10));
    expect(v.parse(nameText(10), `${'e\u0301'.repeat(10)}${blanks}`)).toBe('é'.repeat(10));
    expect(v.parse(nameText(10), ' a \n b ')).toBe('a b');
  });

  it('is told its bound, however far it is beyond', () => {
    for (const schema of [rawText(10), trimmedText(10), nameText(10)])
      for (const length of [11, arrivingMost(10) + 1, 100_000])
        expect(refused(schema, 'a'.repeat(length))).toMatchObject({ type: 'max_length', requirement: 10 });
    expect(refused(trimmedText(10, 'too_wordy'), 'a'.repeat(500))?.message).toBe('too_wordy');
  });
});
