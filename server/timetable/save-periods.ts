import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveBellRefusals } from '#contract/timetable/timetable.refusals.ts';
import { isBreakName } from '#contract/timetable/timetable.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { refuseMeetingsOn } from './check-days.ts';
import { spanOf } from './entry-values.ts';
import { daysOfEntries, overlap } from './lessons.ts';
import { periodsInUse, replacePeriods, takePeriodTimes } from './queries/periods.ts';
import { tellTimetable } from './resources.ts';

type Saving = SignedInContext<ReasonsOf<typeof saveBellRefusals>>;

interface Period {
  readonly name: string;
  readonly starts: number;
  readonly ends: number;
}

/** Throws if a period ends before it begins, or if two overlap. */
export function resolvePeriods(
  { refuse }: Pick<Saving, 'refuse'>,
  typed: readonly { readonly name: string; readonly starts: string; readonly ends: string }[],
): Period[] {
  const periods = typed.map((period) => {
    if (period.ends <= period.starts)
      throw refuse('ends_before_start', { issues: { periods: 'ends_before_start' } });
    return { name: period.name, ...spanOf({ refuse }, period.starts, period.ends) };
  });
  for (const [at, period] of periods.entries()) {
    const other = periods.slice(at + 1).find((each) => overlap(each, period));
    if (!other) continue;
    const params = { one: period.name, other: other.name };
    throw refuse('periods_overlap', { params, issues: { periods: { code: 'periods_overlap', params } } });
  }
  return periods;
}

/** The caller locks the timetable. Lessons get their periods' new times; throws on a clash. */
export async function putPeriods(scene: Saving, bellId: number, periods: readonly Period[]): Promise<void> {
  const { db, actor, refuse } = scene;
  const schoolId = actor.school.id;
  await replacePeriods(db, schoolId, bellId, periods);
  await refuseLost(scene, bellId, periods);
  const changed = await takePeriodTimes(db, schoolId, bellId);
  if (changed.length === 0) return;
  await refuseMeetingsOn({ db, refuse }, schoolId, daysOfEntries(changed));
  tellTimetable(
    scene,
    changed.map(({ divisionId }) => divisionId),
  );
}

/** A period that lessons use must stay, and must not become a break. */
async function refuseLost(
  { db, actor, refuse }: Saving,
  bellId: number,
  periods: readonly Period[],
): Promise<void> {
  const used = await periodsInUse(db, actor.school.id, bellId);
  for (const { period } of used) {
    const stays = periods[period - 1];
    if (stays && !isBreakName(stays.name)) continue;
    const params = { period: stays?.name ?? String(period) };
    throw refuse('period_used', { params, issues: { periods: { code: 'period_used', params } } });
  }
}
