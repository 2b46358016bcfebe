import { formatDate, formatTime } from '#src/lib/words/format.ts';
import { deliveryMessages as messages } from './messages.en.ts';

/** An ISO instant as "21 Nov, 14:05"; '' as "not yet". */
export function momentOf(at: string): string {
  if (at === '') return messages.notYet;
  const here = new Date(at);
  const day = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return messages.moment(formatDate(day, { day: 'numeric', month: 'short' }), formatTime(here.getTime()));
}
