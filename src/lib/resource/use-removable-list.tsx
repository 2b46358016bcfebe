import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { resourceMessages as messages } from './messages.en.ts';
import type { ResourceFilter } from './ResourceFilters.tsx';
import type { Hindrance, ResourceAction } from './ResourceGrid.tsx';
import type { Removal } from './removal.ts';
import { type ResourceGridOptions, type ResourceList, useResourceGrid } from './use-resource-grid.ts';
import { type RowActions, useRowActions } from './use-row-actions.ts';

interface RemovableRow {
  readonly id: number;
  readonly isRemoved: boolean;
}

interface RemovableListOptions<Row> extends ResourceGridOptions<Row> {
  /** From `removal`; keep its identity between renders. */
  readonly changes: Removal;
  readonly sessionLive: boolean;
  readonly mayOpen?: boolean;
  readonly mayRemove: boolean;
  /** Why a row is neither opened, removed nor restored; null: it is. */
  readonly hindrance?: ((row: Row) => Hindrance | null) | undefined;
  readonly onOpen?: (row: Row) => void;
}

interface RemovableList<Row> {
  readonly list: ResourceList<Row>;
  readonly changes: RowActions;
  readonly actions: readonly ResourceAction<Row>[];
  readonly onOpen: ((row: Row) => void) | undefined;
}

export function useRemovableList<Row extends RemovableRow>(
  options: RemovableListOptions<Row>,
): RemovableList<Row> {
  const { changes, sessionLive, mayOpen = true, mayRemove, hindrance, onOpen } = options;
  const list = useResourceGrid(options);
  const actions = useRowActions({ changes, sessionLive, onChanged: list.refresh });
  const open = (row: Row) => {
    if (row.isRemoved || hindrance?.(row)) return;
    if (onOpen) onOpen(row);
    else list.onOpen(String(row.id));
  };
  const offered: readonly ResourceAction<Row>[] = [
    ...(mayOpen ? [{ id: 'open', kind: 'open', when: isPresent, onRun: open } as const] : []),
    ...(mayRemove ? removingActions() : []),
  ];
  return {
    list,
    changes: actions,
    actions: hindrance ? offered.map((action) => ({ ...action, hindrance })) : offered,
    onOpen: mayOpen ? open : undefined,
  };
}

const isRemoved = (row: RemovableRow) => row.isRemoved;
const isPresent = (row: RemovableRow) => !row.isRemoved;

const removingActions = (): readonly ResourceAction<RemovableRow>[] => [
  {
    id: 'remove',
    label: messages.rows.remove,
    icon: <Trash2 />,
    tone: 'danger',
    when: isPresent,
    change: 'remove',
    isBulk: true,
  },
  {
    id: 'restore',
    label: messages.rows.restore,
    icon: <RotateCcw />,
    when: isRemoved,
    change: 'restore',
    isBulk: true,
  },
];

export const removedFilter = (): ResourceFilter => ({
  id: 'state',
  label: messages.shown.label,
  all: messages.shown.inUse,
  options: [{ value: 'removed', label: messages.shown.removed }],
});
