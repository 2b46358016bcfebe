/** When a student may start and how long they have. Instants are milliseconds since 1970 by the server's clock only. */

const minute = 60_000;

export interface GivenTimes {
  readonly opensAt: number;
  readonly lastStartAt: number;
  readonly closesAt: number;
  readonly minutes: number;
}

/** What differs for one student; null: as for everybody. */
export interface DifferentTimes {
  readonly opensAt: number | null;
  readonly lastStartAt: number | null;
  readonly closesAt: number | null;
  readonly extraMinutes: number;
}

/**
 * The times of one student; `factor` is a percentage of the usual minutes. The common closing never cuts extra
 * minutes short. Only the student's own closing does, or a teacher who closed the assessment early: every schedule
 * closes late enough for the last starter's minutes.
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

export const endsAtOf = ({ minutes, closesAt }: GivenTimes, startedAt: number): number =>
  Math.min(startedAt + minutes * minute, closesAt);

export function doorOf(times: GivenTimes, now: number): 'early' | 'open' | 'late' {
  if (now < times.opensAt) return 'early';
  return now > times.lastStartAt || now >= times.closesAt ? 'late' : 'open';
}
