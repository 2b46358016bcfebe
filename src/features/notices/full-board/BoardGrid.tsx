import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { changedAtOnce } from '#contract/notices/board.wire.ts';
import type { ShownMonth } from '#contract/notices/month.rules.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import type { SeenNotice } from '#machines/notices/notice-actions/notice-actions.types.ts';
import { alerts } from '#src/lib/alerts.ts';
import { gridMessages } from '#src/lib/words/grid-messages.en.ts';
import { DataGrid } from '#src/ui/grid/DataGrid.tsx';
import type {
  BulkAction,
  GridColumn,
  GridSelection,
  GridSource,
  GridState,
} from '#src/ui/grid/grid.types.ts';
import { css } from '#styled/css';
import { MonthBar } from '../months/MonthBar.tsx';
import { emptyText, emptyTitle, MonthWayOut } from '../months/MonthEmpty.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { seen } from './board-columns.tsx';
import { boardExports } from './board-exports.ts';
import { chosenRows } from './load-full-board.ts';
import { fullBoardMessages as messages } from './messages.en.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '4' });

export interface BoardGridProps {
  readonly list: NoticeList;
  readonly month: ShownMonth;
  /** The school's day. */
  readonly today: string;
  readonly source: GridSource<BoardRow>;
  readonly columns: readonly GridColumn<BoardRow>[];
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly onMonth: (month: ShownMonth) => void;
  readonly onOpen: ((row: BoardRow) => void) | undefined;
  /** Absent: this person changes no notices. */
  readonly onStatus: ((notices: readonly SeenNotice[], isActive: boolean) => void) | undefined;
  readonly onDelete: (notices: readonly SeenNotice[]) => void;
  /** Absent: this person shares nothing again. */
  readonly onAgain?: ((notices: readonly SeenNotice[]) => void) | undefined;
}

/** [TG-03, CO-02, CO-04] One tab of the board: its month, search and filters, and the rows. */
export function BoardGrid(props: BoardGridProps) {
  const { list, month, today, source, columns, state, onState, onMonth, onOpen } = props;
  const hasMonths = list !== 'due';
  const empty = messages.empty[list];
  return (
    <div className={column}>
      {hasMonths && <MonthBar shown={month} today={today} onMonth={onMonth} />}
      <DataGrid
        caption={messages.tab[list]}
        columns={columns}
        source={source}
        state={state}
        onStateChange={onState}
        texts={{
          ...gridMessages,
          ...messages.grid,
          emptyTitle: hasMonths ? emptyTitle(month, today, empty) : empty,
          emptyText: hasMonths ? emptyText(month, today) : undefined,
        }}
        rowId={idOf}
        rowName={nameOf}
        onOpen={onOpen}
        selectable={props.onStatus !== undefined || props.onAgain !== undefined}
        bulkActions={bulkActions(props)}
        exports={boardExports(messages.tab[list])}
        tools={
          <BoardFilters
            list={list}
            filters={state.filters}
            onFilters={(filters) => onState({ ...state, page: 1, filters })}
          />
        }
        emptyAction={hasMonths && <MonthWayOut shown={month} today={today} onMonth={onMonth} />}
      />
    </div>
  );
}

const idOf = (row: BoardRow) => String(row.id);
const nameOf = (row: BoardRow) => row.title;

type Change = (notices: readonly SeenNotice[]) => void;

function bulkActions(props: BoardGridProps): BulkAction<BoardRow>[] {
  return [...tendingActions(props), ...againAction(props)];
}

/** So many at once are still gone through one by one. */
const usedAgainAtOnce = 50;

function againAction({ source, onAgain }: BoardGridProps): BulkAction<BoardRow>[] {
  if (!onAgain) return [];
  const choose = (selection: GridSelection<BoardRow>, clear: () => void) => {
    chosenRows(source, selection, usedAgainAtOnce).then(
      (chosen) => {
        if (chosen.length > usedAgainAtOnce) return tell(messages.tooManyAgain(usedAgainAtOnce));
        onAgain(chosen.map(seen));
        clear();
      },
      () => alerts.show({ tone: 'error', title: messages.wentWrong }),
    );
  };
  return [{ id: 'again', label: messages.bulk.again, icon: <CalendarPlus />, onRun: choose }];
}

/** Of the chosen ones those that are the person's to change; the others stay as they are. */
function tendingActions({ list, source, onStatus, onDelete }: BoardGridProps): BulkAction<BoardRow>[] {
  if (!onStatus) return [];
  const run = (change: Change) => (selection: GridSelection<BoardRow>, clear: () => void) => {
    const work = async () => {
      const chosen = await chosenRows(source, selection, changedAtOnce);
      const own = chosen.filter((row) => row.canManage).map(seen);
      if (chosen.length > changedAtOnce) tell(messages.tooMany(changedAtOnce));
      else if (own.length === 0) tell(messages.notYours);
      else {
        change(own);
        clear();
      }
    };
    work().catch(() => alerts.show({ tone: 'error', title: messages.wentWrong }));
  };
  if (list !== 'inactive') {
    const turnOff = run((notices) => onStatus(notices, false));
    return [{ id: 'off', label: messages.bulk.turnOff, icon: <PowerOff />, onRun: turnOff }];
  }
  return [
    {
      id: 'on',
      label: messages.bulk.turnOn,
      icon: <Power />,
      onRun: run((notices) => onStatus(notices, true)),
    },
    { id: 'delete', label: messages.bulk.remove, icon: <Trash2 />, tone: 'danger', onRun: run(onDelete) },
  ];
}

const tell = (title: string) => alerts.show({ tone: 'warning', title });
