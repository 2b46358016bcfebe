import type { MigrationCheck } from '#contract/migration/migration.wire.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { concerned, flowsOf, noteworthy, teacherChanges } from './queries/check.ts';
import type { StoredPlan } from './queries/lines.ts';
import { type Group, groupsOf } from './queries/plans.ts';
import { missingParts } from './rules.ts';

const problemCodes = ['undecided', 'no_place', 'stale'] as const;

/** Checks what would happen. The lines must be written already. */
export async function checkPlan(
  db: Queryable,
  school: Pick<ReachedSchool, 'academicYear' | 'timeZone'>,
  plan: StoredPlan,
  now: Date,
): Promise<MigrationCheck> {
  const verdicts = await concerned(db, plan);
  const groups = await groupsOf(db, plan.schoolId);
  const problems: MigrationCheck['problems'] = problemCodes.flatMap((code) =>
    verdicts.filter(({ verdict }) => verdict === code).map(({ count, names }) => ({ code, count, names })),
  );
  const batches = missingBatches(plan, groups);
  if (batches.length > 0) problems.push({ code: 'no_batch', count: batches.length, names: batches });
  if (school.academicYear !== plan.fromYear)
    problems.push({ code: 'year_moved', count: 1, names: [school.academicYear] });
  const already = verdicts.filter(({ verdict }) => verdict === 'already');
  return {
    isReady: problems.length === 0,
    flows: await flowsOf(db, plan),
    problems,
    warnings: [
      ...already.map(({ count, names }) => ({ code: 'already' as const, count, names })),
      ...(await noteworthy(db, plan, { now, today: schoolDay(now, school.timeZone) })),
    ],
    teachers: await teacherChanges(db, plan),
  };
}

/** Batches with students that the target club lacks. */
export function missingBatches({ rules }: StoredPlan, groups: readonly Group[]): string[] {
  return rules.clubs
    .filter(({ action }) => action === 'move')
    .flatMap(({ club_id, to_club }) => {
      const club = groups.find(({ id }) => id === club_id);
      return club ? missingParts(groups, club, to_club).map((name) => `${club.name} ${name}`) : [];
    });
}
