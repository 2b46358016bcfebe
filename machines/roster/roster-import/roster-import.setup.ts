import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { missingCallback, missingPromise } from '#machines/shared/not-provided.ts';
import { changesAnything, fileProblem, hasOpenClasses, hasProblems } from './roster-import.rules.ts';
import type {
  ChosenList,
  CommandInput,
  ImportCommand,
  RosterImportContext,
  RosterImportEmitted,
  RosterImportEvent,
  RosterImportInput,
} from './roster-import.types.ts';

const inState =
  (state: string) =>
  ({ context }: { readonly context: RosterImportContext }) =>
    context.job?.state === state;

/** The words the import's chart is written in. */
export const rosterImportSetup = setup({
  types: {
    context: {} as RosterImportContext,
    events: {} as RosterImportEvent,
    emitted: {} as RosterImportEmitted,
    input: {} as RosterImportInput,
  },
  actors: {
    /** Sends the bytes, or the rest of them, and hands the file in; answers the number of the import. */
    sendFile: missingPromise<number, ChosenList>('sendFile'),
    /** Tells where the import stands whenever that may have changed, until it is stopped. */
    watchImport: missingCallback<RosterImportEvent, number>('watchImport'),
    sendCommand: missingPromise<void, CommandInput>('sendCommand'),
  },
  actions: {
    noteFile: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { file: event.file, problem: null, failure: null, sentBytes: 0 };
    }),
    noteProblem: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { problem: fileProblem(event.file), failure: null };
    }),
    noteSent: assign(({ context, event }) => {
      assertEvent(event, 'upload.progressed');
      return { sentBytes: Math.max(context.sentBytes, event.sentBytes) };
    }),
    noteJob: assign(({ event }) => {
      assertEvent(event, 'import.told');
      return { job: event.job };
    }),
    noteLost: assign(({ event }) => {
      assertEvent(event, 'import.lost');
      return { failure: event.failure };
    }),
    noteImport: assign((_, importId: number) => ({ importId, file: null, failure: null })),
    tellStarted: emit((_, importId: number) => ({ type: 'started' as const, importId })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    noteCommand: assign((_, command: ImportCommand) => ({ command, failure: null })),
    notePlaced: assign({ hasPlaced: true }),
    // Another sheet has other classes.
    forgetPlaced: assign({ hasPlaced: false }),
    forgetCommand: assign({ command: null }),
  },
  guards: {
    isKnown: ({ context }) => context.importId !== null,
    isFit: ({ event }) => {
      assertEvent(event, 'file.choose');
      return fileProblem(event.file) === null;
    },
    isNews: ({ context, event }) => {
      assertEvent(event, 'import.told');
      const { job } = context;
      return job?.state !== event.job.state || job.version !== event.job.version;
    },
    isDropping: ({ context }) => context.command?.kind === 'drop',
    mayChooseSheets: ({ context }) => context.job?.is_kept === 1,
    mayApply: ({ context }) => context.job !== null && changesAnything(context.job),
    mayUndo: ({ context }) => context.job !== null && context.job.undo_until !== null,
    hasProblems: ({ context }) => context.job !== null && hasProblems(context.job),
    isReading: inState('reading'),
    isMapping: inState('mapping'),
    isChecking: inState('checking'),
    isReviewing: inState('reviewing'),
    asksForClasses: ({ context: { job, hasPlaced } }) =>
      job?.state === 'reviewing' && !hasPlaced && hasOpenClasses(job),
    isApplying: inState('applying'),
    isApplied: inState('applied'),
    isUndoing: inState('undoing'),
    isUndone: inState('undone'),
    isFailed: inState('failed'),
  },
});
