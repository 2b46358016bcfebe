import { assertEvent, assign, emit, raise, setup } from 'xstate';
import type { Receipt, SavedAnswer, StudentCard } from '#contract/assessments/attempt.wire.ts';
import type { saveAnswersCall } from '#contract/assessments/calls/save-answers.call.ts';
import { type Failure, factsOf, isRefusedWith } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import {
  answersAtOnce,
  attemptTimes,
  changed,
  isOvertaken,
  keptAnswers,
  left,
  leftUnsent,
  markAt,
  paperOf,
  unsentAnswers,
  untilNextMark,
  untilOpening,
} from './assessment-attempt.rules.ts';
import type {
  AttemptContext,
  AttemptEmitted,
  AttemptEvent,
  AttemptInput,
  KeptAnswers,
  OpenedAssessment,
  OpenedAttempt,
  SavedAnswers,
  TakenAttempt,
} from './assessment-attempt.types.ts';

/** What an actor asks about the attempt. */
export interface OfAttempt {
  readonly attemptId: number;
  readonly lease: string;
}
export interface Sending extends OfAttempt {
  readonly answers: readonly SavedAnswer[];
}
export interface TakingOver extends Pick<AttemptInput, 'personId' | 'assessmentId'> {
  readonly attemptId: number;
}

export interface Starting extends Pick<AttemptInput, 'assessmentId' | 'lease'> {
  readonly otp: string;
}

/** The words the chart is written in. Every promise actor rejects with a `Failure`. */
export const attemptSetup = setup({
  types: {
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    emitted: {} as AttemptEmitted,
    input: {} as AttemptInput,
  },
  actors: {
    openAssessment: missingPromise<OpenedAssessment, AttemptInput>('openAssessment'),
    startAttempt: missingPromise<OpenedAttempt, Starting>('startAttempt'),
    saveAnswers: missingPromise<SavedAnswers, Sending>('saveAnswers'),
    /** Sends what is unsent first, in as many requests as it takes. */
    submitAttempt: missingPromise<Receipt, Sending>('submitAttempt'),
    /** Under a new lease. */
    takeOver: missingPromise<TakenAttempt, TakingOver>('takeOver'),
    readAttempt: missingPromise<OpenedAttempt, OfAttempt>('readAttempt'),
    readCard: missingPromise<StudentCard, Pick<AttemptInput, 'assessmentId'>>('readCard'),
  },
  delays: {
    ...attemptTimes,
    nextMark: ({ context }) => untilNextMark(left(context)),
    opening: ({ context: { card, clock } }) => untilOpening(card?.opens_at ?? null, clock),
  },
  actions: {
    noteOpened: assign(({ context: { lease } }, { card, attempt, kept, clock }: OpenedAssessment) => ({
      card,
      clock,
      failure: null,
      ...(attempt && onPaper(attempt, kept)),
      writer: attempt?.is_mine === 1 ? lease : kept?.lease || lease,
    })),
    noteStarted: assign(({ context: { lease } }, { attempt, clock }: OpenedAttempt) => ({
      clock,
      failure: null,
      isAgain: false,
      ...onPaper(attempt, null),
      writer: lease,
    })),
    /**
     * What is unsent here counts where the other window wrote nothing, with numbers above its own; where it did, the
     * student decides.
     */
    noteTaken: assign(({ context }, { attempt, clock, lease }: TakenAttempt) => {
      const opened = onPaper(attempt, keptOf(context));
      const numbered = unsentAnswers(opened).reduce<Pick<AttemptContext, 'paper' | 'unsent' | 'seq'>>(
        (paper, { position, answer }) => changed(paper, position, { answer }),
        opened,
      );
      return { ...opened, ...numbered, clock, lease, writer: lease, failure: null };
    }),
    /**
     * The end may have moved; what is on the paper stays where this window writes. One that reads writes again once it
     * took over: the lease it had may be in another tab.
     */
    noteRead: assign(({ context }, { attempt, clock }: OpenedAttempt) => {
      if (attempt.state !== 'open') return { clock, attempt, receipt: attempt.receipt };
      const isMine = attempt.is_mine === 1 && context.attempt?.is_mine === 1;
      // Reading what another window writes, what this one never sent is kept.
      const paper = isMine ? {} : onPaper(attempt, keptOf(context));
      return {
        clock,
        endsAt: attempt.ends_at,
        ...paper,
        attempt: { ...attempt, is_mine: isMine ? 1 : 0, items: itemsOf(context, attempt) },
      };
    }),
    /** It ended while something is unsent: the paper stays until that is sent. */
    noteEnd: assign((_, { attempt, clock }: OpenedAttempt) => ({
      clock,
      endsAt: attempt.ends_at,
      isOver: true,
      failure: null,
    })),
    noteCard: assign((_, card: StudentCard) => ({ card })),
    noteFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
    forgetFailure: assign({ failure: null }),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, 'answer.change');
      return changed(context, event.position, { answer: event.answer });
    }),
    toggleFlag: assign(({ context, event }) => {
      assertEvent(event, 'flag.toggle');
      return changed(context, event.position, { isFlagged: !context.paper[event.position]?.isFlagged });
    }),
    /** As if it were written now: it gets a number above the one that is saved. */
    useCrossed: assign(({ context, event }) => {
      assertEvent(event, 'crossed.use');
      const { position } = event;
      const own = context.crossed.find((each) => each.position === position);
      return {
        crossed: context.crossed.filter((each) => each.position !== position),
        ...(own && changed(context, position, { answer: own.answer })),
      };
    }),
    dropCrossed: assign(({ context, event }) => {
      assertEvent(event, 'crossed.drop');
      return { crossed: context.crossed.filter((each) => each.position !== event.position) };
    }),
    keep: emit(({ context }) => {
      const kept = keptOf(context);
      const { attemptId } = kept;
      return { type: 'keep' as const, attemptId, kept: kept.answers.length === 0 ? null : kept };
    }),
    forget: emit(({ context }) => ({ type: 'keep' as const, attemptId: attemptIdOf(context), kept: null })),
    noteSending: assign(({ context }) => ({ sending: nextSaves(context).answers })),
    noteSaved: assign(({ context }, saved: SavedAnswers) => ({
      unsent: leftUnsent(context, saved),
      clock: saved.clock,
      endsAt: saved.endsAt,
      failure: null,
    })),
    tellMore: emit(({ context }, { attempt }: OpenedAttempt) => ({
      type: 'time.more' as const,
      minutes: Math.round((attempt.ends_at - context.endsAt) / 60_000),
    })),
    moveClock: raise({ type: 'clock.moved' as const }),
    readAgain: raise({ type: 'assessment.changed' as const }),
    loseLease: raise({ type: 'lease.lost' as const }),
    winLease: raise({ type: 'lease.won' as const }),
    noteLost: assign(({ context: { attempt } }) => ({
      attempt: attempt && { ...attempt, is_mine: 0 as const },
    })),
    tellLeft: emit(({ context }) => ({
      type: 'time.left' as const,
      minutes: markAt(left(context)) ?? 10,
    })),
    noteSaid: assign(({ context }) => ({ said: markAt(left(context)) })),
    noteOver: assign({ isOver: true }),
    noteTime: assign({ isOver: false }),
    noteReceipt: assign((_, receipt: Receipt) => ({ receipt, unsent: [], failure: null })),
    tellHandedIn: emit({ type: 'handed.in' as const }),
    askAgain: assign({ isAgain: true, receipt: null, failure: null, isOver: false }),
  },
  guards: {
    isRunning: ({ context: { attempt } }) => attempt?.state === 'open',
    /** It ended, and this browser has what the server never answered for. */
    hasLeft: ({ context: { receipt, unsent } }) => receipt !== null && unsent.length > 0,
    hasReceipt: ({ context: { receipt, isAgain } }) => receipt !== null && !isAgain,
    isEarly: ({ context: { card } }) => card?.door === 'early',
    isOpenDoor: ({ context: { card } }) => card?.door === 'open' || card?.door === 'running',
    needsCode: ({ context: { card } }) => card?.needs_code === 1,
    isMine: ({ context: { attempt } }) => attempt?.is_mine === 1,
    hasUnsent: ({ context: { unsent } }) => unsent.length > 0,
    isOver: ({ context }) => left(context) <= 0,
    isMineAndOver: ({ context }) => context.attempt?.is_mine === 1 && left(context) <= 0,
    isOverNoted: ({ context: { isOver } }) => isOver,
    /** It is said once, however often the clock moves. */
    isNewMark: ({ context }) => {
      const mark = markAt(left(context));
      return mark !== null && mark !== context.said;
    },
    isLater: ({ context }, { attempt }: OpenedAttempt) =>
      attempt.state === 'open' && attempt.ends_at > context.endsAt,
    isHandedIn: (_, { attempt }: OpenedAttempt) => attempt.state !== 'open',
    isCutOff: ({ context }, { attempt }: OpenedAttempt) =>
      attempt.state !== 'open' && context.unsent.length > 0,
    wasOvertaken: ({ context }, saved: SavedAnswers) => isOvertaken(context, saved),
    isElsewhere: (_, { attempt }: OpenedAttempt) => attempt.is_mine === 0,
    isSamePerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId === context.personId;
    },
    isOtherPerson: ({ context, event }) => {
      assertEvent(event, 'session.restored');
      return event.personId !== context.personId;
    },
    wasUnauthorized: (_, failure: Failure) => failure.kind === 'unauthorized',
    wasElsewhere: (_, failure: Failure) => isRefusedWith<typeof saveAnswersCall>(failure, 'exam_elsewhere'),
    wasEnded: (_, failure: Failure) => isEnd(failure),
    /** The server keeps what it refuses after the end, and there is more than that save had. */
    wasCutOff: ({ context }, failure: Failure) =>
      isEnd(failure) && leftUnsent(context, { saved: context.sending }).length > 0,
  },
});

const isEnd = (failure: Failure): boolean =>
  isRefusedWith<typeof saveAnswersCall>(failure, 'exam_handed_in') ||
  isRefusedWith<typeof saveAnswersCall>(failure, 'exam_closed');

const attemptIdOf = ({ attempt }: AttemptContext): number => attempt?.attempt_id ?? 0;
export const ofAttempt = (context: AttemptContext): OfAttempt => ({
  attemptId: attemptIdOf(context),
  lease: context.lease,
});
export const takingOver = (context: AttemptContext): TakingOver => ({
  personId: context.personId,
  assessmentId: context.assessmentId,
  attemptId: attemptIdOf(context),
});
/** A request takes so many; the rest goes with the next. */
export const nextSaves = (context: AttemptContext): Sending => ({
  ...ofAttempt(context),
  answers: unsentAnswers(context).slice(0, answersAtOnce),
});
/** Under the lease that wrote them: after the end nothing can be taken over. */
export const allSaves = (context: AttemptContext): Sending => ({
  attemptId: attemptIdOf(context),
  lease: context.writer,
  answers: unsentAnswers(context),
});
const keptOf = (context: AttemptContext): KeptAnswers => ({
  attemptId: attemptIdOf(context),
  lease: context.writer,
  answers: keptAnswers(context),
});

const itemsOf = ({ attempt }: AttemptContext, read: NonNullable<AttemptContext['attempt']>) =>
  read.items.length > 0 ? read.items : (attempt?.items ?? []);

function onPaper(attempt: NonNullable<AttemptContext['attempt']>, kept: OpenedAssessment['kept']) {
  return {
    attempt,
    ...paperOf(attempt, kept),
    endsAt: attempt.ends_at,
    receipt: attempt.receipt,
    said: null,
    isOver: false,
  };
}
