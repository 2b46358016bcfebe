import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { css } from '#styled/css';
import { viewerMessages as messages } from './messages.en.ts';
import { isOverdue, type NoticeStatus, statusOf } from './notice-status.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const tones: Readonly<Record<NoticeStatus['kind'], BadgeTone>> = {
  active: 'success',
  inactive: 'neutral',
  'due-today': 'warning',
  'due-in': 'info',
  overdue: 'danger',
};

export interface StatusBadgesProps {
  readonly notice: NoticeRow;
  readonly list: NoticeList;
  readonly today: Day;
}

/** [TV-02, TV-20, QU-22, QU-23] The notice's status. */
export function StatusBadges({ notice, list, today }: StatusBadgesProps) {
  const status = statusOf(notice, list, today);
  return (
    <div className={row}>
      <Badge tone={tones[status.kind]}>{statusText(status)}</Badge>
      {status.kind !== 'overdue' && isOverdue(notice, today) && (
        <Badge tone="danger">{messages.overdue}</Badge>
      )}
      {notice.isFromOffice && <Badge tone="brand">{messages.centralOffice}</Badge>}
      {notice.isScheduled && <Badge tone="brand">{messages.scheduled}</Badge>}
    </div>
  );
}

function statusText(status: NoticeStatus): string {
  switch (status.kind) {
    case 'active':
      return messages.active;
    case 'inactive':
      return messages.inactive;
    case 'due-today':
      return messages.dueToday;
    case 'overdue':
      return messages.overdue;
    case 'due-in':
      return messages.dueIn(status.days);
  }
}
