import type { SnapshotFrom } from 'xstate';
import type { FailureFacts } from '../../shared/failure.ts';
import type { migrationMachine } from './migration.machine.ts';
import type { MigrationContext } from './migration.types.ts';

/** The steps as the wizard shows them. */
export const wizardSteps = ['years', 'classes', 'students', 'check', 'done'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export interface MigrationView
  extends Pick<MigrationContext, 'plan' | 'check' | 'list' | 'undo' | 'students'> {
  readonly at: WizardStep;
  readonly isLoading: boolean;
  /** Something is being asked of the server; buttons wait. */
  readonly isBusy: boolean;
  readonly isApplying: boolean;
  /** It did not load at all. */
  readonly isLost: boolean;
  readonly isReady: boolean;
  readonly isChecked: boolean;
  readonly isConfirmingUndo: boolean;
  readonly failure: FailureFacts | null;
}

/** Nothing is asked of the server but what is shown already. */
const idle = [
  'peeking',
  'refreshing',
  'choosing',
  'ruling',
  'editing',
  'problems',
  'ready',
  'scheduled',
  'applied',
  'confirmingRollback',
  'rolledBack',
  'lost',
];

function stepOf({ plan, step }: MigrationContext): WizardStep {
  if (plan === null) return 'years';
  if (plan.state === 'applied' || plan.state === 'rolled_back') return 'done';
  if (plan.state === 'scheduled' || step === 'checking') return 'check';
  return step === 'editing' ? 'students' : 'classes';
}

export function migrationView(snapshot: SnapshotFrom<typeof migrationMachine>): MigrationView {
  const { context, value } = snapshot;
  const { plan, check, list, undo, students, failure } = context;
  return {
    plan,
    check,
    list,
    undo,
    students,
    failure,
    at: stepOf(context),
    isLoading: value === 'loading' && plan === null,
    isBusy: !idle.includes(value),
    isApplying: value === 'applying' || value === 'rollingBack',
    isLost: value === 'lost',
    isReady: value === 'ready' || (value === 'peeking' && check?.isReady === true),
    isChecked: value === 'ready' || value === 'problems' || value === 'peeking',
    isConfirmingUndo: value === 'confirmingRollback' || value === 'rollingBack',
  };
}
