import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import type { WindowFields } from '#contract/assessments/schedule.wire.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import { minutesOf } from '#contract/timetable/timetable.rules.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { schoolDay, schoolTime } from '#server/core/school-day.ts';
import { instantOf, isInGap } from '#server/timetable/index.ts';

/** People type and read times of the school's zone. The code stores and compares instants. */

type Why = 'needs_time' | 'time_skipped' | 'last_start_early' | 'closes_early' | 'window_long';

/** null: neither day nor time was typed. */
export function instantTyped(
  { refuse }: Refusing<'needs_time' | 'time_skipped'>,
  [dayField, day]: readonly [string, string],
  [timeField, time]: readonly [string, string],
  timeZone: string,
): Date | null {
  if (day === '' && time === '') return null;
  if (day === '' || time === '') {
    const field = day === '' ? dayField : timeField;
    throw refuse('needs_time', { issues: { [field]: 'needs_time' } });
  }
  const local = { day, minutes: minutesOf(time) };
  if (isInGap(local, timeZone)) throw refuse('time_skipped', { issues: { [timeField]: 'time_skipped' } });
  return new Date(instantOf(local, timeZone));
}

export interface Typed {
  readonly opensAt: Date | null;
  readonly lastStartAt: Date | null;
  readonly closesAt: Date | null;
}

/** null: nothing was typed in the field. */
export const windowTyped = (
  scene: Refusing<'needs_time' | 'time_skipped'>,
  fields: WindowFields,
  timeZone: string,
): Typed => ({
  opensAt: instantTyped(
    scene,
    ['assessment_date', fields.assessment_date],
    ['start_time', fields.start_time],
    timeZone,
  ),
  lastStartAt: instantTyped(
    scene,
    ['last_start_date', fields.last_start_date],
    ['last_start_time', fields.last_start_time],
    timeZone,
  ),
  closesAt: instantTyped(scene, ['end_date', fields.end_date], ['end_time', fields.end_time], timeZone),
});

/** The last student to start must be able to use all minutes. A draft is checked only where it has times. */
export function refuseBadWindow(
  { refuse }: Refusing<Why>,
  { opensAt, lastStartAt, closesAt }: Typed,
  minutes: number,
): void {
  if (opensAt && lastStartAt && lastStartAt < opensAt)
    throw refuse('last_start_early', { issues: { last_start_time: 'last_start_early' } });
  if (!closesAt) return;
  const isEarly = lastStartAt && closesAt.getTime() < lastStartAt.getTime() + minutes * 60_000;
  if (isEarly || (opensAt && closesAt <= opensAt))
    throw refuse('closes_early', { issues: { end_time: 'closes_early' } });
  if (opensAt && closesAt.getTime() - opensAt.getTime() > assessmentLimits.windowDays * dayMilliseconds)
    throw refuse('window_long', { issues: { end_date: 'window_long' } });
}

const typed = (at: Date | null, timeZone: string) =>
  at === null ? { day: '', time: '' } : { day: schoolDay(at, timeZone), time: schoolTime(at, timeZone) };

export function windowFieldsOf(window: Typed, timeZone: string): WindowFields {
  const opens = typed(window.opensAt, timeZone);
  const last = typed(window.lastStartAt, timeZone);
  const closes = typed(window.closesAt, timeZone);
  return {
    assessment_date: opens.day,
    start_time: opens.time,
    last_start_date: last.day,
    last_start_time: last.time,
    end_date: closes.day,
    end_time: closes.time,
  };
}
