import { workPolicy } from '#contract/works/accepted-types.rules.ts';
import { toFailure } from '#machines/shared/failure.ts';
import { summaryOf } from '../../upload-queue/upload-queue.rules.ts';
import { saveOf } from './project-upload.rules.ts';
import { projectUploadSetup } from './project-upload.setup.ts';

const failureOf = ({ event }: { event: { error: unknown } }) => toFailure(event.error);
const noteFailure = { type: 'noteFailure' as const, params: failureOf };

/** What a save came to: a lost answer is asked for again with the same form session, so nothing is handed in twice. */
const judged = [
  { guard: { type: 'wasUnauthorized' as const, params: failureOf }, target: 'signedOut' as const },
  {
    guard: { type: 'wasUnreachable' as const, params: failureOf },
    target: 'unsent' as const,
    actions: noteFailure,
  },
  { guard: { type: 'wasStale' as const, params: failureOf }, target: 'stale' as const, actions: noteFailure },
  {
    guard: { type: 'wasRefused' as const, params: failureOf },
    target: 'warned' as const,
    actions: noteFailure,
  },
  { target: 'failed' as const, actions: noteFailure },
];

/** [ER-10] A warning or an error stands over what was typed, which can be changed on. */
const told = { on: { 'form.edit': { target: 'editing' as const, actions: 'forgetFailure' as const } } };

const work = projectUploadSetup.createStateConfig({
  initial: 'editing',
  on: { 'session.expired': '.signedOut' },
  states: {
    editing: {
      initial: 'entering',
      states: {
        entering: { always: [{ guard: 'isAgain', target: 'again' }, { target: 'first' }] },
        first: {},
        again: {},
      },
      on: {
        'learning.edit': { actions: 'editLearning' },
        'url.edit': { actions: 'editUrl' },
        'files.add': { actions: 'tellUploads' },
        'file.cancel': { actions: 'tellUploads' },
        'file.retry': { actions: 'tellUploads' },
        'refusals.dismiss': { actions: 'tellUploads' },
        'file.remove': [
          { guard: 'hasRemoval' },
          { guard: 'mustStay', actions: 'askRemoval' },
          { actions: ['askRemoval', 'tellUploads'] },
        ],
        'picture.remove': { actions: 'removePicture' },
        'save.draft': { guard: 'takesDrafts', target: 'checkingParts', actions: 'aimDraft' },
        'save.submit': { target: 'checkingParts', actions: 'aimSubmit' },
      },
    },
    checkingParts: {
      always: [
        { guard: 'isUploading', target: 'awaitingUploads' },
        { guard: 'hasProblem', target: 'editing', actions: 'noteProblem' },
        { guard: 'hasFormSession', target: 'saving' },
        { target: 'obtaining' },
      ],
    },
    // A press on Save while files are on their way counts: it goes on by itself once they are there.
    awaitingUploads: { on: { 'uploads.changed': 'checkingParts' } },
    obtaining: {
      invoke: {
        id: 'obtainFormSession',
        src: 'obtainFormSession',
        onDone: {
          target: 'saving',
          actions: { type: 'takeFormSession', params: ({ event }) => event.output },
        },
        onError: judged,
      },
    },
    saving: {
      invoke: {
        id: 'saveWork',
        src: 'saveWork',
        input: ({ context }) => saveOf(context),
        onDone: { target: '#projectUpload.ended', actions: 'settle' },
        onError: judged,
      },
    },
    unsent: {
      on: {
        'form.retry': { target: 'checkingParts', actions: 'forgetFailure' },
        'connection.restored': { target: 'checkingParts', actions: 'forgetFailure' },
        'form.edit': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    stale: {
      on: {
        'conflict.keep_mine': { target: '#projectUpload.checking', actions: 'keepMine' },
        'conflict.take_theirs': { target: '#projectUpload.checking', actions: 'takeTheirs' },
      },
    },
    warned: told,
    failed: told,
    signedOut: { on: { 'session.restored': { guard: 'isSamePerson', target: 'editing' } } },
  },
});

/** [PU-18] A picture waits five seconds, is sent, and stands in the content. */
const paste = projectUploadSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: { 'picture.paste': { guard: 'mayPaste', target: 'counting', actions: 'holdPicture' } },
    },
    counting: {
      after: { pasteWait: 'sending' },
      on: { 'paste.now': 'sending', 'paste.cancel': { target: 'none', actions: 'dropPicture' } },
    },
    sending: {
      invoke: {
        id: 'sendPicture',
        src: 'sendPicture',
        input: ({ context: { of, pasting } }) => ({
          of,
          key: pasting?.key ?? '',
          name: pasting?.name ?? '',
          size: pasting?.size ?? 0,
        }),
        onDone: { target: 'none', actions: { type: 'addPicture', params: ({ event }) => event.output } },
        onError: { target: 'notSent', actions: noteFailure },
      },
    },
    notSent: {
      on: {
        'paste.now': { target: 'sending', actions: 'forgetFailure' },
        'paste.cancel': { target: 'none', actions: ['dropPicture', 'forgetFailure'] },
      },
    },
  },
});

/** [PU-16, QC-52] What is taken off leaves the server too. */
const removal = projectUploadSetup.createStateConfig({
  initial: 'still',
  on: {
    'uploads.changed': { actions: 'noteUploads' },
    'connection.lost': { actions: 'tellUploadsOfWorld' },
    'connection.restored': { actions: 'tellUploadsOfWorld' },
    'session.expired': { actions: 'tellUploadsOfWorld' },
    'session.restored': { guard: 'isSamePerson', actions: 'tellUploadsOfWorld' },
  },
  states: {
    still: { always: { guard: 'hasRemoval', target: 'removing' } },
    removing: {
      invoke: {
        id: 'removeFile',
        src: 'removeFile',
        input: ({ context }) => {
          if (!context.removal) throw new Error('A removal starts with what is removed.');
          return context.removal;
        },
        onDone: { target: 'still', actions: { type: 'noteRemoved', params: ({ event }) => event.output } },
        onError: { target: 'still', actions: { type: 'noteNotRemoved', params: failureOf } },
      },
    },
  },
});

/**
 * A student hands in a project, for the first time or again [CW-13, CW-14]. Nothing that was typed or uploaded is lost by
 * a warning, a lost answer, a session that ended or another tab; nothing is handed in twice.
 */
export const projectUploadMachine = projectUploadSetup.createMachine({
  id: 'projectUpload',
  context: ({ input }) => ({
    ...input,
    detail: null,
    uploaded: null,
    learning: '',
    url: '',
    uploads: { items: [], summary: summaryOf([]) },
    pictures: [],
    pasting: null,
    removal: null,
    version: 0,
    formSession: null,
    isSubmit: false,
    problem: null,
    failure: null,
    isChanged: false,
    keepsMine: false,
    outcome: 'closed',
  }),
  initial: 'checking',
  states: {
    checking: {
      initial: 'details',
      states: {
        details: {
          invoke: {
            id: 'loadDetail',
            src: 'loadDetail',
            input: ({ context }) => context.of,
            onDone: [
              {
                guard: { type: 'hasWorkspace', params: ({ event }) => event.output },
                target: 'workspace',
                actions: { type: 'noteDetail', params: ({ event }) => event.output },
              },
              { target: 'judged', actions: { type: 'noteDetail', params: ({ event }) => event.output } },
            ],
            onError: { target: '#projectUpload.checkFailed', actions: noteFailure },
          },
        },
        workspace: {
          invoke: {
            id: 'loadUploaded',
            src: 'loadUploaded',
            input: ({ context }) => context.of,
            onDone: {
              target: 'judged',
              actions: { type: 'noteUploaded', params: ({ event }) => event.output },
            },
            onError: { target: '#projectUpload.checkFailed', actions: noteFailure },
          },
        },
        judged: {
          always: [
            { guard: 'isRefusedHere', target: '#projectUpload.refusedHere' },
            { guard: 'isClosed', target: '#projectUpload.readOnly' },
            { target: '#projectUpload.open', actions: 'begin' },
          ],
        },
      },
    },
    checkFailed: {
      on: {
        'form.retry': 'checking',
        'connection.restored': 'checking',
        'session.restored': { guard: 'isSamePerson', target: 'checking' },
      },
    },
    refusedHere: { on: { 'work.changed': 'checking' } },
    readOnly: { on: { 'work.changed': 'checking' } },
    open: {
      type: 'parallel',
      invoke: {
        id: 'uploads',
        src: 'uploads',
        input: ({ context: { detail, uploads } }) => ({
          policy: workPolicy(detail?.accepted_types ?? []),
          items: uploads.items,
        }),
        onError: { target: 'open', reenter: true },
      },
      states: { work, paste, removal },
    },
    ended: { type: 'final' },
  },
  on: {
    'form.close': '.ended',
    'session.restored': { guard: 'isOtherPerson', target: '.ended' },
  },
  output: ({ context: { outcome, isSubmit } }) => ({ kind: outcome, isSubmit }),
});
