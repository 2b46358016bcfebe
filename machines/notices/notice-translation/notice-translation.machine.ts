import { toFailure } from '#machines/shared/failure.ts';
import { initialContext, wantedOf } from './notice-translation.rules.ts';
import { noticeTranslationSetup } from './notice-translation.setup.ts';

/**
 * A notice in one other language: written, changed, or taken away. Where somebody else was faster both texts are
 * shown, and what was typed is kept whichever is chosen.
 */
export const noticeTranslationMachine = noticeTranslationSetup.createMachine({
  id: 'noticeTranslation',
  context: ({ input }) => initialContext(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'edit.language': { guard: 'isAdding', actions: 'applyEdit' },
        'edit.title': { actions: 'applyEdit' },
        'edit.description': { actions: 'applyEdit' },
        'mine.restore': { actions: 'restoreMine' },
        'form.submit': { target: 'checking', actions: 'noteTry' },
        'translation.delete': { guard: 'isStored', target: 'confirmingDeletion' },
        'form.close': [{ guard: 'hasChanges', target: 'confirmingClose' }, { target: 'closed' }],
      },
    },
    checking: { always: [{ guard: 'hasProblem', target: 'editing' }, { target: 'saving' }] },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveTranslation',
        src: 'saveTranslation',
        input: ({ context }) => wantedOf(context),
        onDone: { target: 'done', actions: { type: 'rememberSaved', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'wasStale', params: ({ event }) => toFailure(event.error) },
            target: 'loadingTheirs',
          },
          {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },

    loadingTheirs: {
      tags: 'busy',
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: ({ context: { noticeId, language } }) => ({ noticeId, language }),
        onDone: {
          target: 'comparing',
          actions: { type: 'noteTheirs', params: ({ event }) => event.output },
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    comparing: {
      always: [{ guard: 'isSavedAlready', target: 'done', actions: 'rememberMine' }, { target: 'conflict' }],
    },
    conflict: {
      on: {
        'conflict.keep_mine': { target: 'checking', actions: 'keepMine' },
        'conflict.take_theirs': { target: 'editing', actions: 'takeTheirs' },
        'form.close': 'editing',
      },
    },

    confirmingDeletion: {
      on: {
        'delete.cancel': 'editing',
        'delete.confirm': { target: 'deleting', actions: 'noteDeletion' },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteTranslation',
        src: 'deleteTranslation',
        input: ({ context: { noticeId, language, version } }) => ({ noticeId, language, version }),
        onDone: { target: 'done', actions: 'rememberDeleted' },
        onError: [
          {
            guard: { type: 'wasStale', params: ({ event }) => toFailure(event.error) },
            target: 'loadingTheirs',
          },
          {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
    },

    confirmingClose: { on: { 'close.cancel': 'editing', 'close.discard': 'closed' } },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome ?? { kind: 'closed' },
});
