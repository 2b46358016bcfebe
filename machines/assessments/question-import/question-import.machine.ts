import { toFailure } from '#machines/shared/failure.ts';
import { questionImportSetup } from './question-import.setup.ts';

/**
 * Imports a file of questions: it is chosen, sent and read, shown with a verdict for each row, and applied. Until it is
 * applied nothing is stored, so a person can leave at any time. A lost answer to applying is asked for again: the same
 * reading adds its questions once.
 */
export const questionImportMachine = questionImportSetup.createMachine({
  id: 'questionImport',
  context: ({ input }) => ({
    target: input,
    file: null,
    sentBytes: 0,
    problem: null,
    reading: null,
    saved: 0,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'target.change': { actions: 'noteTarget' },
        'file.choose': [
          { guard: 'isFit', target: 'reading', actions: 'noteFile' },
          { actions: 'noteProblem' },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { file, target } }) => {
          if (file === null) throw new Error('There is no file to read.');
          return { file, target };
        },
        onDone: {
          target: 'previewing',
          actions: { type: 'noteReading', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: {
        'upload.progressed': { actions: 'noteSent' },
        'import.cancel': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    // What has arrived stays with the server for a day: a retry goes on from there.
    failed: {
      on: {
        'target.change': { actions: 'noteTarget' },
        'import.retry': 'reading',
        'import.cancel': { target: 'choosing', actions: 'forgetFile' },
        'file.choose': [
          { guard: 'isFit', target: 'reading', actions: 'noteFile' },
          { actions: 'noteProblem' },
        ],
      },
    },
    previewing: {
      on: {
        'import.apply': { guard: 'hasGood', target: 'importing' },
        'import.cancel': { target: 'choosing', actions: 'forgetFile' },
      },
    },
    importing: {
      invoke: {
        id: 'applyFile',
        src: 'applyFile',
        input: ({ context: { file, target, reading } }) => {
          if (file === null || reading === null) throw new Error('There is no file to apply.');
          return { file, target, reading };
        },
        onDone: {
          target: 'imported',
          actions: { type: 'noteSaved', params: ({ event }) => event.output },
        },
        onError: {
          target: 'previewing',
          actions: { type: 'noteFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    imported: { on: { 'import.again': { target: 'choosing', actions: 'forgetFile' } } },
  },
});
