import type { NoticeTranslation } from '#contract/notices/translation.rules.ts';
import { noticeTranslationMachine } from '#machines/notices/notice-translation/notice-translation.machine.ts';
import type { NoticeTranslationInput } from '#machines/notices/notice-translation/notice-translation.types.ts';
import { done, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, runningOf, walked } from '../../walked-machine.ts';

export const original = { title: 'Bring your kit', description: 'On Monday.' };
export const urdu: NoticeTranslation = {
  language: 'ur',
  title: 'اپنی کٹ لائیں',
  description: 'پیر کو۔',
  version: 3,
  isStale: false,
  madeFrom: original,
};
export const input: NoticeTranslationInput = {
  noticeId: 7,
  original,
  language: 'ur',
  existing: urdu,
  typed: null,
};
export const adding: NoticeTranslationInput = { ...input, existing: null };
export const theirs: NoticeTranslation = { ...urdu, title: 'دوسرا', version: 4 };
export const stale = { kind: 'stale', information: 'Somebody else changed this translation meanwhile.' };

export const machine = noticeTranslationMachine.provide({
  actors: {
    saveTranslation: silentPromise(),
    deleteTranslation: silentPromise(),
    loadTheirs: silentPromise(),
  },
});

const events: readonly PathEvent[] = [
  { type: 'edit.language', language: 'hi' },
  { type: 'edit.title', text: 'نیا' },
  { type: 'edit.title', text: '' },
  { type: 'edit.description', text: 'نیا متن' },
  { type: 'mine.restore' },
  { type: 'form.submit' },
  { type: 'form.close' },
  { type: 'close.cancel' },
  { type: 'close.discard' },
  { type: 'translation.delete' },
  { type: 'delete.cancel' },
  { type: 'delete.confirm' },
  { type: 'conflict.keep_mine' },
  { type: 'conflict.take_theirs' },
  done('saveTranslation', urdu),
  failed('saveTranslation', stale),
  failed('saveTranslation', { kind: 'unreachable' }),
  done('deleteTranslation'),
  failed('deleteTranslation', stale),
  failed('deleteTranslation', { kind: 'unreachable' }),
  done('loadTheirs', theirs),
  done('loadTheirs', urdu),
  done('loadTheirs', null),
  failed('loadTheirs', { kind: 'unreachable' }),
];

const walk = (given: NoticeTranslationInput): Walk<typeof machine> => ({
  input: given,
  events,
  project: ({ context }) => [context.values, context.version, context.theirs !== null],
});

export const noticeTranslation = walked({
  machine,
  walks: { existing: walk(input), adding: walk(adding) },
  invariants: [
    {
      name: 'one thing is asked of the server at a time',
      holds: (after) => runningOf(after, 'saveTranslation', 'deleteTranslation', 'loadTheirs') <= 1,
    },
    {
      name: 'what is sent has a title and a text',
      holds: (after, before) =>
        !begins('saveTranslation', after, before) ||
        (after.context.values.title.trim() !== '' && after.context.values.description.trim() !== ''),
    },
    {
      name: 'a failure takes nothing of what was typed away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || context.values === before?.context.values,
    },
    {
      name: 'it stays a translation of the same notice',
      holds: ({ context }) => context.noticeId === 7 && context.original === original,
    },
  ],
});
