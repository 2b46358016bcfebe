import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { journalAct, peopleChanges } from '#server/people/schema.ts';
import { migrationLines } from '../schema.ts';
import { ofPlan, type StoredPlan } from './lines.ts';

export async function leaversOf(db: Queryable, plan: StoredPlan): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select l.person_id as id from ${migrationLines} l where ${ofPlan(plan)} and l.left_at is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Switches accounts off, and notes it in the journal and the lines. */
export async function switchOffLeavers(db: Queryable, plan: StoredPlan, at: Date): Promise<void> {
  const now = at.toISOString();
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
}
