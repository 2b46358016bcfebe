import { uploadQueueSetup } from './upload-queue.setup.ts';

/**
 * The files of one form, as its policy takes them: at most three upload at once, the others wait in the order they were chosen. Without a
 * connection or a session all stand still and go on where they were; what is unreachable is tried again by itself.
 */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'uploadQueue',
  context: ({ input: { policy, items } }) => ({ policy, items, refused: [], heldBack: [], told: '' }),
  initial: 'working',
  states: {
    working: {
      always: { guard: 'hasRoom', actions: 'startNext' },
      on: {
        'connection.lost': 'paused.offline',
        'connection.restored': { actions: 'reviveUnreachable' },
        'session.expired': 'paused.signedOut',
      },
    },
    // Without a session an upload would only be refused: a connection that is back waits for the person.
    paused: {
      entry: 'stopUploads',
      initial: 'offline',
      states: {
        offline: {
          on: {
            'connection.restored': { target: '#uploadQueue.working', actions: 'reviveUnreachable' },
            'session.expired': 'cutOff',
          },
        },
        signedOut: {
          on: {
            'connection.lost': 'cutOff',
            'connection.restored': { actions: 'reviveUnreachable' },
            'session.restored': '#uploadQueue.working',
          },
        },
        cutOff: {
          on: {
            'connection.restored': { target: 'signedOut', actions: 'reviveUnreachable' },
            'session.restored': 'offline',
          },
        },
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
