import { setContentRemovedCall } from '#contract/content/calls/set-content-removed.call.ts';
import type { LoadRows } from '#src/lib/resource/page-loader.ts';
import type { Removal } from '#src/lib/resource/removal.ts';
import { useRemovableList } from '#src/lib/resource/use-removable-list.tsx';
import type { GridColumn, GridState } from '#src/ui/grid/grid.types.ts';
import type { ContentProps } from './content-props.ts';

interface ContentListOptions<Row> {
  /** In kebab-case, as the name of saved views. */
  readonly name: string;
  /** From `contentRemoval`. */
  readonly changes: Removal;
  readonly load: LoadRows<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly defaults?: Partial<GridState>;
  /** True: this person adds and changes rows. */
  readonly mayWrite: boolean;
  /** Opens the page of a row, for readers too. Left out: its form opens, for writers only. */
  readonly onOpen?: (row: Row) => void;
}

/** A list of one kind of content with this person's rights. */
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
