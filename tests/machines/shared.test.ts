import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { factsOf, toFailure } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';

describe('failures', () => {
  it.each([
    { kind: 'refused', code: 'locked', information: 'Locked.', fields: { title: 'Too long.' } },
    { kind: 'refused', code: 'locked', information: '' },
    { kind: 'unreachable' },
    { kind: 'unauthorized' },
    { kind: 'stale', information: 'Changed elsewhere.' },
  ] as const)('pass through: %o', (failure) => {
    expect(toFailure(failure)).toEqual(failure);
    expect(toFailure(Object.assign(new Error('x'), failure))).toEqual(failure);
  });

  it.each([undefined, null, 'no', 0, new Error('a bug'), {}, { kind: 'other' }, { kind: 'refused' }])(
    'are never made up from %o: nobody knows what the server did [QU-10]',
    (error) => {
      expect(toFailure(error)).toEqual({ kind: 'unreachable', reason: 'unexpected' });
    },
  );

  it('carry no more than facts into a context', () => {
    const failure = toFailure({ kind: 'refused', code: 'c', information: 'i', response: () => 0 });
    expect(structuredClone(failure)).toEqual({ kind: 'refused', code: 'c', information: 'i' });
  });

  it('give a code for the screen and the words of the server', () => {
    expect(factsOf({ kind: 'refused', code: 'locked', information: 'Locked.' })).toEqual({
      code: 'locked',
      information: 'Locked.',
    });
    expect(factsOf({ kind: 'refused', code: 'locked', information: '' })).toEqual({
      code: 'locked',
      information: null,
    });
    expect(factsOf({ kind: 'stale', information: 'x' })).toEqual({ code: 'stale', information: 'x' });
    expect(factsOf({ kind: 'unreachable' }).code).toBe('unreachable');
    expect(factsOf({ kind: 'unreachable', reason: 'unexpected' }).code).toBe('unexpected');
    expect(factsOf({ kind: 'unauthorized' })).toEqual({ code: 'unauthorized', information: null });
  });
});

describe('placeholders', () => {
  it('name the actor that is missing', () => {
    const errors: unknown[] = [];
    for (const logic of [
      missingPromise<void, void>('saveNotice'),
      missingCallback<{ type: 'x' }, void>('keepDraft'),
    ]) {
      const actor = createActor(logic);
      actor.subscribe({ error: (error) => errors.push(error) });
      actor.start();
    }
    return Promise.resolve().then(() => {
      expect(errors).toEqual(
        expect.arrayContaining([
          new Error("'saveNotice' is not provided"),
          new Error("'keepDraft' is not provided"),
        ]),
      );
    });
  });
});

describe('sameness', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    ['all', ['all'], false],
    [Number.NaN, Number.NaN, true],
  ])('of %o and %o: %s', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});
