import { assertEvent, assign, setup } from 'xstate';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import { questionFileProblem } from './question-import.rules.ts';
import type {
  ApplyInput,
  QuestionImportContext,
  QuestionImportEvent,
  QuestionImportInput,
  QuestionsReading,
  ReadInput,
} from './question-import.types.ts';

/** The words the import's chart is written in. */
export const questionImportSetup = setup({
  types: {
    context: {} as QuestionImportContext,
    events: {} as QuestionImportEvent,
    input: {} as QuestionImportInput,
  },
  actors: {
    /** Sends the bytes, or the rest of them, and has them read. Nothing is stored by it. */
    readFile: missingPromise<QuestionsReading, ReadInput>('readFile'),
    /** Adds the good questions; answers how many. The same reading twice adds them once. */
    applyFile: missingPromise<number, ApplyInput>('applyFile'),
  },
  actions: {
    noteTarget: assign(({ event }) => {
      assertEvent(event, 'target.change');
      return { target: event.target };
    }),
    noteFile: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { file: event.file, problem: null, failure: null, sentBytes: 0, reading: null };
    }),
    noteProblem: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { problem: questionFileProblem(event.file), failure: null };
    }),
    noteSent: assign(({ context, event }) => {
      assertEvent(event, 'upload.progressed');
      return { sentBytes: Math.max(context.sentBytes, event.sentBytes) };
    }),
    noteReading: assign((_, reading: QuestionsReading) => ({ reading, failure: null })),
    noteSaved: assign((_, saved: number) => ({ saved, failure: null })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    forgetFile: assign({ file: null, reading: null, failure: null, problem: null, sentBytes: 0 }),
  },
  guards: {
    isFit: ({ event }) => {
      assertEvent(event, 'file.choose');
      return questionFileProblem(event.file) === null;
    },
    hasGood: ({ context }) => context.reading !== null && context.reading.verdicts.good > 0,
  },
});
