import { isDay } from '#contract/core/days.ts';
import type { Day } from '#contract/notices/notice.rules.ts';
import { formatDate } from '#src/lib/words/dates.ts';
import { currentLanguage } from '#src/lib/words/language.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function ordinal(number: number): string {
  const teens = number % 100;
  if (teens >= 11 && teens <= 13) return `${number}th`;
  return `${number}${['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}

/** [CO-32] `2024-01-03` as "3rd Jan 24"; other languages use their own format; '' for an invalid day. */
export function formatDay(day: Day): string {
  if (!isDay(day)) return '';
  if (currentLanguage() !== 'en') return formatDate(day);
  const [year = '', month = '', date = ''] = day.split('-');
  return `${ordinal(Number(date))} ${months[Number(month) - 1]} ${year.slice(2)}`;
}
