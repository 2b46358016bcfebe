import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import { formatRecent } from '#src/lib/words/dates.ts';
import { spokenAs } from '#src/lib/words/spoken-as.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { listMessages as messages } from './list-messages.en.ts';
import { messageOf } from './message-of.ts';

const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  minHeight: 'target.touch',
  px: '2',
  py: '2',
  borderRadius: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover' },
});
const dot = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  marginBlockStart: '2',
  borderRadius: 'full',
  '&[data-unread]': { bg: 'brand' },
});
const words = css({ minWidth: '0', flexGrow: '1' });
const title = css({ textStyle: 'label', overflowWrap: 'anywhere', '[data-read] &': { color: 'text.muted' } });
const small = css({ textStyle: 'caption', color: 'text.muted' });

interface NotificationLineProps {
  readonly row: NotificationRow;
  readonly onVisit: (id: number, url: string) => void;
}

/** [EN-42] One notification as a button to its subject. */
export function NotificationLine({ row, onVisit }: NotificationLineProps) {
  const unread = row.read === 0;
  return (
    <button
      type="button"
      className={line}
      data-read={unread ? undefined : ''}
      onClick={() => onVisit(row.id, row.url)}
    >
      <span className={dot} data-unread={unread ? '' : undefined} />
      <span className={words}>
        {unread && <VisuallyHidden>{messages.unread}</VisuallyHidden>}
        <span className={title} {...spokenAs(row.message_language)}>
          {messageOf(row)}
        </span>
        <br />
        <span className={small}>{messages.from(row.username, formatRecent(row.created_at))}</span>
      </span>
    </button>
  );
}
