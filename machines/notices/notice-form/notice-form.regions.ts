import { toFailure } from '#machines/shared/failure.ts';
import { draftKeyOf } from './notice-form.draft.ts';
import { noticeFormSetup } from './notice-form.setup.ts';

/** The divisions of the chosen grade, or the batches of the chosen clubs: asked for whenever the choice has moved. */
export const divisions = noticeFormSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: { always: { guard: 'needsDivisions', target: 'loading' } },
    loading: {
      entry: 'askForDivisions',
      always: { guard: 'hasMovedOn', target: 'settled' },
      invoke: {
        id: 'loadDivisions',
        src: 'loadDivisions',
        input: ({ context }) => ({ of: context.divisionsAskedFor ?? [] }),
        onDone: {
          target: 'settled',
          actions: { type: 'takeDivisions', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'expireIfUnauthorized', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    failed: {
      always: { guard: 'hasMovedOn', target: 'settled' },
      on: {
        'divisions.retry': 'loading',
        'connection.restored': 'loading',
        'session.restored': { guard: 'isSamePerson', target: 'loading' },
      },
    },
  },
});

/** The attachments: the queue is told what goes on around it, and stored files are removed at the server [ER-04]. */
export const files = noticeFormSetup.createStateConfig({
  initial: 'still',
  on: {
    'uploads.changed': { actions: 'noteUploads' },
    'connection.lost': { actions: 'tellUploadsOfWorld' },
    'connection.restored': { actions: 'tellUploadsOfWorld' },
    'session.expired': { actions: 'tellUploadsOfWorld' },
    'session.restored': { guard: 'isSamePerson', actions: 'tellUploadsOfWorld' },
  },
  states: {
    still: { always: { guard: 'hasFileToRemove', target: 'removing' } },
    removing: {
      invoke: {
        id: 'removeStoredFile',
        src: 'removeStoredFile',
        input: ({ context }) => ({ noticeId: context.target.id, fileId: context.removingFileId ?? '' }),
        onDone: {
          target: 'still',
          actions: [{ type: 'takeRemoved', params: ({ event }) => event.output }, 'tellStoredFiles'],
        },
        onError: {
          target: 'still',
          actions: [
            { type: 'noteNotRemoved', params: ({ event }) => toFailure(event.error) },
            { type: 'expireIfUnauthorized', params: ({ event }) => toFailure(event.error) },
          ],
        },
      },
    },
  },
});

/** The draft: kept a moment after a change, at once before anything that may end the form, and on the way out. */
export const draft = noticeFormSetup.createStateConfig({
  initial: 'kept',
  states: {
    kept: {
      invoke: {
        id: 'draftKeeper',
        src: 'keepDraft',
        input: ({ context }) => draftKeyOf(context),
        onError: 'broken',
      },
      exit: 'keepChanges',
      initial: 'resting',
      on: {
        'draft.flush': { actions: 'keepChanges' },
        'page.hidden': { actions: 'keepChanges' },
        'session.expired': { actions: 'keepChanges' },
      },
      states: {
        resting: { always: { guard: 'hasUnkeptChanges', target: 'pausing' } },
        pausing: { after: { draftPause: { target: 'resting', actions: 'keepChanges' } } },
      },
    },
    broken: { after: { draftRetry: { target: 'kept', actions: 'keepAnew' } } },
  },
});
