import type { Removal } from '../resource/removal.ts';
import { type RowActions, useRowActions } from '../resource/use-row-actions.ts';

interface RemovalOptions {
  /** From `removal`; keep its identity between renders. */
  readonly changes: Removal;
  readonly sessionLive: boolean;
  readonly onChanged: () => void;
}

interface OneRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
}

export function useRemoval(options: RemovalOptions): {
  readonly actions: RowActions;
  readonly remove: (row: OneRow) => void;
} {
  const actions = useRowActions(options);
  return {
    actions,
    remove: ({ id, version, name }) =>
      actions.send({ type: 'action.submit', action: 'remove', rows: [{ id, version, name }] }),
  };
}
