import { resourceMessages as messages } from './messages.en.ts';
import type { RowChange } from './use-row-actions.ts';

interface RemovalOptions {
  readonly remove: RowChange['run'];
  readonly restore: RowChange['run'];
  /** Own words for what was done; left out: "3 removed", "3 brought back". */
  readonly removed?: (count: number) => string;
  readonly restored?: (count: number) => string;
}

/** The changes of `useRemovableList` and `useRemoval`. */
export type Removal = Readonly<Record<'remove' | 'restore', RowChange>>;

/** Removing and restoring. Nobody is asked: for 20 seconds each takes the other back. */
export const removal = ({ remove, restore, removed, restored }: RemovalOptions): Removal => ({
  remove: { run: remove, undo: 'restore', done: removed ?? ((count) => messages.rows.removed(count)) },
  restore: { run: restore, undo: 'remove', done: restored ?? ((count) => messages.rows.restored(count)) },
});
