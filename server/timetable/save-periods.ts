import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { saveBellRefusals } from '#contract/timetable/timetable.refusals.ts';
import { isBreakName } from '#contract/timetable/timetable.rules.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { refuseMeetingsOn } from './check-days.ts';
import { spanOf } from './entry-values.ts';
import { daysOfEntries, overlap } from './lessons.ts';
import { tellTimetable } from './resources.ts';
import { bellPeriods, timetableEntries } from './schema/timetable.ts';

type Saving = SignedInContext<ReasonsOf<typeof saveBellRefusals>>;

interface Period {
  readonly name: string;
  readonly starts: number;
  readonly ends: number;
}

/** Periods as they are stored; refuses one that ends before it begins, and two that overlap. */
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

/** Writes the periods under the lock of the timetable; lessons of a period get its new times, and a clash refuses all of it. */
export async function putPeriods(scene: Saving, bellId: number, periods: readonly Period[]): Promise<void> {
  const { db, actor, refuse } = scene;
  const schoolId = actor.school.id;
  const ofBell = and(eq(bellPeriods.schoolId, schoolId), eq(bellPeriods.bellId, bellId));
  await db.delete(bellPeriods).where(ofBell);
  await db
    .insert(bellPeriods)
    .values(periods.map((period, at) => ({ schoolId, bellId, position: at + 1, ...period })));
  const usesBell = and(
    eq(timetableEntries.schoolId, schoolId),
    eq(timetableEntries.bellId, bellId),
    isNull(timetableEntries.removedAt),
  );
  await refuseLost(scene, usesBell, periods);
  const changed = await db
    .update(timetableEntries)
    .set({
      starts: sql`${bellPeriods.starts}`,
      ends: sql`${bellPeriods.ends}`,
      version: sql`${timetableEntries.version} + 1`,
    })
    .from(bellPeriods)
    .where(
      and(
        usesBell,
        ofBell,
        eq(bellPeriods.position, timetableEntries.period),
        sql`(${timetableEntries.starts}, ${timetableEntries.ends}) <> (${bellPeriods.starts}, ${bellPeriods.ends})`,
      ),
    )
    .returning({
      validFrom: timetableEntries.validFrom,
      validTo: timetableEntries.validTo,
      weekday: timetableEntries.weekday,
      divisionId: timetableEntries.divisionId,
    });
  if (changed.length === 0) return;
  await refuseMeetingsOn({ db, refuse }, schoolId, daysOfEntries(changed));
  tellTimetable(
    scene,
    changed.map(({ divisionId }) => divisionId),
  );
}

/** A period that lessons use neither goes nor becomes a break. */
async function refuseLost(
  { db, refuse }: Saving,
  usesBell: ReturnType<typeof and>,
  periods: readonly Period[],
): Promise<void> {
  const used = await db
    .selectDistinct({ period: timetableEntries.period })
    .from(timetableEntries)
    .where(and(usesBell, gt(timetableEntries.period, 0)));
  for (const { period } of used) {
    const stays = periods[period - 1];
    if (stays && !isBreakName(stays.name)) continue;
    const params = { period: stays?.name ?? String(period) };
    throw refuse('period_used', { params, issues: { periods: { code: 'period_used', params } } });
  }
}
