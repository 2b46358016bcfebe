import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { boardAuthors, boardStates } from '#contract/notices/board.wire.ts';
import type { ShownMonth } from '#contract/notices/month.rules.ts';
import type { BoardRow, NoticeList } from '#contract/notices/notice.model.ts';
import type { LongExport } from '#src/lib/exports/long-export.ts';
import { type ResourceAction, ResourceGrid } from '#src/lib/resource/ResourceGrid.tsx';
import type { ResourceList } from '#src/lib/resource/use-resource-grid.ts';
import type { RowActions } from '#src/lib/resource/use-row-actions.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { MonthBar } from '../months/MonthBar.tsx';
import { emptyText, emptyTitle, MonthWayOut } from '../months/MonthEmpty.tsx';
import { seen } from './board-columns.tsx';
import { fullBoardMessages as messages } from './messages.en.ts';

/** Up to this many are gone through one by one. */
const usedAgainAtOnce = 50;

export interface BoardGridProps {
  readonly tab: NoticeList;
  readonly month: ShownMonth;
  /** In the school's zone. */
  readonly today: string;
  readonly list: ResourceList<BoardRow>;
  readonly longExport: LongExport;
  readonly onMonth: (month: ShownMonth) => void;
  readonly onOpen: ((row: BoardRow) => void) | undefined;
  readonly changes: RowActions;
  readonly canManage: boolean;
  /** undefined: this person shares nothing again. */
  readonly onAgain: ((rows: readonly BoardRow[]) => void) | undefined;
}

/** [TG-03, CO-02, CO-04] One tab of the board: its month, search and filters, and the rows. */
export function BoardGrid(props: BoardGridProps) {
  const { tab, month, today, onMonth } = props;
  const hasMonths = tab !== 'due';
  const empty = messages.empty[tab];
  return (
    <Stack gap="3" above="4">
      {hasMonths && <MonthBar shown={month} today={today} onMonth={onMonth} />}
      <ResourceGrid
        list={props.list}
        longExport={props.longExport}
        caption={messages.tab[tab]}
        seen={seen}
        texts={{
          ...messages.grid,
          emptyTitle: hasMonths ? emptyTitle(month, today, empty) : empty,
          emptyText: hasMonths ? emptyText(month, today) : undefined,
        }}
        // Only authors see switched-off notices, and only the active list has scheduled and overdue ones.
        filters={tab === 'active' ? activeFilters() : []}
        actions={bulkActions(props)}
        changes={props.changes}
        onOpen={props.onOpen}
        isMultiSort={false}
        emptyAction={hasMonths && <MonthWayOut shown={month} today={today} onMonth={onMonth} />}
      />
    </Stack>
  );
}

const activeFilters = () => [
  {
    id: 'author',
    label: messages.author,
    all: messages.authors.all,
    options: boardAuthors.map((value) => ({ value, label: messages.authors[value] })),
  },
  {
    id: 'state',
    label: messages.state,
    all: messages.states.all,
    options: boardStates.map((value) => ({ value, label: messages.states[value] })),
  },
];

/** For chosen rows only: each row has its own buttons in the last column. */
function bulkActions({ tab, canManage, onAgain }: BoardGridProps): ResourceAction<BoardRow>[] {
  const bulk = { isBulk: 'only' as const };
  const change = { ...bulk, when: (row: BoardRow) => row.canManage };
  const off = {
    ...change,
    id: 'off',
    label: messages.bulk.turnOff,
    icon: <PowerOff />,
    tone: 'danger' as const,
    change: 'off',
  };
  const on = { ...change, id: 'on', label: messages.bulk.turnOn, icon: <Power />, change: 'on' };
  const label = messages.bulk.remove;
  const remove = {
    ...change,
    id: 'delete',
    label,
    icon: <Trash2 />,
    tone: 'danger' as const,
    change: 'delete',
  };
  const again = onAgain && {
    ...bulk,
    id: 'again',
    label: messages.bulk.again,
    icon: <CalendarPlus />,
    most: usedAgainAtOnce,
    onRunMany: onAgain,
  };
  const managing = tab === 'inactive' ? [on, remove] : [off];
  return [...(canManage ? managing : []), ...(again ? [again] : [])];
}
