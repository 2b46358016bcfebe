import { toFailure } from '#machines/shared/failure.ts';
import { rosterImportSetup } from './roster-import.setup.ts';

/**
 * Imports a file of people into a school. Only the server knows how far an import is; the chart follows what it says,
 * so that a reload, a second admin and a server that was killed find it where it is.
 */
export const rosterImportMachine = rosterImportSetup.createMachine({
  id: 'rosterImport',
  context: ({ input }) => ({
    importId: input.importId,
    file: null,
    sentBytes: 0,
    problem: null,
    job: null,
    hasPlaced: false,
    command: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'following' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'file.choose': [
          { guard: 'isFit', target: 'uploading', actions: 'noteFile' },
          { actions: 'noteProblem' },
        ],
      },
    },
    uploading: {
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context }) => {
          if (context.file === null) throw new Error('There is no file to send.');
          return context.file;
        },
        onDone: {
          target: 'following',
          actions: [
            { type: 'noteImport', params: ({ event }) => event.output },
            { type: 'tellStarted', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'interrupted',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'upload.progressed': { actions: 'noteSent' }, 'upload.cancel': 'choosing' },
    },
    // What has arrived stays with the server for a day: it goes on from there.
    interrupted: {
      on: {
        'upload.retry': 'uploading',
        'upload.cancel': 'choosing',
        'file.choose': [
          { guard: 'isFit', target: 'uploading', actions: 'noteFile' },
          { actions: 'noteProblem' },
        ],
      },
    },
    following: {
      invoke: {
        id: 'watchImport',
        src: 'watchImport',
        input: ({ context }) => context.importId ?? 0,
        onError: {
          target: 'lost',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: {
        'import.told': [{ guard: 'isNews', target: '.deciding', actions: 'noteJob' }, { actions: 'noteJob' }],
        'import.lost': { actions: 'noteLost' },
      },
      initial: 'deciding',
      states: {
        deciding: {
          entry: 'forgetCommand',
          always: [
            { guard: 'isReading', target: 'reading' },
            { guard: 'isMapping', target: 'mapping' },
            { guard: 'isChecking', target: 'checking' },
            { guard: 'asksForClasses', target: 'placing' },
            { guard: 'isReviewing', target: 'reviewing' },
            { guard: 'isApplying', target: 'applying' },
            { guard: 'isApplied', target: 'applied' },
            { guard: 'isUndoing', target: 'undoing' },
            { guard: 'isUndone', target: 'undone' },
            { guard: 'isFailed', target: 'failed' },
          ],
        },
        reading: {},
        checking: {},
        applying: {},
        undoing: {},
        mapping: {
          on: {
            'check.submit': {
              target: 'sending',
              actions: {
                type: 'noteCommand',
                params: ({ event }) => ({ kind: 'check', options: event.options }),
              },
            },
            'sheets.change': { guard: 'mayChooseSheets', target: 'locating' },
            'import.drop': '#rosterImport.following.dropping',
          },
        },
        // In a file of a school's own, titles stand above the list, and other lists beside it.
        locating: {
          on: {
            'read.submit': {
              target: 'sending',
              actions: [
                'forgetPlaced',
                { type: 'noteCommand', params: ({ event }) => ({ kind: 'read', of: event.of }) },
              ],
            },
            'sheets.keep': 'deciding',
            'import.drop': 'dropping',
          },
        },
        placing: {
          on: {
            'check.submit': {
              target: 'sending',
              actions: [
                'notePlaced',
                {
                  type: 'noteCommand',
                  params: ({ event }) => ({ kind: 'check', options: event.options }),
                },
              ],
            },
            'classes.skip': { target: 'reviewing', actions: 'notePlaced' },
            'import.drop': 'dropping',
          },
        },
        reviewing: {
          initial: 'looking',
          states: {
            looking: { always: [{ guard: 'hasProblems', target: 'problems' }, { target: 'clean' }] },
            clean: {},
            problems: { on: { 'row.open': 'fixing' } },
            fixing: {
              on: {
                'row.close': 'problems',
                'row.mend': {
                  target: '#rosterImport.following.sending',
                  actions: {
                    type: 'noteCommand',
                    params: ({ event: { line, cells, distinct } }) => ({
                      kind: 'mend',
                      line,
                      cells,
                      distinct,
                    }),
                  },
                },
              },
            },
          },
          on: {
            'check.submit': {
              target: 'sending',
              actions: {
                type: 'noteCommand',
                params: ({ event }) => ({ kind: 'check', options: event.options }),
              },
            },
            'columns.change': 'mapping',
            'sheets.change': { guard: 'mayChooseSheets', target: 'locating' },
            'classes.change': 'placing',
            'apply.ask': { guard: 'mayApply', target: 'confirming' },
            'import.drop': 'dropping',
          },
        },
        confirming: {
          on: {
            'confirm.cancel': 'deciding',
            'apply.confirm': {
              target: 'sending',
              actions: {
                type: 'noteCommand',
                params: ({ event: { leavers, onlyIfAll } }) => ({ kind: 'apply', leavers, onlyIfAll }),
              },
            },
          },
        },
        applied: { on: { 'undo.ask': { guard: 'mayUndo', target: 'doubting' } } },
        doubting: {
          on: {
            'confirm.cancel': 'deciding',
            'undo.confirm': {
              target: 'sending',
              actions: { type: 'noteCommand', params: { kind: 'undo' } },
            },
          },
        },
        undone: {},
        failed: {
          on: {
            'sheets.change': { guard: 'mayChooseSheets', target: 'locating' },
            'import.drop': 'dropping',
          },
        },
        dropping: {
          entry: { type: 'noteCommand', params: { kind: 'drop' } },
          always: 'sending',
        },
        sending: {
          invoke: {
            id: 'sendCommand',
            src: 'sendCommand',
            input: ({ context: { command, job } }) => {
              if (command === null || job === null) throw new Error('There is nothing to send.');
              return { command, id: job.id, version: job.version };
            },
            onDone: [{ guard: 'isDropping', target: '#rosterImport.dropped' }, { target: 'waiting' }],
            onError: {
              target: 'deciding',
              actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
            },
          },
        },
        // The server has it, and tells in a moment what it made of it.
        waiting: {},
      },
    },
    lost: { on: { 'watch.retry': 'following' } },
    dropped: { type: 'final' },
  },
});
