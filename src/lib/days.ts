export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day as `2026-11-20` in an IANA zone or the reader's; '' for an invalid `at`, which is ms or ISO 8601. */
export function dayIn(timeZone?: string, at: number | string = Date.now()): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return '';
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** Today in the school's zone as `2026-11-20`; for its notices this is "today". */
export const todayIn = (timeZone: string): string => dayIn(timeZone);

/** The time of day in the zone as `09:30`, as forms hold it. */
export function timeIn(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: 'hour' | 'minute') => parts.find((part) => part.type === type)?.value ?? '00';
  return `${of('hour')}:${of('minute')}`;
}
