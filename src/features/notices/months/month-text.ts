import type { ShownMonth } from '#contract/notices/month.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { monthMessages as messages } from './messages.en.ts';

export function monthText(shown: ShownMonth): string {
  return shown === 'all' ? messages.all : formatDate(`${shown}-01`, 'monthOfYear');
}
