import { daysBetween, isDay } from '#contract/core/days.ts';
import type { NoticeList, NoticeRow } from '#contract/notices/notice.model.ts';
import type { Day } from '#contract/notices/notice.rules.ts';

/** `days` are whole days from today. */
export type NoticeStatus =
  | { readonly kind: 'active' | 'inactive' | 'due-today' | 'overdue' }
  | { readonly kind: 'due-in'; readonly days: number };

/** [TV-02, TV-18, TV-20, ST-01] The label of a notice in its list. */
export function statusOf(
  notice: Pick<NoticeRow, 'isActive' | 'dueDate'>,
  list: NoticeList,
  today: Day,
): NoticeStatus {
  if (list === 'due' && isDay(notice.dueDate)) return dueStatus(daysBetween(today, notice.dueDate));
  return { kind: notice.isActive ? 'active' : 'inactive' };
}

function dueStatus(days: number): NoticeStatus {
  if (days < 0) return { kind: 'overdue' };
  return days === 0 ? { kind: 'due-today' } : { kind: 'due-in', days };
}

/** [QU-23] Past its due day but still active. */
export function isOverdue(notice: Pick<NoticeRow, 'isActive' | 'dueDate'>, today: Day): boolean {
  return notice.isActive && isDay(notice.dueDate) && notice.dueDate < today;
}
