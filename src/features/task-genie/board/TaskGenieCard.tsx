import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { Board, ListPage } from './load-board.ts';
import { messages } from './messages.ts';
import { NoticeRows } from './NoticeRows.tsx';

export interface TaskGenieCardProps {
  readonly board: Board;
  readonly lists: readonly NoticeList[];
  readonly list: NoticeList;
  /** The school's day. */
  readonly today: string;
  readonly personId: number;
  readonly onList: (list: NoticeList) => void;
  readonly onShowMore: () => void;
  readonly onRetry: () => void;
  /** Absent: this person writes no notices. */
  readonly onAdd?: (() => void) | undefined;
  /** Stands beside "Add notice": the person's drafts. */
  readonly drafts?: ReactNode;
  readonly onView: (row: NoticeRow) => void;
  readonly onEdit: (row: NoticeRow) => void;
}

/** [DF-07, DF-11] A person's notices by status, ten at first. */
export function TaskGenieCard(props: TaskGenieCardProps) {
  const { board, lists, list, drafts, onList, onAdd, onRetry } = props;
  const actions = onAdd && (
    <>
      {drafts}
      <Button variant="primary" size="sm" icon={<Plus />} onClick={onAdd}>
        {messages.add}
      </Button>
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
      )}
    </Card>
  );
}

interface PanelProps extends TaskGenieCardProps {
  readonly page: ListPage | undefined;
}

function NoticeListPanel({ list, page, today, personId, onShowMore, onView, onEdit }: PanelProps) {
  if (!page || page.rows.length === 0) return <EmptyState title={messages.empty[list]} />;
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
