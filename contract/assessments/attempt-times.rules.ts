/**
 * When a student may start and how long they have. Pure; instants are milliseconds since 1970 by the clock of the server,
 * and no other clock is ever asked.
 */

const minute = 60_000;

/** The times of an assessment. */
export interface GivenTimes {
  readonly opensAt: number;
  readonly lastStartAt: number;
  readonly closesAt: number;
  readonly minutes: number;
}

/** What is different for one student; null: as for all. */
export interface DifferentTimes {
  readonly opensAt: number | null;
  readonly lastStartAt: number | null;
  readonly closesAt: number | null;
  readonly extraMinutes: number;
}

/**
 * The times of one student. `factor`: percent of the usual minutes. More minutes never end at the closing that holds for
 * all, which would take them away again; only a closing of the student's own does that, and a teacher who closed it for
 * all before its time: no schedule closes before who starts last has all of their minutes.
 */
export function timesFor(given: GivenTimes, different: DifferentTimes | null, factor = 100): GivenTimes {
  const minutes = Math.ceil((given.minutes * factor) / 100) + (different?.extraMinutes ?? 0);
  const opensAt = different?.opensAt ?? given.opensAt;
  const lastStartAt = Math.max(opensAt, different?.lastStartAt ?? given.lastStartAt);
  const isClosedEarly =
    given.closesAt < given.lastStartAt + given.minutes * minute && lastStartAt <= given.closesAt;
  const whole = isClosedEarly ? given.closesAt : Math.max(given.closesAt, lastStartAt + minutes * minute);
  const closesAt = different?.closesAt ?? whole;
  return { opensAt, lastStartAt, closesAt, minutes };
}

/** When an attempt that began then ends. */
export const endsAtOf = ({ minutes, closesAt }: GivenTimes, startedAt: number): number =>
  Math.min(startedAt + minutes * minute, closesAt);

/** May the student start now? `late`: not any more. */
export function doorOf(times: GivenTimes, now: number): 'early' | 'open' | 'late' {
  if (now < times.opensAt) return 'early';
  return now > times.lastStartAt || now >= times.closesAt ? 'late' : 'open';
}
