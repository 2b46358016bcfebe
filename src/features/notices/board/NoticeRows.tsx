import Pencil from 'lucide-react/icons/pencil';
import type { NoticeRow } from '#contract/notices/notice.model.ts';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Thumb } from '#src/ui/Thumb.tsx';
import { css } from '#styled/css';
import { NewMark } from '../delivery/NewMark.tsx';
import { shortDay, truncateTitle } from './board-format.ts';
import { messages } from './messages.en.ts';

const rowList = css({ display: 'flex', flexDirection: 'column' });
/** On a phone the marks stand below the words, which need the width. */
const row = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '2',
  paddingInlineEnd: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
  _first: { borderBlockStartWidth: 'none' },
  _hover: { bg: 'surface.hover' },
  smDown: { flexWrap: 'wrap' },
});
const open = css({
  display: 'flex',
  flexGrow: '1',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  px: '5',
  py: '3',
  textAlign: 'start',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-0.5' },
  smDown: { flexBasis: 'full', paddingBlockEnd: '1.5' },
});
const words = css({
  display: 'flex',
  flexGrow: '1',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '0.5',
  minWidth: '0',
});
const title = css({ textStyle: 'subsection', overflowWrap: 'anywhere' });
const facts = css({ textStyle: 'small', color: 'text.muted' });
/** As wide as most marks, so that the pictures before them align. */
const marks = css({
  display: 'flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
  smDown: {
    flexBasis: 'full',
    justifyContent: 'flex-start',
    paddingInlineStart: '5',
    paddingBlockEnd: '3',
    _empty: { display: 'none' },
    '& > button': { marginInlineStart: 'auto' },
  },
  md: { minWidth: '32' },
});
const noButton = css({
  width: 'control.sm',
  _coarse: { width: 'target.touch' },
  smDown: { display: 'none' },
});
const foot = css({ display: 'flex', justifyContent: 'center', p: '3' });

interface NoticeRowsProps {
  readonly rows: readonly NoticeRow[];
  readonly today: string;
  readonly personId: number;
  /** undefined: viewing is switched off [QU-69]. */
  readonly onView: ((row: NoticeRow) => void) | undefined;
  readonly onEdit: (row: NoticeRow) => void;
  /** undefined: all are shown. */
  readonly more: (() => void) | undefined;
}

export function NoticeRows({ rows, today, personId, onView, onEdit, more }: NoticeRowsProps) {
  const hasEdits = rows.some((notice) => notice.mayEdit);
  return (
    <>
      <ul className={rowList}>
        {rows.map((notice) => (
          <li key={notice.id} className={row}>
            <button
              type="button"
              className={open}
              aria-label={onView ? messages.view(notice.title) : notice.title}
              aria-disabled={onView === undefined || undefined}
              onClick={() => onView?.(notice)}
            >
              <span className={words}>
                <span
                  className={title}
                  title={onView ? notice.title : messages.noView}
                  {...spokenAs(notice.titleLanguage)}
                >
                  {truncateTitle(notice.title)}
                </span>
                <span className={facts}>
                  <SharedBy notice={notice} personId={personId} />
                  {notice.fileCount ? ` · ${messages.files(notice.fileCount)}` : ''}
                </span>
              </span>
              {notice.thumb && <Thumb src={notice.thumb.path} alt={messages.picture(notice.thumb.name)} />}
            </button>
            <span className={marks}>
              <NewMark notice={notice} />
              <DueMark notice={notice} today={today} />
              {notice.mayEdit ? (
                <IconButton
                  size="sm"
                  variant="quiet"
                  label={messages.edit(notice.title)}
                  icon={<Pencil />}
                  onClick={() => onEdit(notice)}
                />
              ) : (
                hasEdits && <span className={noButton} data-noprint="" />
              )}
            </span>
          </li>
        ))}
      </ul>
      {more && (
        <div className={foot}>
          <Button variant="quiet" size="sm" onClick={more}>
            {messages.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface SharedByProps {
  readonly notice: NoticeRow;
  readonly personId: number;
}

function SharedBy({ notice, personId }: SharedByProps) {
  if (notice.isFromOffice) return <Badge tone="brand">{messages.centralOffice}</Badge>;
  return notice.createdById === personId ? messages.yours : messages.sharedBy(notice.createdByName);
}

/** [QU-22, QU-23] Says "scheduled" before the share day, else when it is due. */
function DueMark({ notice, today }: { readonly notice: NoticeRow; readonly today: string }) {
  if (notice.isScheduled) return <Badge tone="info">{messages.scheduled}</Badge>;
  if (notice.dueDate === '') return null;
  if (notice.dueDate < today) return <Badge tone="danger">{messages.overdue}</Badge>;
  if (notice.dueDate === today) return <Badge tone="warning">{messages.dueToday}</Badge>;
  return <Badge>{messages.dueOn(shortDay(notice.dueDate))}</Badge>;
}
