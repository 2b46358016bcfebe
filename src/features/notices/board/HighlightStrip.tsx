import { useId, useSyncExternalStore } from 'react';
import type { NoticeRow } from '#contract/notices/notice.model.ts';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { css, cx } from '#styled/css';
import { NewMark } from '../delivery/NewMark.tsx';
import { seenNotices } from '../delivery/seen-notices.ts';
import { shortDay, truncateTitle } from './board-format.ts';
import type { Highlights } from './load-board.ts';
import { messages } from './messages.en.ts';

const strip = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '[repeat(auto-fit, minmax(18rem, 1fr))]' },
  columnGap: '6',
  rowGap: '2',
  px: { base: '2', sm: '3' },
  py: '3',
  bg: 'surface.sunken',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'line',
});
/**
 * On a phone it is one line that scrolls sideways, like the tabs, so that the list below begins in sight. `position`
 * contains the texts for screen readers, which would widen the page.
 */
const lowStrip = css({
  mdDown: {
    display: 'flex',
    position: 'relative',
    overflowX: 'auto',
    py: '2',
    overscrollBehaviorX: 'contain',
  },
});
const group = css({ minWidth: '0' });
const lowGroup = css({
  mdDown: { flexShrink: '0', '& > ul': { display: 'flex' }, '& li': { width: '64' } },
});
const label = css({ px: '2', textStyle: 'label', color: 'text.muted' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: 'control.sm',
  px: '2',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover' },
  _coarse: { minHeight: 'target.touch' },
});
const title = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const facts = css({
  marginInlineStart: 'auto',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textStyle: 'small',
  color: 'text.muted',
});

interface HighlightStripProps {
  readonly highlights: Highlights | undefined;
  /** undefined: viewing is switched off [QU-69]. */
  readonly onView: ((row: NoticeRow) => void) | undefined;
  readonly isLow?: boolean;
}

/** Notices to see before choosing a tab; renders nothing if there are none. */
export function HighlightStrip({ highlights, onView, isLow = false }: HighlightStripProps) {
  const rows = useUnseen(highlights?.unread ?? []);
  const overdue = highlights?.overdue ?? [];
  if (onView === undefined || rows.length + overdue.length === 0) return null;
  return (
    <section className={isLow ? cx(strip, lowStrip) : strip} aria-label={messages.highlights}>
      <Group name={messages.isNew} rows={rows} onView={onView} factsOf={authorOf} isLow={isLow} />
      <Group name={messages.overdue} rows={overdue} onView={onView} factsOf={dueOf} isLow={isLow} />
    </section>
  );
}

function useUnseen(rows: readonly NoticeRow[]): readonly NoticeRow[] {
  const seen = useSyncExternalStore(seenNotices.subscribe, () =>
    rows
      .filter(({ id }) => seenNotices.has(id))
      .map(({ id }) => id)
      .join(),
  );
  return seen === '' ? rows : rows.filter(({ id }) => !seenNotices.has(id));
}

const authorOf = (notice: NoticeRow) =>
  notice.isFromOffice ? messages.centralOffice : messages.sharedBy(notice.createdByName);
const dueOf = (notice: NoticeRow) => messages.dueOn(shortDay(notice.dueDate));

interface GroupProps {
  readonly name: string;
  readonly rows: readonly NoticeRow[];
  readonly onView: (row: NoticeRow) => void;
  readonly factsOf: (notice: NoticeRow) => string;
  readonly isLow: boolean;
}

function Group({ name, rows, onView, factsOf, isLow }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div className={isLow ? cx(group, lowGroup) : group}>
      <p id={id} className={label}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        {rows.map((notice) => (
          <li key={notice.id}>
            <button type="button" className={row} onClick={() => onView(notice)}>
              <NewMark notice={notice} />
              <span className={title} title={notice.title} {...spokenAs(notice.titleLanguage)}>
                {truncateTitle(notice.title)}
              </span>
              <span className={facts}>{factsOf(notice)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
