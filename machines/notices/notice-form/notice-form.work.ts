import { toFailure } from '#machines/shared/failure.ts';
import { noticeFormSetup } from './notice-form.setup.ts';
import type { LoadedForm, NoticeFormContext } from './notice-form.types.ts';

const loadedOf = ({ event }: { event: { output: LoadedForm } }) => event.output;
const failureOf = ({ event }: { event: { error: unknown } }) => toFailure(event.error);

/** The notice as it is stored now, on top of which somebody else's changes are judged. */
const storedNow = {
  src: 'loadForm' as const,
  input: ({ context: { target } }: { context: NoticeFormContext }) => ({
    mode: target.mode,
    noticeId: target.id,
  }),
  onError: {
    target: 'stale' as const,
    actions: [
      { type: 'noteFailure' as const, params: failureOf },
      'alertNotSaved' as const,
      { type: 'expireIfUnauthorized' as const, params: failureOf },
    ],
  },
};

const whenGone = {
  guard: { type: 'isNoticeMissing' as const, params: loadedOf },
  target: 'stale' as const,
  actions: ['noteMissing' as const, 'alertNotSaved' as const],
};

/**
 * What the person does with an open form: fill it in, send it, and everything that can come of sending. A draft
 * is in `sent` from the moment it leaves until a definite answer, so that a lost answer, an expired session or a
 * closed tab can never lead to a second notice.
 */
export const work = noticeFormSetup.createStateConfig({
  initial: 'editing',
  on: {
    'session.expired': '.signedOut',
    'alert.dismiss': { actions: 'clearAlert' },
  },
  states: {
    editing: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: 'needsFormSession', target: 'renewing' }, { target: 'ready' }] },
        renewing: {
          invoke: {
            id: 'renewFormSession',
            src: 'renewFormSession',
            onDone: {
              target: 'ready',
              actions: { type: 'takeFormSession', params: ({ event }) => event.output },
            },
            onError: {
              target: 'ready',
              actions: { type: 'expireIfUnauthorized', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        ready: {},
      },
      on: {
        'edit.*': { actions: 'applyEdit' },
        'field.leave': { actions: 'noteLeft' },
        'files.add': [
          { guard: 'isDemoSchool', actions: 'alertBlock' },
          { guard: 'isTooEarlyForFiles', actions: ['noteTry', 'alertProblem'] },
          { actions: 'tellUploads' },
        ],
        'file.cancel': { actions: 'tellUploads' },
        'file.retry': { actions: 'tellUploads' },
        'file.remove': [{ guard: 'isStoredFile', actions: 'askRemoval' }, { actions: 'tellUploads' }],
        'refusals.dismiss': { actions: 'tellUploads' },
        'draft.discard': { actions: ['resetForm', 'resetUploads'] },
        'form.reset': { actions: ['resetForm', 'resetUploads'] },
        'form.submit': 'checking',
        'form.close': [
          { guard: 'hasUnsavedChanges', target: 'confirmingClose' },
          { target: '#noticeForm.dropping', actions: 'rememberClosed' },
        ],
      },
    },

    checking: {
      entry: 'noteTry',
      always: [
        { guard: 'isBlocked', target: 'editing', actions: 'alertBlock' },
        { guard: 'hasProblem', target: 'editing', actions: 'alertProblem' },
        { guard: 'hasFilesUnderWay', target: 'waitingForUploads' },
        { guard: 'hasFailedUploads', target: 'editing', actions: 'alertUploads' },
        { guard: 'needsFormSession', target: 'obtainingSession' },
        { target: 'saving' },
      ],
    },

    waitingForUploads: {
      tags: 'locked',
      always: { guard: 'hasNoFilesUnderWay', target: 'checking' },
      on: {
        'submit.cancel': 'editing',
        'form.close': 'confirmingClose',
        'file.cancel': { actions: 'tellUploads' },
        'file.retry': { actions: 'tellUploads' },
      },
    },

    obtainingSession: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'obtainFormSession',
        src: 'renewFormSession',
        onDone: {
          target: 'saving',
          actions: { type: 'takeFormSession', params: ({ event }) => event.output },
        },
        onError: {
          target: 'judging',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },

    saving: {
      tags: ['busy', 'locked'],
      entry: ['markSent', 'flushDraft'],
      invoke: {
        id: 'saveNotice',
        src: 'saveNotice',
        input: ({ context }) => {
          if (!context.sent) throw new Error('A save starts with what is sent.');
          return context.sent.draft;
        },
        onDone: [
          {
            guard: 'hasNewerValues',
            target: 'checking',
            actions: { type: 'adoptSaved', params: ({ event }) => event.output },
          },
          {
            target: '#noticeForm.dropping',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'judging',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'session.expired': { target: 'signedOut', actions: 'noteUnanswered' } },
    },

    judging: {
      always: [
        { guard: 'wasUnauthorized', target: 'signedOut', actions: ['noteNotDone', 'expire'] },
        { guard: 'wasUnreachable', target: 'unsent', actions: 'noteUnanswered' },
        { guard: 'wasStale', target: 'stale', actions: 'useUpFormSession' },
        { target: 'editing', actions: 'noteRefusal' },
      ],
    },

    unsent: {
      tags: 'locked',
      on: {
        'form.retry': 'checking',
        'connection.restored': 'checking',
        'form.edit': 'editing',
        'form.close': 'confirmingClose',
      },
    },

    stale: {
      tags: 'locked',
      on: {
        'conflict.keep_mine': 'keepingMine',
        'conflict.take_theirs': 'takingTheirs',
        'conflict.compare': 'comparing',
        'form.close': 'confirmingClose',
      },
    },

    comparing: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'loadForMerge',
        ...storedNow,
        onDone: [whenGone, { target: 'merging', actions: { type: 'noteTheirs', params: loadedOf } }],
      },
    },

    merging: {
      tags: 'locked',
      on: {
        'merge.save': { target: 'checking', actions: ['applyMerge', 'tellStoredFiles'] },
        'merge.back': 'stale',
        'form.close': 'confirmingClose',
      },
    },

    keepingMine: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'loadNewerForMine',
        ...storedNow,
        onDone: [
          whenGone,
          {
            target: 'checking',
            actions: [{ type: 'keepMine', params: loadedOf }, 'tellStoredFiles'],
          },
        ],
      },
    },

    takingTheirs: {
      tags: ['busy', 'locked'],
      invoke: {
        id: 'loadTheirs',
        ...storedNow,
        onDone: [
          whenGone,
          {
            target: 'editing',
            actions: [{ type: 'takeTheirs', params: loadedOf }, 'resetUploads'],
          },
        ],
      },
    },

    signedOut: {
      tags: 'locked',
      on: {
        'session.restored': { guard: 'isSamePerson', target: 'editing' },
        'form.close': { target: '#noticeForm.closed', actions: 'rememberKept' },
      },
    },

    confirmingClose: {
      tags: 'locked',
      on: {
        'close.cancel': 'editing',
        'close.discard': { target: '#noticeForm.dropping', actions: 'rememberClosed' },
        'close.keep': { target: '#noticeForm.closed', actions: 'rememberKept' },
      },
    },
  },
});
