import { uploadQueueSetup } from './upload-queue.setup.ts';

/** The attachments of one form: at most three upload at once, the others wait in the order they were chosen. */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ items: input.items, refused: [], heldBack: [], told: '' }),
  initial: 'working',
  states: {
    working: {
      always: { guard: 'hasRoom', actions: 'startNext' },
      on: {
        'connection.lost': 'paused',
        'connection.restored': { actions: 'reviveUnreachable' },
        'session.expired': 'paused',
      },
    },
    paused: {
      entry: 'stopUploads',
      on: {
        'connection.restored': { target: 'working', actions: 'reviveUnreachable' },
        'session.restored': 'working',
      },
    },
  },
  always: { guard: 'hasNews', actions: ['noteTold', 'tellParent'] },
  on: {
    'files.add': { actions: 'admitFiles' },
    'file.cancel': { actions: ['stopUpload', 'cancelFile'] },
    'file.retry': { actions: 'retryFile' },
    'file.remove': { actions: ['stopUpload', 'removeFile'] },
    'files.reset': { actions: ['stopUploads', 'replaceItems'] },
    'stored.changed': { actions: 'replaceStored' },
    'refusals.dismiss': { actions: 'dismissRefusals' },

    'upload.progressed': { actions: 'noteProgress' },
    'upload.sent': { actions: 'noteSent' },
    'upload.checked': { actions: ['noteChecked', 'stopUpload'] },
    'upload.failed': [
      { guard: 'triesAgainByItself', actions: ['stopUpload', 'holdBack'] },
      { actions: ['stopUpload', 'failUpload'] },
    ],
    'xstate.error.actor.*': { actions: 'failCrashedUpload' },
    'retry.due': { actions: 'release' },
  },
});
