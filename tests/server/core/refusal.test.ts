import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RefusalCode } from '#contract/core/refusals.ts';
import type { undoNoticeCall } from '#contract/notices/calls/undo-notice.call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { badInput, notFound, type Refusing, refuserOf, refuseStale } from '#server/core/refusal.ts';

const refuse = refuserOf({
  stale: 'Somebody was faster.',
  closed: ({ day }: { day: string }) => `It closed on ${day}.`,
  bad_form: null,
  day_required: 'Choose a day.',
});

const answer = { success: 'true', information: '' } as const;

/** Compiled, never run: each of them is what a handler might be. */
export const handlers: Record<string, Handler<'undo-notice'>> = {
  declared: async (_input, { refuse }) => {
    throw refuse('too_late');
  },
  common: async () => {
    throw notFound();
  },
  undeclared: async (_input, { refuse }) => {
    // @ts-expect-error A code that the call does not declare.
    throw refuse('locked');
  },
  throughARule: async (_input, scene) => {
    refuseStale(scene, 1, 2);
    return answer;
  },
  throughARuleThatRefusesMore: async (_input, scene) => {
    // @ts-expect-error A rule that may refuse with a code that the call does not declare.
    refuseLocked(scene);
    return answer;
  },
};

function refuseLocked({ refuse }: SignedInContext<'locked'>): void {
  throw refuse('locked');
}

export const unsaid = [
  // @ts-expect-error A code whose sentence needs params.
  () => refuse('closed'),
  // @ts-expect-error Other params than its sentence needs.
  () => refuse('closed', { params: { month: 'May' } }),
  // @ts-expect-error A field's issue that has no sentence.
  () => refuse('bad_form', { issues: { day: 'day_wrong' } }),
];

describe('a refusal', () => {
  it('carries its code and params, and says them in English for scripts [QU-25]', () => {
    expect(refuse('closed', { params: { day: 'Monday' } }).body()).toEqual({
      status: 422,
      code: 'closed',
      information: 'It closed on Monday.',
      params: { day: 'Monday' },
    });
    expect(refuse('stale').body()).toEqual({
      status: 409,
      code: 'stale',
      information: 'Somebody was faster.',
    });
  });

  it('says what is wrong with each field, as a code and in English', () => {
    expect(refuse('bad_form', { issues: { day: 'day_required' } }).body()).toEqual({
      status: 422,
      code: 'bad_form',
      information: 'Choose a day.',
      fields: { day: 'Choose a day.' },
      issues: { day: { code: 'day_required' } },
    });
  });

  it('says by code what a schema has against each field, and what a call says itself goes before [QU-25]', () => {
    const schema = v.object({
      title: v.pipe(v.string(), v.maxLength(3)),
      grades: v.pipe(v.array(v.number()), v.minLength(2)),
      kind: v.picklist(['a', 'b']),
      day: v.pipe(v.string(), v.regex(/^\d+$/, 'Write a day.')),
      name: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'small_letters')),
      undeclared: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'no_words_for_this')),
      missing: v.string(),
    });
    const sent = { title: 'four', grades: [1], kind: 'c', day: 'x', name: 'A', undeclared: 'B' };
    const { issues = [] } = v.safeParse(schema, sent);
    const {
      code,
      fields,
      issues: told,
    } = badInput({ errors: { small_letters: 'Small letters.' } }, issues).body();
    expect([code, fields]).toEqual([
      'bad_request',
      {
        title: 'At most 3 characters.',
        grades: 'Choose at least 2.',
        kind: 'Choose one from the list.',
        day: 'Write a day.',
        name: 'Small letters.',
        undeclared: 'This cannot be taken. Look at it again.',
        missing: 'Fill this in.',
      },
    ]);
    expect(told).toEqual({
      title: { code: 'field_too_long', params: { limit: 3 } },
      grades: { code: 'field_too_few', params: { limit: 2 } },
      kind: { code: 'field_not_listed', params: {} },
      day: { code: 'field_wrong', params: {} },
      name: { code: 'small_letters', params: {} },
      undeclared: { code: 'field_wrong', params: {} },
      missing: { code: 'field_required', params: {} },
    });
  });

  it('has the codes of its call and the common ones', () => {
    expectTypeOf<'too_late' | 'stale' | 'not_found'>().toExtend<RefusalCode<typeof undoNoticeCall>>();
    expectTypeOf<'locked'>().not.toExtend<RefusalCode<typeof undoNoticeCall>>();
    expectTypeOf<Refusing<'stale'>>().not.toExtend<Refusing<'stale' | 'locked'>>();
    expectTypeOf<Refusing<'stale' | 'locked'>>().toExtend<Refusing<'stale'>>();
  });

  it('is made outside the core by the scene alone, and where something comes by no call: uploads, jobs, the operator’s import', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('core/'))
      .filter((file) => readFileSync(join('server', file), 'utf8').includes('refuserOf'));
    expect(files.toSorted()).toEqual([
      'assessments/uploads.ts',
      'exports/rights.ts',
      'files/file-refused.ts',
      'migration/schedule.ts',
      'notices/uploads.ts',
      'roster/import-file.ts',
      'works/uploads.ts',
      'workspace/uploads.ts',
    ]);
  });
});
