import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { NoticeReachView } from '#machines/delivery/notice-reach/notice-reach.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { css, cva } from '#styled/css';
import { deliveryMessages as messages } from './messages.en.ts';

const root = css({
  display: 'flex',
  // On a phone the words take the whole line; the button stands below, its label aligned with them.
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  '& > button': { marginInlineStart: { base: '5', sm: '0' } },
  columnGap: '3',
  minHeight: 'control.md',
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  bg: 'surface.sunken',
  textStyle: 'small',
});
const main = css({
  display: 'flex',
  flexGrow: '1',
  flexBasis: { base: 'full', sm: '0' },
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
});
const icon = css({
  display: 'inline-flex',
  flexShrink: '0',
  color: 'text.muted',
  '& svg': { width: 'icon.md', height: 'icon.md' },
});
const words = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: '1',
    minWidth: '0',
    gap: '0.5',
  },
  variants: { stale: { true: { color: 'text.muted' }, false: {} } },
});
export const reachNote = css({ color: 'text.muted' });
const warning = css({
  display: 'flex',
  gap: '1.5',
  color: 'warning.text',
  '& svg': { flexShrink: '0', width: 'icon.sm', height: 'icon.sm', marginBlockStart: '0.5' },
});

interface ReachFrameProps {
  readonly view: NoticeReachView;
  readonly onRetry: () => void;
  /** Shows the names; undefined: there is nobody to show. */
  readonly onShow: (() => void) | undefined;
  readonly showLabel: string;
  readonly words: ReactNode;
  /** Warns of a number far from the author's habit. */
  readonly warning: (unusual: 'more' | 'fewer', usual: number) => string;
  readonly children: ReactNode;
}

/** A quiet line under the audience: who reads this, or the count's progress. */
export function ReachFrame(props: ReachFrameProps) {
  const { view, onRetry, onShow, showLabel, words: counted, warning: warningOf, children } = props;
  const { stage, reach, unusual, refusal } = view;
  if (stage === 'none') return null;
  return (
    <div className={root}>
      <div className={main}>
        <span className={icon}>
          <Users />
        </span>
        <div role="status" className={words({ stale: stage === 'counting' })}>
          {stage === 'failed' && <span>{refusal ?? messages.notCounted}</span>}
          {stage !== 'failed' && (reach === null ? <span>{messages.counting}</span> : counted)}
          {unusual && (
            <span className={warning}>
              <TriangleAlert />
              {warningOf(unusual, reach?.usual ?? 0)}
            </span>
          )}
        </div>
      </div>
      {stage === 'failed' && (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
      {onShow && (
        <Button size="sm" variant="quiet" disabled={stage !== 'counted'} onClick={onShow}>
          {showLabel}
        </Button>
      )}
      {children}
    </div>
  );
}

interface EditNoteProps {
  /** Gained and lost readers in words; empty: nothing changes. */
  readonly changes: readonly string[];
  readonly seen: number;
}

/** What an edit changes about the readers, and how many of them have opened the notice. */
export function EditNote({ changes, seen }: EditNoteProps) {
  return (
    <>
      <span className={reachNote}>{changes.length > 0 ? listed(changes) : messages.sameReaders}</span>
      <span className={reachNote}>{messages.openedAlready(seen)}</span>
    </>
  );
}

/** "2 divisions, 112 students" */
export const listed = (parts: readonly string[]) =>
  parts.reduce((before, next) => messages.beside(before, next));
