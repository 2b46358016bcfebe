import { addDays, daysBetween } from '#contract/core/days.ts';
import { todayIn } from '#src/lib/days.ts';
import type { LoadedSchedule } from './load-schedule.ts';
import type { ScheduleValues } from './schedule-values.ts';

const later = (day: string, days: number): string => (day === '' ? '' : addDays(day, days));

/**
 * Copies an assessment for other students, without its audience. The copy has the same weekday and times, in the
 * first week in which it can still be given. It uses the newest versions of the questions; `leftOut` counts those
 * that are retired or no longer open to the teacher.
 */
export function copyOf({ values, facts }: LoadedSchedule): {
  readonly values: ScheduleValues;
  readonly leftOut: number;
} {
  const day = values.assessment_date;
  const weeks = day === '' ? 0 : Math.max(1, Math.floor(daysBetween(day, todayIn(facts.time_zone)) / 7) + 1);
  const items = values.items.filter((_, index) => facts.items_gone[index] !== 1);
  return {
    values: {
      ...values,
      state: 'scheduled',
      groups: [],
      students: [],
      assessment_date: later(day, weeks * 7),
      last_start_date: later(values.last_start_date, weeks * 7),
      end_date: later(values.end_date, weeks * 7),
      items: items.map((item) => ({ ...item, number: 0 })),
    },
    leftOut: values.items.length - items.length,
  };
}
