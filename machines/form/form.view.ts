import type { SnapshotFrom } from 'xstate';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { FailureFacts } from '../shared/failure.ts';
import type { formMachine } from './form.machine.ts';
import { isDecided, isDirty, rowsOf, shownIssues, standsBesideField } from './form.rules.ts';
import type { FormValues, MergeChoices, MergeRow } from './form.types.ts';

export interface FormView {
  readonly stage: 'editing' | 'busy' | 'choosing' | 'signedOut' | 'ended';
  readonly values: FormValues;
  readonly isDirty: boolean;
  /** By field, what is to be said beside it. */
  readonly issues: FieldIssues;
  /** What no field says already. */
  readonly failure: FailureFacts | null;
  /** What is being saved, such as `publish`. */
  readonly intent: string;
  /** It shows what was typed earlier and never saved. */
  readonly isRestored: boolean;
  /** Fields that somebody else's values were taken over in. */
  readonly merged: readonly string[];
  /** While two versions are compared. */
  readonly merge: FormMerge | null;
}

export interface FormMerge {
  readonly rows: readonly MergeRow[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
  readonly choices: MergeChoices;
  readonly isDecided: boolean;
}

type Snapshot = SnapshotFrom<typeof formMachine>;

function stageOf(snapshot: Snapshot): FormView['stage'] {
  if (snapshot.status !== 'active') return 'ended';
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('choosing')) return 'choosing';
  return snapshot.matches('signedOut') ? 'signedOut' : 'editing';
}

/** Everything a form shows, as codes and facts; `found`: what its schema has against it now. */
export function formView(snapshot: Snapshot, found: FieldIssues): FormView {
  const { context } = snapshot;
  const { values, refusals, failure, theirs } = context;
  const isMerging = snapshot.matches('choosing') && theirs !== null;
  return {
    stage: stageOf(snapshot),
    values,
    isDirty: isDirty(context),
    issues: shownIssues(context, found),
    failure: standsBesideField(refusals, values) ? null : failure,
    intent: context.intent,
    isRestored: context.isRestored && isDirty(context),
    merged: context.merged,
    merge: isMerging
      ? {
          rows: rowsOf(context),
          mine: values,
          theirs: theirs.values,
          choices: context.choices,
          isDecided: isDecided(context),
        }
      : null,
  };
}
