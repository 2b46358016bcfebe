import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RefusalCode } from '#contract';
import type { undoNoticeCall } from '#contract/notices/calls/undo-notice.call.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound, type Refusing, refuserOf, refuseStale } from '#server/core/refusal.ts';
import type { SignedInScene } from '#server/core/scene.ts';

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

function refuseLocked({ refuse }: SignedInScene<'locked'>): void {
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

  it('has the codes of its call and the common ones', () => {
    expectTypeOf<'too_late' | 'stale' | 'not_found'>().toExtend<RefusalCode<typeof undoNoticeCall>>();
    expectTypeOf<'locked'>().not.toExtend<RefusalCode<typeof undoNoticeCall>>();
    expectTypeOf<Refusing<'stale'>>().not.toExtend<Refusing<'stale' | 'locked'>>();
    expectTypeOf<Refusing<'stale' | 'locked'>>().toExtend<Refusing<'stale'>>();
  });

  it('is made outside the core by the scene alone, and of uploads, which come by no call', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('core/'))
      .filter((file) => readFileSync(join('server', file), 'utf8').includes('refuserOf'));
    expect(files).toEqual(['files/file-refused.ts']);
  });
});
