import type { ShownMonth } from '#contract/notices/month.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { monthMessages as messages } from './messages.en.ts';

/** `2026-11` as "November 2026" in the reader's language. */
export function monthText(shown: ShownMonth): string {
  return shown === 'all' ? messages.all : formatDate(`${shown}-01`, 'monthOfYear');
}
