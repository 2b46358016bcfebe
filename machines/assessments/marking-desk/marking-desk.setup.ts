import { assertEvent, assign, emit, raise, setup } from 'xstate';
import { type Failure, factsOf } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import {
  answerOf,
  draftOf,
  hasNext,
  isEnd,
  isSameAnswer,
  keyOf,
  markedAnswer,
  needsMore,
  newOf,
  reasonIssueOf,
  requestOf,
  withAnswer,
  withDraft,
  withOneMarked,
  withoutDraft,
} from './marking-desk.rules.ts';
import type {
  AnswersWanted,
  AnswerWanted,
  LoadedAnswers,
  MarkingDeskContext,
  MarkingDeskEmitted,
  MarkingDeskEvent,
  MarkingDeskInput,
  MarkToSave,
  SavedMark,
  SeenAnswer,
} from './marking-desk.types.ts';

const isOvertaken = (context: MarkingDeskContext, { answer }: SeenAnswer): boolean => {
  const own = answerOf(context);
  return (
    own !== undefined &&
    isSameAnswer(own, answer) &&
    answer.version > own.version &&
    context.drafts[keyOf(own)] !== undefined
  );
};

/** The words the chart is written in. Every actor rejects with a `Failure`. */
export const markingDeskSetup = setup({
  types: {
    context: {} as MarkingDeskContext,
    events: {} as MarkingDeskEvent,
    emitted: {} as MarkingDeskEmitted,
    input: {} as MarkingDeskInput,
  },
  actors: {
    loadAnswers: missingPromise<LoadedAnswers, AnswersWanted>('loadAnswers'),
    readAnswer: missingPromise<SeenAnswer, AnswerWanted>('readAnswer'),
    saveMark: missingPromise<SavedMark, MarkToSave>('saveMark'),
  },
  delays: { again: 5_000 },
  actions: {
    noteChoice: assign(({ event }) => {
      assertEvent(event, 'queue.choose');
      return { choice: event.choice };
    }),
    layOut: assign(({ context }, { name, questions, questionId, rows, hasMore }: LoadedAnswers) => ({
      choice: { ...context.choice, questionId },
      assessmentName: name,
      questions,
      rows,
      hasMore,
      at: 0,
      request: null,
      fresh: null,
      issue: null,
      failure: null,
    })),
    /** The same answers again, and no new one, are the end. */
    layBehind: assign(({ context }, { questions, rows, hasMore }: LoadedAnswers) => {
      const more = newOf(context.rows, rows);
      return { questions, rows: [...context.rows, ...more], hasMore: hasMore && more.length > 0 };
    }),
    noteCounts: assign((_, { questions }: LoadedAnswers) => ({ questions })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure), request: null })),
    noteDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.change');
      const answer = answerOf(context);
      if (!answer) return {};
      return { drafts: withDraft(context.drafts, answer, event.fields), issue: null, failure: null };
    }),
    keep: emit(({ context: { drafts } }) => ({ type: 'keep' as const, drafts })),
    requestMarks: assign(({ context }) => {
      const answer = answerOf(context);
      const request = answer && requestOf(answer, context.drafts);
      return typeof request === 'object' ? { request, issue: null, failure: null } : {};
    }),
    requestOverrule: assign(({ context, event }) => {
      assertEvent(event, 'answer.overrule');
      const answer = answerOf(context);
      if (!answer) return {};
      const reason = draftOf(answer, context.drafts).reason.trim();
      const request = { kind: 'overrule' as const, isCorrect: event.isCorrect, reason };
      return { request, issue: null, failure: null };
    }),
    noteIssue: assign(({ context }) => {
      const answer = answerOf(context);
      const request = answer && requestOf(answer, context.drafts);
      return { issue: typeof request === 'string' ? request : null };
    }),
    noteReasonIssue: assign(({ context }) => {
      const answer = answerOf(context);
      return { issue: answer ? reasonIssueOf(draftOf(answer, context.drafts).reason) : null };
    }),
    noteSaved: assign(({ context }, saved: SavedMark) => {
      const { request, rows, questions, drafts, marker } = context;
      const answer = answerOf(context);
      if (!answer || !request) return {};
      return {
        rows: withAnswer(rows, markedAnswer(answer, request, { ...saved, marker })),
        questions: withOneMarked(questions, answer),
        drafts: withoutDraft(drafts, answer),
        request: null,
        fresh: null,
        failure: null,
      };
    }),
    tellSaved: emit(({ context }) => ({
      type: 'saved' as const,
      answer: answerOf(context) as NonNullable<ReturnType<typeof answerOf>>,
    })),
    stepOn: assign(({ context: { at } }) => ({ at: at + 1, issue: null, failure: null })),
    stepBack: assign(({ context: { at } }) => ({ at: at - 1, issue: null, failure: null })),
    noteFresh: assign((_, { answer, questions }: SeenAnswer) => ({ fresh: answer, questions })),
    takeFresh: assign(({ context: { rows, fresh } }) =>
      fresh ? { rows: withAnswer(rows, fresh), fresh: null } : {},
    ),
    dropDraft: assign(({ context }) => {
      const answer = answerOf(context);
      return { drafts: answer ? withoutDraft(context.drafts, answer) : context.drafts, request: null };
    }),
    /** What somebody else gave, where nothing is typed beside it. */
    takeSeen: assign(({ context: { rows, drafts } }, { answer, questions }: SeenAnswer) => {
      const own = rows.find((row) => isSameAnswer(row, answer));
      const isNewer = own !== undefined && answer.version > own.version && !drafts[keyOf(own)];
      return { questions, ...(isNewer && { rows: withAnswer(rows, answer) }) };
    }),
    overtake: raise({ type: 'answer.overtaken' as const }),
  },
  guards: {
    hasRows: (_, { rows }: LoadedAnswers) => rows.length > 0,
    hasAny: ({ context: { rows } }) => rows.length > 0,
    hasPrevious: ({ context: { at } }) => at > 0,
    hasNext: ({ context }) => hasNext(context),
    isEnd: ({ context }) => isEnd(context),
    needsMore: ({ context }) => needsMore(context),
    isStored: ({ context }) => {
      const answer = answerOf(context);
      return answer !== undefined && requestOf(answer, context.drafts) === null;
    },
    isGood: ({ context }) => {
      const answer = answerOf(context);
      return answer !== undefined && typeof requestOf(answer, context.drafts) === 'object';
    },
    hasReason: ({ context }) => {
      const answer = answerOf(context);
      return answer !== undefined && reasonIssueOf(draftOf(answer, context.drafts).reason) === null;
    },
    isOverruling: ({ context: { request } }) => request?.kind === 'overrule',
    hasRequest: ({ context: { request } }) => request !== null,
    isOvertaken: ({ context }, seen: SeenAnswer) => isOvertaken(context, seen),
    wasStale: (_, failure: Failure) => failure.kind === 'stale',
    wasUnauthorized: (_, failure: Failure) => failure.kind === 'unauthorized',
  },
});

type Answer = NonNullable<ReturnType<typeof answerOf>>;
export const wantedAnswer = (context: MarkingDeskContext): AnswerWanted => ({
  assessmentId: context.assessmentId,
  answer: answerOf(context) as Answer,
  choice: context.choice,
});
export const markToSave = (context: MarkingDeskContext): MarkToSave => ({
  answer: answerOf(context) as Answer,
  request: context.request as NonNullable<MarkingDeskContext['request']>,
});
