import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { bellPeriods, timetableEntries } from '../schema/timetable.ts';

const ofBell = (schoolId: number, bellId: number) =>
  and(eq(bellPeriods.schoolId, schoolId), eq(bellPeriods.bellId, bellId));

const usesBell = (schoolId: number, bellId: number) =>
  and(
    eq(timetableEntries.schoolId, schoolId),
    eq(timetableEntries.bellId, bellId),
    isNull(timetableEntries.removedAt),
  );

export async function replacePeriods(
  db: Queryable,
  schoolId: number,
  bellId: number,
  periods: readonly { readonly name: string; readonly starts: number; readonly ends: number }[],
): Promise<void> {
  await db.delete(bellPeriods).where(ofBell(schoolId, bellId));
  await db
    .insert(bellPeriods)
    .values(periods.map((period, at) => ({ schoolId, bellId, position: at + 1, ...period })));
}

/** Returns lessons whose times changed. */
export const takePeriodTimes = (db: Queryable, schoolId: number, bellId: number) =>
  db
    .update(timetableEntries)
    .set({
      starts: sql`${bellPeriods.starts}`,
      ends: sql`${bellPeriods.ends}`,
      version: nextVersion(timetableEntries),
    })
    .from(bellPeriods)
    .where(
      and(
        usesBell(schoolId, bellId),
        ofBell(schoolId, bellId),
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

export const periodsInUse = (db: Queryable, schoolId: number, bellId: number) =>
  db
    .selectDistinct({ period: timetableEntries.period })
    .from(timetableEntries)
    .where(and(usesBell(schoolId, bellId), gt(timetableEntries.period, 0)));
