import * as v from 'valibot';
import type { MigrationStop } from '#contract/migration/migration.model.ts';
import { applyRefusals } from '#contract/migration/migration.refusals.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { AppContext } from '#server/core/context.ts';
import { isRefusal, refuserOf } from '#server/core/refusal.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob, type TakenBy } from '#server/jobs/define-job.ts';
import { schoolOf } from '#server/schools/index.ts';
import { applyPlan } from './apply.ts';
import { withClasses } from './policy.ts';
import { markStale, type StoredPlan } from './queries/lines.ts';
import { changePlan, findPlan, lockPlan } from './queries/plans.ts';
import { tellAdmins } from './tell-admins.ts';

const applyJob = defineJob({
  kind: 'migration-apply',
  line: 'everyday',
  fields: { schoolId: v.number(), migrationId: v.number(), version: v.number() },
});

/** Queues this version of the plan. A changed or cancelled plan has another version and is not applied. */
export async function planApply(db: Queryable, plan: StoredPlan): Promise<void> {
  if (plan.scheduledFor === null) return;
  await applyJob.queue(db, {
    payload: { schoolId: plan.schoolId, migrationId: plan.id, version: plan.version },
    dedupeKey: `${applyJob.kind}:${plan.batchId}:${plan.version}`,
    runAt: plan.scheduledFor,
  });
}

/** Applies a due plan, or stores why not; the admins are told of both. Repeatable. */
async function applyScheduled(
  app: AppContext,
  { schoolId, migrationId, version }: TakenBy<typeof applyJob>,
): Promise<void> {
  const school = await schoolOf(app.db, schoolId);
  const isStill = (plan: StoredPlan) => plan.state === 'scheduled' && plan.version === version;
  try {
    await inOneTransaction(app, async (unit) => {
      const plan = await findPlan(unit.db, schoolId, migrationId);
      if (!isStill(plan)) return;
      const scene = { ...unit, app, refuse: refuserOf(applyRefusals) };
      await applyPlan(scene, {
        school,
        migration_id: migrationId,
        version,
        by: { id: plan.scheduledBy ?? plan.createdBy },
      });
      await tellAdmins(scene, school, plan, 'applied');
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const stopped = stopOf(error.code);
    await inOneTransaction(app, async (unit) => {
      const plan = await lockPlan(unit.db, schoolId, migrationId);
      if (!isStill(plan)) return;
      if (stopped === 'stale') await markStale(unit.db, withClasses(plan, school));
      await changePlan(unit.db, plan, { state: 'draft', scheduledFor: null, stopped });
      await tellAdmins({ ...unit, app }, school, plan, stopped);
      tellOfClasses({ ...unit, app }, schoolId);
    });
  }
}

export const scheduleJobs = applyJob.doneBy(applyScheduled);

function stopOf(code: string): MigrationStop {
  if (code === 'lines_stale') return 'stale';
  return code === 'year_moved' ? 'year_moved' : 'problems';
}
