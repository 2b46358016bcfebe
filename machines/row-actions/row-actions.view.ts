import type { SnapshotFrom } from 'xstate';
import type { rowActionsMachine } from './row-actions.machine.ts';
import type { RowsCommand, RowsReport } from './row-actions.types.ts';

export interface RowActionsView {
  /** What the person is asked about; null: nothing. */
  readonly asked: RowsCommand | null;
  /** Which rows of the last command were refused, and why; null: none, or it was read. */
  readonly report: RowsReport | null;
  /** The rows that something is being done with. */
  readonly busy: readonly number[];
}

export function rowActionsView({ context }: SnapshotFrom<typeof rowActionsMachine>): RowActionsView {
  return {
    asked: context.asked,
    report: context.report,
    busy: context.commands.flatMap(({ rows }) => rows.map(({ id }) => id)),
  };
}
