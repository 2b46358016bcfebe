import { assign } from 'xstate';
import { toFailure } from '../../shared/failure.ts';
import { migrationSetup, refOf } from './migration.setup.ts';

/** Left open, another admin's work is shown as soon as it is known. */
const anyTime = {
  'plan.changed': 'refreshing',
  'plan.close': { target: 'choosing', actions: 'forgetPlan' },
} as const;

const whileOpen = {
  ...anyTime,
  'plan.save': { target: 'saving', actions: 'keepChange' },
  'step.go': { target: 'placing', actions: 'keepStep' },
  'plan.discard': { target: 'scheduling', actions: 'discard' },
} as const;

/**
 * [PR-04, C8-01] A school goes from one year to the next: planned, checked, applied, taken back. The truth is the
 * server's: whatever it answers decides where the wizard stands.
 */
export const migrationMachine = migrationSetup.createMachine({
  id: 'migration',
  context: ({ input }) => ({
    planId: input.planId,
    plan: null,
    check: null,
    step: 'ruling',
    change: {},
    list: null,
    toYear: '',
    day: null,
    isDiscarded: false,
    students: [],
    undo: null,
    failure: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPlan', target: 'loading' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'plan.begin': { target: 'beginning', actions: 'keepYear' },
        'plan.open': { target: 'loading', actions: 'choosePlan' },
      },
    },
    beginning: {
      invoke: {
        id: 'beginPlan',
        src: 'beginPlan',
        input: ({ context }) => ({ toYear: context.toYear }),
        onDone: { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'choosing',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    loading: {
      invoke: {
        id: 'loadPlan',
        src: 'loadPlan',
        input: ({ context }) => ({ id: context.planId }),
        onDone: { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'lost',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    /** The plan stays on the screen meanwhile: whoever presses a button is heard, and the server refuses what is too old. */
    refreshing: {
      invoke: {
        id: 'refreshPlan',
        src: 'loadPlan',
        input: ({ context }) => ({ id: context.planId }),
        onDone: { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'lost',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: {
        ...anyTime,
        'plan.changed': { target: 'refreshing', reenter: true },
        'plan.save': { guard: 'isDraft', target: 'saving', actions: 'keepChange' },
        'step.go': { guard: 'isDraft', target: 'placing', actions: 'keepStep' },
        'plan.discard': { guard: 'isOpen', target: 'scheduling', actions: 'discard' },
        'schedule.cancel': { guard: 'isScheduled', target: 'scheduling', actions: 'cancelDay' },
        'undo.check': { guard: 'isApplied', target: 'checkingRollback', actions: 'keepStudents' },
      },
    },
    lost: { on: { 'plan.changed': 'loading', 'plan.close': { target: 'choosing', actions: 'forgetPlan' } } },
    placing: {
      always: [
        { guard: 'isGone', target: 'choosing', actions: 'forgetPlan' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isApplied', target: 'applied' },
        { guard: 'isRolledBack', target: 'rolledBack' },
        { guard: 'isChecking', target: 'checking' },
        { guard: 'isEditing', target: 'editing' },
        { target: 'ruling' },
      ],
    },
    ruling: { on: whileOpen },
    editing: { on: whileOpen },
    saving: {
      invoke: {
        id: 'savePlan',
        src: 'savePlan',
        input: ({ context }) => ({ ...refOf(context), change: context.change }),
        onDone: { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    /** Nothing was written: the plan of the server is shown, with why. */
    refused: {
      invoke: {
        id: 'reloadPlan',
        src: 'loadPlan',
        input: ({ context }) => ({ id: context.planId }),
        onDone: {
          target: 'told',
          actions: assign(({ event }) => ({ plan: event.output.plan, check: event.output.check })),
        },
        onError: 'told',
      },
    },
    told: {
      always: [
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isApplied', target: 'applied' },
        { guard: 'isRolledBack', target: 'rolledBack' },
        { guard: 'isEditing', target: 'editing' },
        { guard: 'isChecking', target: 'problems' },
        { target: 'ruling' },
      ],
    },
    checking: {
      invoke: {
        id: 'checkPlan',
        src: 'checkPlan',
        input: ({ context }) => refOf(context),
        onDone: { target: 'judging', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    judging: { always: [{ guard: 'isReady', target: 'ready' }, { target: 'problems' }] },
    /** People come and go while a check is read: it is thrown away only when the plan is another one. */
    peeking: {
      invoke: {
        id: 'peekPlan',
        src: 'loadPlan',
        input: ({ context }) => ({ id: context.planId }),
        onDone: [
          { guard: { type: 'isSame', params: ({ event }) => event.output }, target: 'judging' },
          { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        ],
        onError: 'judging',
      },
      // Whoever presses a button meanwhile is heard; the server refuses what is too old.
      on: {
        ...whileOpen,
        'plan.changed': { target: 'peeking', reenter: true },
        'apply.submit': { guard: 'isReady', target: 'applying' },
        'schedule.submit': { guard: 'isReady', target: 'scheduling', actions: 'keepDay' },
      },
    },
    problems: { on: { ...whileOpen, 'plan.changed': 'peeking' } },
    ready: {
      on: {
        ...whileOpen,
        'plan.changed': 'peeking',
        'apply.submit': 'applying',
        'schedule.submit': { target: 'scheduling', actions: 'keepDay' },
      },
    },
    scheduling: {
      invoke: {
        id: 'schedulePlan',
        src: 'schedulePlan',
        input: ({ context }) => ({ ...refOf(context), day: context.day, discard: context.isDiscarded }),
        onDone: { target: 'placing', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    scheduled: {
      on: {
        ...anyTime,
        'schedule.cancel': { target: 'scheduling', actions: 'cancelDay' },
        'plan.discard': { target: 'scheduling', actions: 'discard' },
      },
    },
    applying: {
      invoke: {
        id: 'applyPlan',
        src: 'applyPlan',
        input: ({ context }) => refOf(context),
        onDone: 'loading',
        onError: {
          target: 'refused',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    applied: {
      on: { ...anyTime, 'undo.check': { target: 'checkingRollback', actions: 'keepStudents' } },
    },
    checkingRollback: {
      invoke: {
        id: 'checkUndo',
        src: 'checkUndo',
        input: ({ context }) => ({ id: context.planId, students: context.students }),
        onDone: {
          target: 'confirmingRollback',
          actions: { type: 'keepUndo', params: ({ event }) => event.output },
        },
        onError: {
          target: 'applied',
          actions: { type: 'tellFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    confirmingRollback: {
      on: {
        'undo.confirm': 'rollingBack',
        'undo.cancel': { target: 'applied', actions: 'forgetUndo' },
      },
    },
    rollingBack: {
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context }) => ({ id: context.planId, students: context.students }),
        onDone: { target: 'loading', actions: 'forgetUndo' },
        onError: {
          target: 'refused',
          actions: ['forgetUndo', { type: 'tellFailure', params: ({ event }) => toFailure(event.error) }],
        },
      },
    },
    rolledBack: { on: anyTime },
  },
});
