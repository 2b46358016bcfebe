import { moveNewsOf } from '#contract/migration/migration-news.rules.ts';
import type { NotificationRow } from '#contract/notifications/notifications.wire.ts';
import { substitutionOf } from '#contract/timetable/substitution-news.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { listMessages as messages } from './list-messages.en.ts';

/** Words those messages in the reader's language that the server stores as facts. */
export function messageOf({ kind, message }: Pick<NotificationRow, 'kind' | 'message'>): string {
  if (kind === 'account') return messages.accountTaken(message);
  const substitution = kind === 'timetable' ? substitutionOf(message) : null;
  if (substitution) {
    const { day, starts, lesson } = substitution;
    return messages.substitute(formatDate(day, 'weekday'), starts, lesson);
  }
  const news = kind === 'migration' ? moveNewsOf(message) : null;
  return news ? messages.moves[news.outcome](news.toYear) : message;
}
