import { setContentRemovedCall } from '#contract/content/calls/set-content-removed.call.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { Removal } from '#src/lib/resource/removal.ts';
import { useRemovableList } from '#src/lib/resource/use-removable-list.tsx';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import type { ContentProps } from './content-props.ts';

interface ContentListOptions<Row> {
  /** In kebab-case: saved views are kept under it. */
  readonly name: string;
  /** From `contentRemoval`. */
  readonly changes: Removal;
  readonly load: LoadRows<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly defaults?: Partial<GridState>;
  /** Does this person add and change rows? */
  readonly mayWrite: boolean;
  /** Leads to the page of a row, which readers open too; left out: its form opens, for writers only. */
  readonly onOpen?: (row: Row) => void;
}

/** A list of content of one kind, with what this person may do to its rows. */
export function useContentList<Row extends { readonly id: number; readonly isRemoved: boolean }>(
  { person, sessionLive, address, listen, may }: ContentProps,
  { mayWrite, ...options }: ContentListOptions<Row>,
) {
  const mayOpen = mayWrite || options.onOpen !== undefined;
  const mayRemove = mayOpen && may(setContentRemovedCall);
  return useRemovableList({
    ...options,
    personId: person.id,
    sessionLive,
    address,
    listen,
    mayOpen,
    mayRemove,
  });
}
