import { randomUUID } from 'node:crypto';
import { type ReasonsOf } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import type { rollbackRefusals } from '#contract/migration/migration.refusals.ts';
import { type RollbackResult } from '#contract/migration/migration.wire.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { licenceOf } from '#server/people/index.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { lockSchoolRow, type ReachedSchool } from '#server/schools/index.ts';
import { lastDayToReturn } from './plan.presenter.ts';
import { expectMany } from './queries/lines.ts';
import { enterYear, lockTargets, moveUnsharedNotices, nameMoves } from './queries/move-people.ts';
import { changePlan, lockPlan, yearOf } from './queries/plans.ts';
import {
  bumpReturned,
  closeReturned,
  countLines,
  journalReturn,
  leaveNewMemberships,
  type ReturnOf,
  returnCounts,
  takeOldMemberships,
  teachersOf,
  validateReturn,
  writtenSince,
} from './queries/return-people.ts';

type Returning = SignedInContext<ReasonsOf<typeof rollbackRefusals>>;

interface Wish {
  readonly migrationId: number;
  /** Empty: everybody, with teachers and the year. */
  readonly students: readonly number[];
  readonly dryRun: boolean;
}

/** Skips people who moved or left since. For named students only their places return, not the year. */
export async function rollBack(
  scene: Returning,
  school: ReachedSchool,
  { migrationId, students, dryRun }: Wish,
): Promise<RollbackResult> {
  const { app, db, actor, refuse } = scene;
  await lockSchoolRow(db, school.id);
  const plan = await lockPlan(db, school.id, migrationId);
  if (plan.state === 'rolled_back') throw refuse('taken_back');
  const ofNow = { ...school, academicYear: await yearOf(db, school.id) };
  if ((await lastDayToReturn(db, ofNow, plan, app.now())) === '') throw refuse('rollback_over');
  const today = schoolDay(app.now(), school.timeZone);
  const isWhole = students.length === 0;
  const of: ReturnOf = { plan, students: isWhole ? null : [...new Set(students)] };
  if (of.students && (await countLines(db, of)) < of.students.length) throw notFound();
  await expectMany(db);
  await validateReturn(db, of, await roomFor(scene, school.id));
  const teachers = isWhole ? await teachersOf(db, plan) : { same: [], others: 0 };
  const result = {
    ...(await returnCounts(db, of)),
    year: isWhole ? plan.fromYear : plan.toYear,
    ...(isWhole ? await writtenSince(db, plan, today) : { notices: 0, works: 0, assessments: 0 }),
    teachers_kept: teachers.others,
  };
  if (dryRun) return result;
  const batchId = randomUUID();
  await lockTargets(db, plan);
  await nameMoves(db, batchId, isWhole ? plan.batchId : '');
  if (isWhole) {
    await enterYear(db, school.id, plan.fromYear);
    await moveUnsharedNotices(db, { schoolId: school.id, from: plan.toYear, to: plan.fromYear, today });
  }
  await leaveNewMemberships(db, of, teachers.same);
  await takeOldMemberships(db, of, teachers.same);
  await bumpReturned(db, of);
  await journalReturn(db, of, { by: actor.id, at: app.now(), batchId });
  await closeReturned(db, of);
  if (isWhole)
    await changePlan(db, plan, { state: 'rolled_back', rolledBackBy: actor.id, rolledBackAt: app.now() });
  const event = { measure: 'year.returned', subjectId: plan.id, academicYear: result.year } as const;
  await writeEvents(scene, [
    {
      ...event,
      schoolId: school.id,
      personId: actor.id,
      details: { students: of.students?.length ?? 'all' },
    },
  ]);
  tellOfClasses(scene, school.id);
  return result;
}

/** Leavers that the licence can take back; null: any number. */
async function roomFor({ db }: Returning, schoolId: number): Promise<number | null> {
  const { limit, used } = await licenceOf(db, schoolId, roles.student);
  return limit === null ? null : Math.max(0, limit - used);
}
