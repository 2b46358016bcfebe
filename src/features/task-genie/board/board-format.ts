/** [TG-08, CO-29] */
const titleCharacters = 54;

export function truncateTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length <= titleCharacters ? title : `${characters.slice(0, titleCharacters).join('')}…`;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `2026-11-25` as "25 Nov". */
export function shortDay(iso: string): string {
  return day.format(new Date(`${iso}T00:00:00Z`));
}
