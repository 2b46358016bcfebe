import type { ReactElement } from 'react';
import type { NotificationsView } from '#machines/notifications/notifications/notifications.view.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { listMessages as messages } from './list-messages.en.ts';
import { NotificationLine } from './NotificationLine.tsx';

// [PF-09] 200 px, so that the list stays short.
const list = css({ listStyle: 'none', maxHeight: 'glance', overflowY: 'auto', marginInline: '-2' });
const foot = css({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: '2' });

/** The popover shows this many; the dialog has them all. */
const glance = 12;

interface NotificationsPopoverProps {
  readonly view: NotificationsView;
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onVisit: (id: number, url: string) => void;
  readonly onRetry: () => void;
  readonly onSeeAll: () => void;
}

/** [PF-09] The newest ones under the bell. A press marks one as read and opens its subject. */
export function NotificationsPopover({
  view,
  trigger,
  open,
  onOpenChange,
  onVisit,
  onRetry,
  onSeeAll,
}: NotificationsPopoverProps) {
  return (
    <Popover
      title={messages.title}
      text={view.rows.length === 0 && !view.isFirstLoad && !view.hasFailed ? messages.empty : undefined}
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
    >
      {view.isFirstLoad && <Skeleton label={messages.loading} shape="rows" count={3} />}
      {view.hasFailed && view.rows.length === 0 && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry }} />
      )}
      {view.rows.length > 0 && (
        <ul className={list}>
          {view.rows.slice(0, glance).map((row) => (
            <li key={row.id}>
              <NotificationLine row={row} onVisit={onVisit} />
            </li>
          ))}
        </ul>
      )}
      <div className={foot}>
        <Button variant="quiet" size="sm" onClick={onSeeAll}>
          {messages.seeAll}
        </Button>
      </div>
    </Popover>
  );
}
