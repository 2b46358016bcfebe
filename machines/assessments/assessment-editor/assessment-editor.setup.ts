import { assertEvent, assign, setup } from 'xstate';
import type { ShownPaper } from '#contract/assessments/schedule-editor.wire.ts';
import { type Failure, factsOf } from '#machines/shared/failure.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { missingPromise } from '#machines/shared/not-provided.ts';
import type {
  AssessmentEditorContext,
  AssessmentEditorEvent,
  AudienceQuestion,
  FoundQuestions,
  PaperQuestion,
  QuestionRequest,
} from './assessment-editor.types.ts';

/** The words the editor's chart is written in. */
export const assessmentEditorSetup = setup({
  types: {
    context: {} as AssessmentEditorContext,
    events: {} as AssessmentEditorEvent,
  },
  actors: {
    /** How many students that is. */
    countAudience: missingPromise<number, AudienceQuestion>('countAudience'),
    /** Questions of a topic that can be taken. */
    findQuestions: missingPromise<FoundQuestions, QuestionRequest>('findQuestions'),
    /** The paper as one student gets it; nothing is stored by it. */
    drawPaper: missingPromise<ShownPaper, PaperQuestion>('drawPaper'),
  },
  actions: {
    noteAudience: assign(({ event }) => {
      assertEvent(event, 'audience.change');
      return { audience: event.audience, audienceFailure: null };
    }),
    noteStudents: assign((_, students: number) => ({ students, audienceFailure: null })),
    noteUncounted: assign((_, failure: Failure) => ({ students: null, audienceFailure: factsOf(failure) })),
    forgetStudents: assign({ students: null, audienceFailure: null }),
    noteRequest: assign(({ context, event }) => {
      assertEvent(event, 'bank.search');
      // Of another topic nothing that was found before is shown.
      const isSameBank = event.request?.bankId === context.request?.bankId;
      return { request: event.request, searchFailure: null, ...(!isSameBank && { found: null }) };
    }),
    noteFound: assign((_, found: FoundQuestions) => ({ found, searchFailure: null })),
    noteUnfound: assign((_, failure: Failure) => ({ found: null, searchFailure: factsOf(failure) })),
    forgetFound: assign({ found: null, searchFailure: null }),
    notePaper: assign(({ event }) => {
      assertEvent(event, 'paper.show');
      return { paper: event.paper, paperFailure: null };
    }),
    noteShown: assign((_, shown: ShownPaper) => ({ shown, paperFailure: null })),
    noteUndrawn: assign((_, failure: Failure) => ({ shown: null, paperFailure: factsOf(failure) })),
    forgetPaper: assign({ paper: null, shown: null, paperFailure: null }),
  },
  guards: {
    isSameAudience: ({ context, event }) => {
      assertEvent(event, 'audience.change');
      return isSame(event.audience, context.audience);
    },
    isSameRequest: ({ context, event }) => {
      assertEvent(event, 'bank.search');
      return isSame(event.request, context.request);
    },
    hasNoRequest: ({ context }) => context.request === null,
    hasNoAudience: ({ context }) => context.audience === null,
  },
  delays: {
    /** Choices come in bursts: a count is asked for once they rest. */
    choicePause: 350,
    /** So does typing. */
    typingPause: 300,
  },
});
