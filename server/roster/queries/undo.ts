import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { journalAct, peopleChanges } from '#server/people/schema.ts';
import { importRows } from '../schema.ts';
import { writeExternalIds, writeFields, writeMembershipsOf } from './apply.ts';
import type { Import } from './import.ts';
import { ofImport } from './staged.ts';

/** Marks people who signed in or were changed since the import: they stay. */
export async function markWhoStays(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    update ${importRows} r set verdict = 'stayed', problems = jsonb_build_array(jsonb_build_object('field', '', 'code',
      case when p.version is distinct from r.applied_version then 'changed_since' else 'signed_in' end,
      'params', '{}'::jsonb))
    from ${importRows} o left join ${people} p on p.school_id = o.school_id and p.id = o.person_id
    where ${ofImport(row)} and o.school_id = r.school_id and o.import_id = r.import_id and o.line = r.line
      and r.verdict in ('new', 'changed', 'leaver')
      and (p.version is distinct from r.applied_version or (r.verdict = 'new' and p.first_sign_in_at is not null))`);
}

export async function newcomerIds(db: Queryable, row: Import): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select person_id as id from ${importRows} r where ${ofImport(row)} and verdict = 'new' order by person_id`);
  return rows.map(({ id }) => id);
}

/** Restores changed people and brings leavers back. The journal notes it. */
export async function writeBack(db: Queryable, row: Import, now: Date): Promise<void> {
  const back = sql`${ofImport(row)} and r.verdict in ('changed', 'leaver')`;
  await writeFields(db, back, sql`r.before`, now);
  await writeExternalIds(db, back, sql`r.before`);
  await db.execute(sql`
    update ${people} p set left_at = null, is_active = (r.before ->> 'status' = 'active')
    from ${importRows} r where ${ofImport(row)} and r.verdict = 'leaver' and p.school_id = r.school_id and p.id = r.person_id`);
  await writeMembershipsOf(db, back, sql`r.before`);
  await db.execute(sql`
    insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
    select r.school_id, r.person_id, ${row.undoneBy ?? row.madeBy}::int, ${now.toISOString()}::timestamptz,
      case when r.verdict = 'leaver' then ${journalAct('restored')} else ${journalAct('edited')} end, r.after - 'new_places', r.before,
      ${row.batchId}::uuid
    from ${importRows} r where ${back}`);
}
