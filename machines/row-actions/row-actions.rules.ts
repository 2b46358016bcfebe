import type { ChangedRows } from '#contract/core/rows.ts';
import type { RefusedRow, RowActionsInput, RowsCommand, SeenRow } from './row-actions.types.ts';

/** The rows a command was carried out on, with the versions of now and what is to be known of them. */
export function doneRows({ rows }: RowsCommand, { done }: ChangedRows): SeenRow[] {
  const changed = new Map(done.map((row) => [row.id, row]));
  return rows.flatMap(({ id, name }) => {
    const row = changed.get(id);
    return row ? [{ ...row, name }] : [];
  });
}

export function refusedRows({ rows }: RowsCommand, { refused }: ChangedRows): RefusedRow[] {
  return refused.flatMap(({ id, code, information }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ row, code, information }] : [];
  });
}

/** What takes a command back, as far as it was done. */
export function undoOf(
  command: RowsCommand,
  done: readonly SeenRow[],
  rules: RowActionsInput['rules'],
): RowsCommand | null {
  const action = rules[command.action]?.undo ?? null;
  if (action === null || done.length === 0 || command.isUndo) return null;
  return { action, rows: done, isUndo: true };
}
