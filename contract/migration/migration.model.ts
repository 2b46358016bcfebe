import { addDays } from '#contract/core/days.ts';

/** `draft`: being planned. `applied` and `rolled_back` stay as history. */
export const migrationStates = ['draft', 'scheduled', 'applied', 'rolled_back', 'discarded'] as const;
export type MigrationState = (typeof migrationStates)[number];

/** What becomes of a student [QU-49]. */
export const lineActions = ['promote', 'retain', 'leave'] as const;
export type LineAction = (typeof lineActions)[number];

/**
 * State of a line. `undecided`: the student's outcome is open; `no_place`: the target class or section is missing or
 * archived; `stale`: the student was moved after the line was written; `already`: the student is already in the new
 * year and stays there. After applying: `done` or `undone`.
 */
export const lineVerdicts = ['ready', 'undecided', 'no_place', 'stale', 'already', 'done', 'undone'] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

export const keptReasons = ['moved', 'left', 'gone', 'place_gone', 'licence', 'undone'] as const;
export type KeptReason = (typeof keptReasons)[number];

export interface ClassRule {
  readonly grade_id: number;
  readonly action: LineAction;
  /** For `promote`; null: none yet. */
  readonly to_grade: number | null;
}

/** `move`: into the batches of the same names of another club. */
export interface ClubRule {
  readonly club_id: number;
  readonly action: 'keep' | 'clear' | 'move';
  readonly to_club: number | null;
}

export interface MigrationRules {
  readonly classes: readonly ClassRule[];
  readonly clubs: readonly ClubRule[];
  readonly faculty: 'keep' | 'clear';
}

export const migrationStops = ['stale', 'problems', 'year_moved'] as const;
export type MigrationStop = (typeof migrationStops)[number];

export const yearAfter = (year: string): string => {
  const from = Number(year.slice(0, 4)) + 1;
  return `${from}-${from + 1}`;
};

/** A migration can be taken back for this many days, unless the school moved on again. */
export const rollbackDays = 60;

export const rollbackUntil = (appliedOn: string): string => addDays(appliedOn, rollbackDays);

/** The problem of a new migration's years; null: none. */
export function yearProblem(from: string, to: string): 'year_not_after' | 'year_gap' | 'year_form' | null {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(to) ?? [];
  if (first === undefined || Number(second) !== Number(first) + 1) return 'year_form';
  if (to <= from) return 'year_not_after';
  return to === yearAfter(from) ? null : 'year_gap';
}
