import { formatDate } from '#src/lib/words/dates.ts';

/** [TG-08, CO-29] For titles in lists. */
const titleCharacters = 54;

export function truncateTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length <= titleCharacters ? title : `${characters.slice(0, titleCharacters).join('')}…`;
}

/** `2026-11-25` as "25 Nov". */
export function shortDay(iso: string): string {
  return formatDate(iso, 'short');
}
