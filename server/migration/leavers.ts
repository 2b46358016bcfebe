import * as v from 'valibot';
import { endSessionsOfMany } from '#server/auth/index.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { lockSchoolRow, type ReachedSchool } from '#server/schools/index.ts';
import { beginOf } from './days.ts';
import { leaversOf, switchOffLeavers } from './queries/leavers.ts';
import type { StoredPlan } from './queries/lines.ts';
import { findPlan } from './queries/plans.ts';

const leaversJob = defineJob({
  kind: 'migration-leavers',
  line: 'everyday',
  fields: { schoolId: v.number(), migrationId: v.number() },
});

/** Queues the switch-off of leavers' accounts for the start of their day. */
export async function planLeaving(
  db: Queryable,
  school: Pick<ReachedSchool, 'id' | 'timeZone'>,
  plan: StoredPlan,
): Promise<void> {
  await leaversJob.queue(db, {
    payload: { schoolId: school.id, migrationId: plan.id },
    dedupeKey: `${leaversJob.kind}:${plan.batchId}`,
    runAt: beginOf(plan.leaveOn, school.timeZone),
  });
}

/** Skips people who got a place again or were switched off by hand. Repeatable. */
export const leaversJobs = leaversJob.doneBy((app, { schoolId, migrationId }) =>
  inOneTransaction(app, async ({ db, afterCommit }) => {
    await lockSchoolRow(db, schoolId);
    const plan = await findPlan(db, schoolId, migrationId);
    if (plan.state !== 'applied') return;
    await switchOffLeavers(db, plan, app.now());
    await endSessionsOfMany({ app, db, afterCommit }, plan.schoolId, await leaversOf(db, plan));
  }),
);
