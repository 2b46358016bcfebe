import { resourceMessages as messages } from './messages.en.ts';
import type { RowChange } from './use-row-actions.ts';

interface RemovalOptions {
  readonly remove: RowChange['run'];
  readonly restore: RowChange['run'];
  /** Own words for the result; left out: "3 removed", "3 brought back". */
  readonly removed?: (count: number) => string;
  readonly restored?: (count: number) => string;
}

export type Removal = Readonly<Record<'remove' | 'restore', RowChange>>;

/** The changes that remove and restore. They ask nothing; each can be undone for 20 seconds. */
export const removal = ({ remove, restore, removed, restored }: RemovalOptions): Removal => ({
  remove: { run: remove, undo: 'restore', done: removed ?? ((count) => messages.rows.removed(count)) },
  restore: { run: restore, undo: 'remove', done: restored ?? ((count) => messages.rows.restored(count)) },
});
