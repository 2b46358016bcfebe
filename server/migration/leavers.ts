import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { endSessionsOfMany } from '#server/auth/index.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { journalAct, peopleChanges } from '#server/people/schema.ts';
import { holdSchool, type ReachedSchool } from '#server/schools/index.ts';
import { beginOf } from './days.ts';
import { ofPlan, type StoredPlan } from './queries/lines.ts';
import { findPlan } from './queries/plans.ts';
import { migrationLines } from './schema.ts';

const leaversJob = defineJob({
  kind: 'migration-leavers',
  line: 'everyday',
  fields: { schoolId: v.number(), migrationId: v.number() },
});

/** Switches the accounts of leavers off when their day begins. */
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

/** Whose account went with the plan. */
export async function leaversOf(db: Queryable, plan: StoredPlan): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select l.person_id as id from ${migrationLines} l where ${ofPlan(plan)} and l.left_at is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Who was given a place again, or was switched off by hand, is left alone. Doing it twice does no harm. */
export const leaversJobs = leaversJob.doneBy((app, { schoolId, migrationId }) =>
  inOneTransaction(app, async ({ db, afterCommit }) => {
    const now = app.now().toISOString();
    await holdSchool(db, schoolId);
    const plan = await findPlan(db, schoolId, migrationId);
    if (plan.state !== 'applied') return;
    await db.execute(sql`
      with going as (
        update ${people} p set is_active = false, left_at = ${now}::timestamptz, version = p.version + 1
        from ${migrationLines} l
        where ${ofPlan(plan)} and l.action = 'leave' and l.verdict = 'done' and l.left_at is null
          and p.school_id = l.school_id and p.id = l.person_id and p.is_active
          and not exists (select 1 from ${memberships} m where m.school_id = p.school_id and m.person_id = p.id)
        returning p.id
      ), journalled as (
        insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
        select ${plan.schoolId}::int, g.id, ${plan.appliedBy}::int, ${now}::timestamptz, ${journalAct('status')},
          jsonb_build_object('status', 'active', 'places', '[]'::jsonb),
          jsonb_build_object('status', 'left', 'places', '[]'::jsonb), ${plan.batchId}::uuid
        from going g
      )
      update ${migrationLines} l set left_at = ${now}::timestamptz from going g
      where ${ofPlan(plan)} and l.person_id = g.id`);
    await endSessionsOfMany({ app, db, afterCommit }, plan.schoolId, await leaversOf(db, plan));
  }),
);
