import { assertEvent, assign, setup } from 'xstate';
import type { RollbackResult } from '#contract/migration/migration.wire.ts';
import { type Failure, factsOf } from '../../shared/failure.ts';
import { missingPromise } from '../../shared/not-provided.ts';
import type {
  MigrationContext,
  MigrationEvent,
  MigrationInput,
  PlanAnswer,
  PlanChange,
  PlanRef,
  ScheduleCommand,
  UndoCommand,
} from './migration.types.ts';

/** The plan as the person saw it. */
export const refOf = ({ plan }: MigrationContext): PlanRef => ({
  id: plan?.id ?? 0,
  version: plan?.version ?? 0,
});

export const migrationSetup = setup({
  types: {
    context: {} as MigrationContext,
    events: {} as MigrationEvent,
    input: {} as MigrationInput,
  },
  actors: {
    beginPlan: missingPromise<PlanAnswer, { readonly toYear: string }>('beginPlan'),
    loadPlan: missingPromise<PlanAnswer, { readonly id: number }>('loadPlan'),
    savePlan: missingPromise<PlanAnswer, PlanRef & { readonly change: PlanChange }>('savePlan'),
    checkPlan: missingPromise<PlanAnswer, PlanRef>('checkPlan'),
    /** Once more after a lost answer, it is answered as the first time. */
    applyPlan: missingPromise<void, PlanRef>('applyPlan'),
    schedulePlan: missingPromise<PlanAnswer, ScheduleCommand>('schedulePlan'),
    checkUndo: missingPromise<RollbackResult, UndoCommand>('checkUndo'),
    undo: missingPromise<RollbackResult, UndoCommand>('undo'),
  },
  actions: {
    keepPlan: assign(({ context }, { plan, check, list }: PlanAnswer) => ({
      plan,
      planId: plan.id,
      check,
      // It is read after the plan was loaded again.
      list: list ?? context.list,
      failure: null,
    })),
    keepChange: assign(({ event }) => {
      assertEvent(event, 'plan.save');
      return { change: event.change, list: null, failure: null };
    }),
    keepYear: assign(({ event }) => {
      assertEvent(event, 'plan.begin');
      return { toYear: event.toYear, failure: null };
    }),
    choosePlan: assign(({ event }) => {
      assertEvent(event, 'plan.open');
      return {
        planId: event.planId,
        plan: null,
        check: null,
        list: null,
        step: 'ruling' as const,
        failure: null,
      };
    }),
    forgetPlan: assign({
      planId: 0,
      plan: null,
      check: null,
      list: null,
      step: 'ruling',
      undo: null,
      failure: null,
    }),
    keepStep: assign(({ event }) => {
      assertEvent(event, 'step.go');
      return { step: event.step, list: null, failure: null };
    }),
    keepDay: assign(({ event }) => {
      assertEvent(event, 'schedule.submit');
      return { day: event.day, isDiscarded: false, failure: null };
    }),
    cancelDay: assign({ day: null, isDiscarded: false, failure: null }),
    discard: assign({ day: null, isDiscarded: true, failure: null }),
    keepStudents: assign(({ event }) => {
      assertEvent(event, 'undo.check');
      return { students: event.students, undo: null, failure: null };
    }),
    keepUndo: assign((_, undo: RollbackResult) => ({ undo, failure: null })),
    forgetUndo: assign({ undo: null }),
    tellFailure: assign((_, failure: Failure) => ({ failure: factsOf(failure) })),
  },
  guards: {
    hasPlan: ({ context }) => context.planId !== 0,
    isDraft: ({ context }) => context.plan?.state === 'draft',
    isOpen: ({ context }) => context.plan?.state === 'draft' || context.plan?.state === 'scheduled',
    isScheduled: ({ context }) => context.plan?.state === 'scheduled',
    isApplied: ({ context }) => context.plan?.state === 'applied',
    isRolledBack: ({ context }) => context.plan?.state === 'rolled_back',
    isGone: ({ context }) => context.plan?.state === 'discarded',
    isSame: ({ context: { plan: seen } }, { plan }: PlanAnswer) =>
      plan.version === seen?.version && plan.state === seen.state,
    isEditing: ({ context }) => context.step === 'editing',
    isChecking: ({ context }) => context.step === 'checking',
    isReady: ({ context }) => context.check?.isReady === true,
  },
});
