import Maximize2 from 'lucide-react/icons/maximize-2';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ShownMonth } from '#contract/notices/month.rules.ts';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { css } from '#styled/css';
import { HighlightStrip } from './HighlightStrip.tsx';
import type { Board, ListPage } from './load-board.ts';
import { messages } from './messages.en.ts';
import { NoticeRows } from './NoticeRows.tsx';

// The first screen shows what is due this week and needs no months.
const MonthBar = lazy(() =>
  import('../months/MonthBar.tsx').then((module) => ({ default: module.MonthBar })),
);
const MonthEmpty = lazy(() =>
  import('../months/MonthEmpty.tsx').then((module) => ({ default: module.MonthEmpty })),
);

const months = css({ px: '3', paddingBlockStart: '2', minHeight: 'control.lg' });

export interface TaskGenieCardProps {
  readonly board: Board;
  readonly lists: readonly NoticeList[];
  readonly list: NoticeList;
  /** [QC-33] Of the active and the inactive list. */
  readonly month: ShownMonth;
  /** In the school's zone. */
  readonly today: string;
  readonly personId: number;
  readonly onList: (list: NoticeList) => void;
  readonly onMonth: (month: ShownMonth) => void;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
  readonly onFullScreen?: (() => void) | undefined;
  /** undefined: this person writes no notices. */
  readonly onAdd?: (() => void) | undefined;
  /** Called when somebody is about to add a notice. */
  readonly onAddLikely?: (() => void) | undefined;
  readonly drafts?: ReactNode;
  /** undefined: viewing is switched off [QU-69]. */
  readonly onView: ((row: NoticeRow) => void) | undefined;
  readonly onEdit: (row: NoticeRow) => void;
}

/** [DF-07, DF-11] A person's notices by status, ten at first. */
export function TaskGenieCard(props: TaskGenieCardProps) {
  const { board, lists, list, drafts, onList, onAdd, onAddLikely, onFullScreen, onRetry } = props;
  const actions = (
    <>
      {onAdd && drafts}
      {onAdd && (
        <Button
          variant="primary"
          size="sm"
          icon={<Plus />}
          onPointerEnter={onAddLikely}
          onFocus={onAddLikely}
          onClick={onAdd}
        >
          {messages.add}
        </Button>
      )}
      {onFullScreen && <IconButton label={messages.fullScreen} icon={<Maximize2 />} onClick={onFullScreen} />}
    </>
  );
  return (
    <Card title={messages.title} actions={actions} flush>
      {board.kind === 'failed' ? (
        <ErrorState
          title={messages.failed}
          text={board.information}
          reference={board.reference === undefined ? undefined : messages.reference(board.reference)}
          retry={{ label: messages.retry, onRetry }}
        />
      ) : (
        <>
          <HighlightStrip highlights={board.highlights} onView={props.onView} />
          <Tabs
            label={messages.tabs}
            value={list}
            onChange={onList}
            items={lists.map((each) => ({
              value: each,
              label: messages.tab[each],
              count: board.lists[each]?.count,
              content: <NoticeListPanel {...props} list={each} page={board.lists[each]} />,
            }))}
          />
        </>
      )}
    </Card>
  );
}

interface PanelProps extends TaskGenieCardProps {
  readonly page: ListPage | undefined;
}

/** [QU-60] The list of what is due this week has no months. */
function NoticeListPanel({ page, ...props }: PanelProps) {
  const { list, month, today, onMonth } = props;
  if (list === 'due')
    return page?.rows.length ? <Rows {...props} page={page} /> : <EmptyState title={messages.empty.due} />;
  return (
    <>
      <div className={months}>
        <Suspense>
          <MonthBar shown={month} today={today} onMonth={onMonth} />
        </Suspense>
      </div>
      {page?.rows.length ? (
        <Rows {...props} page={page} />
      ) : (
        <Suspense>
          <MonthEmpty shown={month} today={today} title={messages.empty[list]} onMonth={onMonth} />
        </Suspense>
      )}
    </>
  );
}

function Rows({
  page,
  today,
  personId,
  onShowMore,
  onView,
  onEdit,
}: TaskGenieCardProps & { readonly page: ListPage }) {
  return (
    <NoticeRows
      rows={page.rows}
      today={today}
      personId={personId}
      onView={onView}
      onEdit={onEdit}
      more={page.rows.length < page.count ? onShowMore : undefined}
    />
  );
}
