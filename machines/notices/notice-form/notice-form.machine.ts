import { noticePolicy } from '#contract/files/upload-policies.ts';
import { toFailure } from '#machines/shared/failure.ts';
import { draftKeyOf } from './notice-form.draft.ts';
import { divisions, draft, files } from './notice-form.regions.ts';
import { noticeFormSetup } from './notice-form.setup.ts';
import { initialContext } from './notice-form.values.ts';
import { work } from './notice-form.work.ts';

/** The notice form in its three modes [ST-04…08]: add, edit, and edit & reshare. */
export const noticeFormMachine = noticeFormSetup.createMachine({
  id: 'noticeForm',
  context: ({ input }) => initialContext(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { mode, noticeId } }) => ({ mode, noticeId }),
        onDone: [
          {
            guard: { type: 'isNoticeMissing', params: ({ event }) => event.output },
            target: 'loadFailed',
            actions: 'noteMissing',
          },
          { target: 'open', actions: { type: 'openForm', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'form.close': { target: 'closed', actions: 'rememberKept' } },
    },

    loadFailed: {
      on: {
        'form.retry': 'preparing',
        'connection.restored': 'preparing',
        'session.restored': { guard: 'isSamePerson', target: 'preparing' },
        'form.close': { target: 'closed', actions: 'rememberKept' },
      },
    },

    open: {
      type: 'parallel',
      invoke: {
        id: 'uploads',
        src: 'uploads',
        input: ({ context }) => ({ policy: noticePolicy, items: context.uploads.items }),
        onError: { target: 'open', reenter: true, actions: 'interruptUploads' },
      },
      states: { work, divisions, files, draft },
    },

    dropping: {
      tags: 'busy',
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context }) => draftKeyOf(context),
        onDone: 'ending',
        onError: 'ending',
      },
      after: { dropPatience: 'ending' },
    },
    ending: { always: [{ guard: 'hasSaved', target: 'saved' }, { target: 'closed' }] },

    saved: { type: 'final' },
    closed: { type: 'final' },
  },
  on: { 'session.restored': { guard: 'isOtherPerson', target: '.closed', actions: 'rememberKept' } },
  output: ({ context }) => context.outcome ?? { kind: 'closed', isDraftKept: true },
});
