import type { ExceptionResult } from '#contract/migration/exceptions.wire.ts';
import type { LineAction, MigrationRules } from '#contract/migration/migration.model.ts';
import type { MigrationCheck, MigrationPlan, RollbackResult } from '#contract/migration/migration.wire.ts';
import type { FailureFacts } from '../../shared/failure.ts';

/** A plan as the server holds it; `check` of a dry run, and of one that was applied. */
export interface PlanAnswer {
  readonly plan: MigrationPlan;
  readonly check: MigrationCheck | null;
  /** What came of an uploaded list. */
  readonly list?: ExceptionResult;
}

/** What becomes of one student; `rule`: what the rules say. */
export interface Decision {
  readonly student_id: number;
  readonly action: LineAction | 'rule';
  readonly toClass: number | null;
  readonly toDiv: number | null;
}

export interface PlanChange {
  readonly rules?: MigrationRules;
  readonly leave_on?: string;
  readonly items?: readonly Decision[];
  readonly createMissing?: boolean;
  /** A list of students, by the key of its file: no bytes here. */
  readonly list?: { readonly key: string; readonly name: string };
}

/** A plan as the person saw it. */
export interface PlanRef {
  readonly id: number;
  readonly version: number;
}

export type ScheduleCommand = PlanRef & { readonly day: string | null; readonly discard: boolean };
export type UndoCommand = { readonly id: number; readonly students: readonly number[] };

export interface MigrationInput {
  /** The one that is open, or that the person wants to see; 0: none. */
  readonly planId: number;
}

/** Which steps of an open plan can be gone to. */
export type MigrationStep = 'ruling' | 'editing' | 'checking';

export interface MigrationContext {
  /** 0: none. */
  readonly planId: number;
  /** null: none is loaded. */
  readonly plan: MigrationPlan | null;
  readonly check: MigrationCheck | null;
  readonly step: MigrationStep;
  readonly change: PlanChange;
  /** What came of the list that was sent last. */
  readonly list: ExceptionResult | null;
  /** Of the new year, as it was typed. */
  readonly toYear: string;
  readonly day: string | null;
  readonly isDiscarded: boolean;
  /** Whom to take back; empty: everybody. */
  readonly students: readonly number[];
  /** What taking back would do. */
  readonly undo: RollbackResult | null;
  readonly failure: FailureFacts | null;
}

export type MigrationEvent =
  | { readonly type: 'plan.begin'; readonly toYear: string }
  | { readonly type: 'plan.open'; readonly planId: number }
  | { readonly type: 'plan.close' }
  /** Somebody, maybe another admin, changed something: the server knows more. */
  | { readonly type: 'plan.changed' }
  | { readonly type: 'plan.save'; readonly change: PlanChange }
  | { readonly type: 'plan.discard' }
  | { readonly type: 'step.go'; readonly step: MigrationStep }
  | { readonly type: 'apply.submit' }
  | { readonly type: 'schedule.submit'; readonly day: string }
  | { readonly type: 'schedule.cancel' }
  | { readonly type: 'undo.check'; readonly students: readonly number[] }
  | { readonly type: 'undo.confirm' }
  | { readonly type: 'undo.cancel' };
