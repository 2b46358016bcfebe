import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { applyRefusals } from '#contract/migration/migration.refusals.ts';
import { endSessionsOfMany } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Refusing } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { writeEvents } from '#server/report-events/index.ts';
import { lockSchoolRow, type ReachedSchool } from '#server/schools/index.ts';
import { missingBatches } from './check.ts';
import { planLeaving } from './leavers.ts';
import { refuseUnlessOpen } from './policy.ts';
import { leaversOf } from './queries/leavers.ts';
import { expectMany, openQuestions, type StoredPlan } from './queries/lines.ts';
import {
  bumpPeople,
  closeLines,
  countMoves,
  enterYear,
  journalMoves,
  leaveMemberships,
  lockTargets,
  moveUnsharedNotices,
  nameMoves,
  takeMemberships,
} from './queries/move-people.ts';
import { changePlan, groupsOf, lockPlan, yearOf } from './queries/plans.ts';

type Applying = UnitOfWork & Refusing<ReasonsOf<typeof applyRefusals>>;

interface Application {
  readonly school: ReachedSchool;
  readonly migration_id: number;
  readonly version: number;
  readonly by: { readonly id: number };
}

/** One transaction. A repeat returns the first result. The trigger on the year tells the school once. */
export async function applyPlan(scene: Applying, { school, migration_id, version, by }: Application) {
  const { app, db } = scene;
  const now = app.now();
  // Locks the school, then classes, then people, as adding people does.
  await lockSchoolRow(db, school.id);
  const plan = await lockPlan(db, school.id, migration_id);
  if (plan.state === 'applied') return answerOf(scene, plan);
  refuseUnlessOpen(scene, plan, version);
  await expectMany(db);
  await refuseUnlessReady(scene, plan);
  const today = schoolDay(now, school.timeZone);
  const leavesAt = plan.leaveOn <= today ? now : null;
  await nameMoves(db, plan.batchId);
  await enterYear(db, school.id, plan.toYear);
  await moveUnsharedNotices(db, { schoolId: school.id, from: plan.fromYear, to: plan.toYear, today });
  await leaveMemberships(db, plan);
  await takeMemberships(db, plan);
  await bumpPeople(db, plan, leavesAt);
  await journalMoves(db, { plan, by: by.id, at: now }, leavesAt !== null);
  await closeLines(db, plan, leavesAt);
  if (leavesAt) await endSessionsOfMany(scene, school.id, await leaversOf(db, plan));
  else await planLeaving(db, school, plan);
  const applied = await changePlan(db, plan, {
    state: 'applied',
    stopped: null,
    appliedBy: by.id,
    appliedAt: now,
  });
  const answer = await answerOf(scene, applied);
  const event = { measure: 'year.moved', subjectId: plan.id, academicYear: plan.toYear } as const;
  await writeEvents(scene, [
    { ...event, schoolId: school.id, personId: by.id, details: await countMoves(db, plan) },
  ]);
  tellOfClasses(scene, school.id);
  return answer;
}

async function answerOf({ db }: Pick<UnitOfWork, 'db'>, plan: StoredPlan) {
  return { batch_id: plan.batchId, year: plan.toYear, ...(await countMoves(db, plan)) };
}

async function refuseUnlessReady({ db, refuse }: Applying, plan: StoredPlan): Promise<void> {
  if ((await yearOf(db, plan.schoolId)) !== plan.fromYear) throw refuse('year_moved');
  const { stale, open } = await openQuestions(db, plan);
  if (stale > 0) throw refuse('lines_stale', { params: { count: stale } });
  const lost = await lockTargets(db, plan);
  const batches = missingBatches(plan, await groupsOf(db, plan.schoolId));
  const count = open + lost + batches.length;
  if (count > 0) throw refuse('lines_open', { params: { count } });
}
