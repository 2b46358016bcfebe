import { assertEvent, assign, emit, setup } from 'xstate';
import type { approvedStudentProjectCall } from '#contract/review/calls/approved-student-project.call.ts';
import type { saveReviewDraftCall } from '#contract/review/calls/save-review-draft.call.ts';
import { isTooLongFeedback } from '#contract/review/review.rules.ts';
import { type Failure, factsOf, isRefusedWith } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import { changed, isNewer, laidOut, laidOutAgain, withComment, withoutComment } from './review-desk.rules.ts';
import type {
  Ahead,
  DecisionToMake,
  Desk,
  DraftToSave,
  ReviewDeskContext,
  ReviewDeskEmitted,
  ReviewDeskEvent,
  ReviewDeskInput,
} from './review-desk.types.ts';

export const reviewDeskSetup = setup({
  types: {
    context: {} as ReviewDeskContext,
    events: {} as ReviewDeskEvent,
    emitted: {} as ReviewDeskEmitted,
    input: {} as ReviewDeskInput,
  },
  actors: {
    /** All reject with a `Failure`. */
    loadDesk: missingPromise<Desk, { readonly workId: number }>('loadDesk'),
    loadAhead: missingPromise<Ahead, { readonly after: number }>('loadAhead'),
    /** Answers the version of the draft. */
    saveDraft: missingPromise<number, DraftToSave>('saveDraft'),
    decideWork: missingPromise<undefined, DecisionToMake>('decideWork'),
    reopenWork: missingPromise<undefined, { readonly desk: Desk }>('reopenWork'),
  },
  actions: {
    layOut: assign((_, desk: Desk) => laidOut(desk)),
    layOutAgain: assign(({ context }, desk: Desk) => laidOutAgain(context, desk)),
    layOutFresh: assign(({ context }) => (context.fresh ? laidOutAgain(context, context.fresh) : {})),
    layOutAhead: assign(({ context: { ahead } }) => (ahead?.desk ? laidOut(ahead.desk) : {})),
    keepAhead: assign((_, ahead: Ahead) => ({ ahead })),
    keepFresh: assign((_, fresh: Desk) => ({ fresh })),
    change: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'draft.change');
      return {
        draft: changed(draft, event.fields),
        isTyped: true,
        isAhead: true,
        isLeaving: false,
        faults: {},
      };
    }),
    sent: assign({ isAhead: false }),
    unsent: assign({ isAhead: true }),
    keepVersion: assign((_, draftVersion: number) => ({ draftVersion })),
    keepDecision: assign(({ event }) => {
      assertEvent(event, 'work.decide');
      return { decision: event.decision };
    }),
    leave: assign({ isLeaving: true }),
    stay: assign({ isLeaving: false }),
    keepFaults: assign((_, failure: Failure) => ({
      faults: (failure.kind === 'refused' && failure.fields) || {},
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    keepComment: assign(({ context: { desk }, event }) => {
      assertEvent(event, 'comment.kept');
      return { desk: desk && withComment(desk, event.comment) };
    }),
    dropComment: assign(({ context: { desk }, event }) => {
      assertEvent(event, 'comment.gone');
      return { desk: desk && withoutComment(desk, event.id) };
    }),
    tellMoved: emit(({ context: { desk } }) => ({ type: 'moved' as const, workId: desk?.work.id ?? 0 })),
    tellDecided: emit(({ context }) => ({
      type: 'decided' as const,
      decision: context.decision,
      work: (context.desk as Desk).work,
    })),
    tellReopened: emit({ type: 'reopened' as const }),
    tellFailure: emit((_, failure: Failure) => ({ type: 'failed' as const, failure: factsOf(failure) })),
  },
  guards: {
    mayReview: ({ context: { desk } }) => desk?.work.may_review === 1,
    /** A feedback that is too long stays and is shortened first. */
    mayDecide: ({ context: { desk, draft } }) =>
      desk?.work.may_review === 1 && !isTooLongFeedback(draft.feedback),
    mayReopen: ({ context: { desk } }) => desk?.work.may_reopen === 1,
    isAhead: ({ context }) => context.isAhead,
    isLeaving: ({ context }) => context.isLeaving,
    hasNext: ({ context: { ahead } }) => ahead !== null && ahead.desk !== null,
    isLast: ({ context: { ahead } }) => ahead !== null && ahead.desk === null,
    isUntouched: ({ context }) => !context.isTyped && !context.isAhead,
    hasFresh: ({ context }) => context.fresh !== null,
    isStillTyped: ({ context: { isTyped, desk } }) => isTyped && desk?.work.may_review === 1,
    isTouched: ({ context, event }) =>
      event.type === 'work.seen' && context.isTyped && isNewer(context.desk, event.desk),
    isNewer: ({ context, event }) => event.type === 'work.seen' && isNewer(context.desk, event.desk),
    isSessionOver: (_, failure: Failure) => failure.kind === 'unauthorized',
    /** The work is another one by now: a new attempt, a decision of somebody else, or a key that is too old. */
    isChanged: (_, failure: Failure) =>
      failure.kind === 'stale' ||
      isRefusedWith<typeof saveReviewDraftCall>(failure, 'not_waiting') ||
      isRefusedWith<typeof approvedStudentProjectCall>(failure, 'form_session'),
    hasFields: (_, failure: Failure) =>
      failure.kind === 'refused' && Object.keys(failure.fields ?? {}).length > 0,
  },
  /** `latest`: who types without a pause has a draft at the server all the same. */
  delays: { pause: 800, latest: 5_000, again: 5_000 },
});
