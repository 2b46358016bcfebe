import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { can, noticeModule, type Person } from '#contract/auth/session.model.ts';
import { hasModule, modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { shownMonth } from '#contract/notices/month.rules.ts';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import { alerts } from '#src/lib/alerts.ts';
import { todayIn } from '#src/lib/days.ts';
import { formatTime } from '#src/lib/words/dates.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { truncateTitle } from '../board/board-format.ts';
import { type Board, listsOf } from '../board/load-board.ts';
import { messages } from '../board/messages.en.ts';
import { TaskGenieCard } from '../board/TaskGenieCard.tsx';
import type { BoardSearch } from '../board-search.ts';
import { seenNotices } from '../delivery/seen-notices.ts';
import { sendWaiting } from '../delivery/send-waiting.ts';
import type { FollowDelivery } from '../delivery/use-delivery.ts';
import { isFormInAddress, type OpenedForm } from './opened-form.ts';
import { useViewedRows } from './use-viewed-rows.ts';

const NoticeViewer = lazy(() =>
  import('../viewer/NoticeViewer.tsx').then((module) => ({ default: module.NoticeViewer })),
);
const loadForm = () => import('../form/NoticeForm.tsx');
const NoticeForm = lazy(() => loadForm().then((module) => ({ default: module.NoticeForm })));
/** If this fails, the next press says so. */
const fetchForm = () => void loadForm().catch(() => undefined);
const DraftsButton = lazy(() =>
  import('../drafts/DraftsButton.tsx').then((module) => ({ default: module.DraftsButton })),
);

// Margins of the parts collapse with these, so the card needs its own distance.
const aboveCard = css({ marginBlockEnd: '4' });
const belowCard = css({ marginBlockStart: '4' });
const asOfLine = css({ display: 'block', textStyle: 'small', color: 'text.muted', marginBlockEnd: '3' });

export interface BoardScreenProps {
  readonly title: string;
  readonly person: Person;
  /** false while the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly board: Board;
  readonly search: BoardSearch;
  /** Changes the address; `replace` adds no step for the back button. */
  readonly onSearch: (changes: BoardSearch, options?: { replace: boolean }) => void;
  readonly opened: OpenedForm;
  readonly followDelivery?: FollowDelivery | undefined;
  readonly onRefresh: () => void;
  /** Opens the full board; undefined: the person has none. */
  readonly onFullScreen?: (() => void) | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with the person's Task Genie card; the viewer and the form open over it. */
export function BoardScreen(props: BoardScreenProps) {
  const { title, person, sessionLive, board, search, opened, onSearch, onRefresh } = props;
  const lists = listsOf(person);
  const list = search.tab && lists.includes(search.tab) ? search.tab : (lists[0] ?? 'active');
  const today = todayIn(person.school.timeZone);
  const rows = rowsWith(search.open, board, list);
  const highlights = board.kind === 'loaded' ? board.highlights : undefined;
  const writes = mayWrite(person);
  const load = useMemo(
    () => async (id: number, signal: AbortSignal) =>
      (await import('../board/load-notice.ts')).loadNotice(person, id, signal),
    [person],
  );
  const closed = { open: undefined, form: undefined, notice: undefined, template: undefined };
  const isViewing = search.open !== undefined && search.form === undefined;
  const gone = useCallback(() => {
    alerts.show({ tone: 'info', title: messages.gone });
    onSearch({ open: undefined }, { replace: true });
  }, [onSearch]);
  useEffect(() => sendWaiting(person.id), [person.id]);
  const viewed = useViewedRows(rows, isViewing ? search.open : undefined, load, gone);

  return (
    <>
      {props.children ?? (
        <>
          <PageHeader title={title} />
          {board.kind === 'loaded' && board.asOf !== undefined && (
            <output className={asOfLine}>{messages.offlineAsOf(formatTime(board.asOf))}</output>
          )}
          {props.above !== undefined && <div className={aboveCard}>{props.above}</div>}
          <TaskGenieCard
            board={board}
            lists={lists}
            list={list}
            month={shownMonth(search.month, today)}
            today={today}
            personId={person.id}
            onList={(tab) => onSearch({ tab, all: undefined }, { replace: true })}
            onMonth={(month) => onSearch({ month, all: undefined })}
            onShowMore={() => onSearch({ all: true }, { replace: true })}
            onRetry={onRefresh}
            onFullScreen={props.onFullScreen}
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
            onAddLikely={fetchForm}
            onView={can(person, noticeModule, 'view') ? (row) => onSearch({ open: row.id }) : undefined}
            onEdit={(row) => onSearch({ form: 'edit', notice: row.id })}
          />
          {props.below !== undefined && (
            <div className={belowCard}>
              <Stack>{props.below}</Stack>
            </div>
          )}
        </>
      )}
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
            followDelivery={props.followDelivery}
            onClose={() => {
              onSearch(closed);
              // The next unread notice takes its place.
              if (highlights?.unread.some(({ id }) => seenNotices.has(id))) onRefresh();
            }}
            onEdit={(notice) => onSearch({ form: 'edit', notice: notice.id })}
            onTemplate={(notice) => onSearch({ form: 'editReshare', notice: notice.id, template: 1 })}
            onReshare={(notice) => onSearch({ form: 'editReshare', notice: notice.id })}
          />
        )}
        {search.form !== undefined && writes && isFormInAddress(opened, search) && (
          <NoticeForm
            key={`${opened.count} ${search.form} ${search.notice} ${search.template}`}
            mode={search.form}
            isTemplate={search.template === 1}
            noticeId={search.notice ?? 0}
            person={person}
            sessionLive={sessionLive}
            onSaved={(information, offerUndo, { id, title: name }) => {
              const told = { title: messages.saved(truncateTitle(name)), text: information };
              if (offerUndo) offerUndo(told, (form, notice) => onSearch({ ...closed, form, notice }));
              else {
                const action = { label: messages.open, onPress: () => onSearch({ ...closed, open: id }) };
                alerts.show({ tone: 'success', ...told, action });
              }
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

function rowsWith(open: number | undefined, board: Board, list: NoticeList): readonly NoticeRow[] {
  if (board.kind === 'failed') return [];
  const listed = board.lists[list]?.rows ?? [];
  if (open === undefined || listed.some(({ id }) => id === open)) return listed;
  const { unread = [], overdue = [] } = board.highlights ?? {};
  const above = [...unread, ...overdue];
  return above.some(({ id }) => id === open) ? above : listed;
}

/** [RP-03, RP-04, RP-05] The office needs its module, a school the right to edit notices. */
export function mayWrite(person: Person): boolean {
  if (person.role === roles.superAdmin)
    return hasModule({ ...person, modules: person.modules.map(({ url }) => url) }, modules.notices);
  return (
    (person.role === roles.schoolAdmin || person.role === roles.faculty) && can(person, noticeModule, 'edit')
  );
}
