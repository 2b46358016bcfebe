import type { MigrationState } from '#contract/migration/migration.model.ts';
import type { MigrationCheck, MigrationPlan, RollbackResult } from '#contract/migration/migration.wire.ts';
import { migrationMachine } from '#machines/migration/migration/migration.machine.ts';
import type { PlanAnswer } from '#machines/migration/migration/migration.types.ts';
import { done, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { inputOf, runningOf, walked } from '../../walked-machine.ts';

export const planIn = (state: MigrationState, version = 1): MigrationPlan => ({
  id: 7,
  fromYear: '2026-2027',
  toYear: '2027-2028',
  state,
  version,
  batch_id: '00000000-0000-4000-8000-000000000007',
  leave_on: '2027-04-01',
  scheduled_for: null,
  stopped: null,
  created_by: 'Anita',
  applied_at: null,
  applied_by: '',
  rolled_back_at: null,
  rollback_until: '',
  faculty: 'keep',
  classes: [],
  clubs: [],
  lines: {
    students: 2,
    ready: 2,
    undecided: 0,
    no_place: 0,
    stale: 0,
    already: 0,
    done: 0,
    undone: 0,
    exceptions: 0,
  },
});
export const checkOf = (isReady: boolean): MigrationCheck => ({
  isReady,
  flows: [],
  problems: isReady ? [] : [{ code: 'undecided', count: 1, names: ['Zoya'] }],
  warnings: [],
  teachers: [],
});
export const answer = (state: MigrationState, isReady: boolean | null = null, version = 1): PlanAnswer => ({
  plan: planIn(state, version),
  check: isReady === null ? null : checkOf(isReady),
});
export const undone: RollbackResult = {
  returned: 2,
  year: '2026-2027',
  notices: 0,
  works: 0,
  assessments: 0,
  kept: [],
  teachers_kept: 0,
};
export const stale = { kind: 'stale', information: 'Somebody else changed this plan.' } as const;

export const machine = migrationMachine.provide({
  actors: {
    beginPlan: silentPromise(),
    loadPlan: silentPromise(),
    savePlan: silentPromise(),
    checkPlan: silentPromise(),
    applyPlan: silentPromise(),
    schedulePlan: silentPromise(),
    checkUndo: silentPromise(),
    undo: silentPromise(),
  },
});

const states: readonly MigrationState[] = ['draft', 'scheduled', 'applied', 'rolled_back'];
const answers: readonly PathEvent[] = [
  done('beginPlan', answer('draft')),
  failed('beginPlan', { kind: 'refused', code: 'year_gap', information: 'Right after.' }),
  ...states.flatMap((state) => [
    done('loadPlan', answer(state)),
    done('refreshPlan', answer(state)),
    done('reloadPlan', answer(state)),
  ]),
  failed('loadPlan', { kind: 'unreachable' }),
  failed('refreshPlan', { kind: 'unreachable' }),
  failed('reloadPlan', { kind: 'unreachable' }),
  done('peekPlan', answer('draft')),
  done('peekPlan', answer('draft', null, 2)),
  failed('peekPlan', { kind: 'unreachable' }),
  done('savePlan', answer('draft')),
  done('savePlan', {
    ...answer('draft'),
    list: { taken: 1, problems: [{ line: 3, who: 'S1', code: 'unknown', text: '' }] },
  }),
  failed('savePlan', stale),
  done('checkPlan', answer('draft', true)),
  done('checkPlan', answer('draft', false)),
  failed('checkPlan', stale),
  done('applyPlan'),
  failed('applyPlan', { kind: 'refused', code: 'lines_stale', information: 'Moved since.' }),
  done('schedulePlan', answer('scheduled')),
  done('schedulePlan', answer('draft')),
  done('schedulePlan', answer('discarded')),
  failed('schedulePlan', stale),
  done('checkUndo', undone),
  failed('checkUndo', { kind: 'unreachable' }),
  done('undo', undone),
  failed('undo', { kind: 'refused', code: 'rollback_over', information: 'Too late.' }),
];

const walk = (planId: number): Walk<typeof machine> => ({
  input: { planId },
  events: [
    { type: 'plan.begin', toYear: '2027-2028' },
    { type: 'plan.open', planId: 7 },
    { type: 'plan.close' },
    { type: 'plan.changed' },
    { type: 'plan.save', change: { createMissing: true } },
    { type: 'plan.save', change: { list: { key: 'list', name: 'list.xlsx' } } },
    { type: 'plan.discard' },
    { type: 'step.go', step: 'ruling' },
    { type: 'step.go', step: 'editing' },
    { type: 'step.go', step: 'checking' },
    { type: 'apply.submit' },
    { type: 'schedule.submit', day: '2027-04-01' },
    { type: 'schedule.cancel' },
    { type: 'undo.check', students: [] },
    { type: 'undo.confirm' },
    { type: 'undo.cancel' },
    ...answers,
  ],
  project: ({ context: { plan, step, check, list, failure, undo } }) => [
    plan?.state,
    plan?.version,
    step,
    check?.isReady,
    list !== null,
    failure !== null,
    undo !== null,
  ],
});

export const migration = walked({
  machine,
  walks: { new: walk(0), open: walk(7) },
  invariants: [
    {
      name: 'nothing is applied but what a check called ready, at the version that was checked',
      holds: (after) => {
        const given = inputOf(after, 'applyPlan');
        const { plan, check } = after.context;
        return (
          given === undefined ||
          (check?.isReady === true &&
            JSON.stringify(given) === JSON.stringify({ id: plan?.id, version: plan?.version }))
        );
      },
    },
    {
      name: 'nothing is taken back before it was said what that does',
      holds: ({ value, context }) => value !== 'rollingBack' || context.undo !== null,
    },
    {
      name: 'one thing at a time is asked of the server',
      holds: (after) =>
        runningOf(
          after,
          'beginPlan',
          'loadPlan',
          'refreshPlan',
          'reloadPlan',
          'peekPlan',
          'savePlan',
          'checkPlan',
          'applyPlan',
          'schedulePlan',
          'checkUndo',
          'undo',
        ) <= 1,
    },
  ],
});
