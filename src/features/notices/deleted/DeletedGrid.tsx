import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import type { DeletedNotice } from '#contract/notices/board.wire.ts';
import { restorableDays } from '#contract/notices/board.wire.ts';
import { getDeletedNoticesCall } from '#contract/notices/calls/get-deleted-notices.call.ts';
import type { SeenRow } from '#machines/row-actions/row-actions.types.ts';
import { dayIn } from '#src/lib/days.ts';
import { type LoadRows, pageLoader } from '#src/lib/resource/page-loader.ts';
import { ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import { type ResourceAddress, useResourceGrid } from '#src/lib/resource/use-resource-grid.ts';
import type { RowActions } from '#src/lib/resource/use-row-actions.ts';
import type { Refresh } from '#src/lib/use-refresh.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { GridColumn } from '#src/ui/grid/grid.types.ts';
import { gridDefaults } from '#src/ui/grid/grid-state.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { TitleCell } from '../full-board/board-columns.tsx';
import { fullBoardMessages as board } from '../full-board/messages.en.ts';
import { formatDay } from '../viewer/format-day.ts';
import { deletedMessages as messages } from './messages.en.ts';

const hint = css({ textStyle: 'small', color: 'text.muted' });
/** The icon, not its frame, aligns with the column's head. */
const buttons = css({ display: 'flex', marginInlineStart: '-2' });
/** With this many days left, the list warns. */
const soon = 3;

const loadDeleted = pageLoader(getDeletedNoticesCall, {}, (row: DeletedNotice) => row);

export interface DeletedGridProps {
  readonly caption: string;
  /** The school's IANA zone, for days. */
  readonly timeZone: string;
  readonly personId: number;
  readonly address: ResourceAddress;
  /** The board's, since all its tabs load again together. */
  readonly together: Refresh;
  readonly changes: RowActions;
  readonly load?: LoadRows<DeletedNotice>;
}

/** [QU-24] Notices deleted in the last 30 days, how long they are kept, and how to restore them. */
export function DeletedGrid(props: DeletedGridProps) {
  const { caption, timeZone, personId, address, together, changes, load = loadDeleted } = props;
  const { send } = changes;
  const columns = useMemo(
    () => columnsOf(timeZone, (row) => send({ type: 'action.submit', action: 'restore', rows: [seen(row)] })),
    [timeZone, send],
  );
  const list = useResourceGrid({
    name: 'deleted-notices',
    personId,
    load,
    columns,
    address,
    together,
    defaults: gridDefaults,
  });
  return (
    <Stack gap="3" above="4">
      <p className={hint}>{messages.hint(restorableDays)}</p>
      <ResourceGrid
        list={list}
        caption={caption}
        seen={seen}
        texts={{ ...board.grid, ...messages.grid }}
        changes={changes}
        actions={[
          { id: 'restore', label: messages.restore, icon: <RotateCcw />, change: 'restore', isBulk: 'only' },
        ]}
      />
    </Stack>
  );
}

const seen = ({ id, version, title }: DeletedNotice): SeenRow => ({ id, version, name: title });

function columnsOf(
  timeZone: string,
  onRestore: (row: DeletedNotice) => void,
): readonly GridColumn<DeletedNotice>[] {
  const names = messages.columns;
  return [
    {
      id: 'title',
      header: names.title,
      cell: (row) => <TitleCell row={row} />,
      value: ({ title }) => title,
      sortable: true,
      width: 22,
    },
    {
      id: 'deleted_at',
      header: names.deleted,
      cell: ({ deletedAt }) => formatDay(dayIn(timeZone, deletedAt)),
      value: ({ deletedAt }) => dayIn(timeZone, deletedAt),
      sortable: true,
      width: 8,
    },
    {
      id: 'deleted_by',
      header: names.by,
      cell: ({ deletedBy }) => <bdi>{deletedBy || messages.you}</bdi>,
      value: ({ deletedBy }) => deletedBy || messages.you,
      sortable: true,
      width: 10,
    },
    {
      id: 'left',
      header: names.left,
      cell: ({ daysLeft }) => (
        <span>
          <Badge tone={daysLeft <= soon ? 'warning' : 'neutral'}>{messages.daysLeft(daysLeft)}</Badge>
        </span>
      ),
      value: ({ daysLeft }) => daysLeft,
      width: 9,
    },
    {
      id: 'action',
      header: names.action,
      cell: (row, tabIndex) => (
        <span className={buttons}>
          <IconButton
            size="sm"
            label={messages.restoreOne(row.title)}
            icon={<RotateCcw />}
            tabIndex={tabIndex}
            onClick={() => onRestore(row)}
          />
        </span>
      ),
      width: 6,
      hideable: false,
    },
  ];
}
