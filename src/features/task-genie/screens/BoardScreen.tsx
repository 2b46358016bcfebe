import { lazy, Suspense, useCallback, useMemo } from 'react';
import { isClubModel } from '#contract/notices/notice.rules.ts';
import { can, noticeModule, type Person } from '#contract/session/session.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { todayIn } from '#src/lib/days.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { type Board, listsOf, loadNotice } from '../board/load-board.ts';
import { messages } from '../board/messages.ts';
import { TaskGenieCard } from '../board/TaskGenieCard.tsx';
import type { BoardSearch } from '../board-search.ts';
import { useViewedRows } from './use-viewed-rows.ts';

const NoticeViewer = lazy(() =>
  import('../viewer/NoticeViewer.tsx').then((module) => ({ default: module.NoticeViewer })),
);
const NoticeForm = lazy(() =>
  import('../form/NoticeForm.tsx').then((module) => ({ default: module.NoticeForm })),
);
const DraftsButton = lazy(() =>
  import('../drafts/DraftsButton.tsx').then((module) => ({ default: module.DraftsButton })),
);

export interface BoardScreenProps {
  /** The page's heading. */
  readonly title: string;
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly board: Board;
  readonly search: BoardSearch;
  /** Puts changes into the address; `replace` leaves no step for the back button. */
  readonly onSearch: (changes: BoardSearch, options?: { replace: boolean }) => void;
  /** Asks the server for the lists again. */
  readonly onRefresh: () => void;
}

/** A page with the person's Task Genie card; the viewer and the form open over it. */
export function BoardScreen(props: BoardScreenProps) {
  const { title, person, sessionLive, board, search, onSearch, onRefresh } = props;
  const lists = listsOf(person);
  const list = search.tab && lists.includes(search.tab) ? search.tab : (lists[0] ?? 'active');
  const today = todayIn(person.school.timeZone);
  const rows = board.kind === 'loaded' ? (board.lists[list]?.rows ?? []) : [];
  const writes = mayWrite(person);
  const load = useMemo(() => (id: number, signal: AbortSignal) => loadNotice(person, id, signal), [person]);
  const closed = { open: undefined, form: undefined, notice: undefined };
  const isViewing = search.open !== undefined && search.form === undefined;
  const gone = useCallback(() => {
    alerts.show({ tone: 'info', title: messages.gone });
    onSearch({ open: undefined }, { replace: true });
  }, [onSearch]);
  const viewed = useViewedRows(rows, isViewing ? search.open : undefined, load, gone);

  return (
    <>
      <PageHeader title={title} />
      <TaskGenieCard
        board={board}
        lists={lists}
        list={list}
        today={today}
        personId={person.id}
        onList={(tab) => onSearch({ tab, all: undefined }, { replace: true })}
        onShowMore={() => onSearch({ all: true }, { replace: true })}
        onRetry={onRefresh}
        drafts={
          writes && (
            <Suspense>
              <DraftsButton
                personId={person.id}
                isWriting={search.form !== undefined}
                onOpen={({ mode, noticeId }) => onSearch({ form: mode, notice: noticeId })}
              />
            </Suspense>
          )
        }
        onAdd={writes ? () => onSearch({ form: 'add', notice: 0 }) : undefined}
        onView={(row) => onSearch({ open: row.id })}
        onEdit={(row) => onSearch({ form: 'edit', notice: row.id })}
      />
      <Suspense>
        {viewed && (
          <NoticeViewer
            key={search.open}
            rows={viewed}
            startIndex={viewed.findIndex((row) => row.id === search.open)}
            list={list}
            person={person}
            today={today}
            loadNotice={load}
            onClose={() => onSearch(closed)}
            onEdit={(notice) => onSearch({ form: 'edit', notice: notice.id })}
            onReshare={(notice) => onSearch({ form: 'editReshare', notice: notice.id })}
          />
        )}
        {search.form !== undefined && writes && (
          <NoticeForm
            key={`${search.form} ${search.notice}`}
            mode={search.form}
            noticeId={search.notice ?? 0}
            person={person}
            sessionLive={sessionLive}
            onSaved={(information) => {
              alerts.show({ tone: 'success', title: messages.saved, text: information });
              onSearch(closed);
              onRefresh();
            }}
            onClosed={() => onSearch(closed)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Faculty and school admins of grade-and-division schools; the form of clubs comes with its own issue. */
function mayWrite(person: Person): boolean {
  return (
    (person.role === 2 || person.role === 4) &&
    !isClubModel(person.school.model) &&
    can(person, noticeModule, 'edit')
  );
}
