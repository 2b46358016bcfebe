import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import { changedAtOnce, restorableDays } from '#contract/notices/board.wire.ts';
import type { SeenNotice } from '#machines/notices/notice-actions/notice-actions.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { gridMessages } from '#src/lib/words/grid-messages.en.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type { BulkAction, GridColumn, GridSource, GridState } from '#src/ui/grid/grid.types.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';
import { TitleCell } from '../full-board/board-columns.tsx';
import { boardExports } from '../full-board/board-exports.ts';
import { chosenRows } from '../full-board/load-full-board.ts';
import { fullBoardMessages as board } from '../full-board/messages.en.ts';
import { dayInZone, formatDay } from '../viewer/format-day.ts';
import { type DeletedNotice, deletedNotices } from './load-deleted.ts';
import { deletedMessages as messages } from './messages.en.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '4' });
const hint = css({ textStyle: 'small', color: 'text.muted' });
/** The icon, not the frame around it, stands in line with the head of the column. */
const buttons = css({ display: 'flex', marginInlineStart: '-2' });
/** So few days are worth a warning. */
const soon = 3;

export interface DeletedGridProps {
  /** The board's own words for the tab. */
  readonly caption: string;
  /** IANA zone of the school; days are days there. */
  readonly timeZone: string;
  /** Rises when notices changed: the list is asked for again. */
  readonly round: number;
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly onRestore: (notices: readonly SeenNotice[]) => void;
  readonly source?: GridSource<DeletedNotice>;
}

/** [QU-24] What was deleted in the last 30 days, how long it is kept, and the way back. */
export function DeletedGrid(props: DeletedGridProps) {
  const { caption, timeZone, round, state, onState, onRestore, source = deletedNotices } = props;
  const ofRound = useMemo(() => ({ ...source, round }), [source, round]);
  const columns = useMemo(() => columnsOf(timeZone, onRestore), [timeZone, onRestore]);
  return (
    <div className={column}>
      <p className={hint}>{messages.hint(restorableDays)}</p>
      <DataGrid
        caption={caption}
        columns={columns}
        source={ofRound}
        state={state}
        onStateChange={onState}
        texts={{ ...gridMessages, ...board.grid, ...messages.grid }}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        selectable
        exports={boardExports(caption)}
        bulkActions={[bulkRestore(ofRound, onRestore)]}
      />
    </div>
  );
}

const seen = ({ id, version, title }: DeletedNotice): SeenNotice => ({ id, version, title });

function columnsOf(
  timeZone: string,
  onRestore: DeletedGridProps['onRestore'],
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
      cell: ({ deletedAt }) => formatDay(dayInZone(deletedAt, timeZone)),
      value: ({ deletedAt }) => dayInZone(deletedAt, timeZone),
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
            onClick={() => onRestore([seen(row)])}
          />
        </span>
      ),
      width: 6,
      hideable: false,
    },
  ];
}

function bulkRestore(
  source: GridSource<DeletedNotice>,
  onRestore: DeletedGridProps['onRestore'],
): BulkAction<DeletedNotice> {
  return {
    id: 'restore',
    label: messages.restore,
    icon: <RotateCcw />,
    onRun: (selection, clear) => {
      const work = async () => {
        const chosen = await chosenRows(source, selection, changedAtOnce);
        if (chosen.length > changedAtOnce) {
          alerts.show({ tone: 'warning', title: messages.tooMany(changedAtOnce) });
          return;
        }
        onRestore(chosen.map(seen));
        clear();
      };
      work().catch(() => alerts.show({ tone: 'error', title: board.wentWrong }));
    },
  };
}
