import { sql } from 'drizzle-orm';
import type { ImportProblemCode } from '#contract/roster/import-problems.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people, schools } from '#server/directory/schema.ts';
import { enrolments, externalIds, journalAct, peopleChanges } from '#server/people/schema.ts';
import { importRows } from '../schema.ts';
import { writeExternalIds, writeFields, writeMembershipsOf } from './apply.ts';
import type { Import } from './import.ts';
import { externalSource } from './matches.ts';
import { ofImport } from './staged.ts';

/** Marks those who stay as they are, each with the reason. */
export async function markWhoStays(db: Queryable, row: Import): Promise<void> {
  await markChanged(db, row);
  await markWithoutPlace(db, row);
  await markWithoutKey(db, row);
}

const stays = (code: ImportProblemCode) =>
  sql`verdict = 'stayed', problems = ${JSON.stringify([{ field: '', code, params: {} }])}::jsonb`;

/** Who would go back into a class that is gone, or that is of last year: as when they are restored by hand. */
async function markWithoutPlace(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    with wished as materialized (
      select r.line, r.person_id, e.id::int as id from ${importRows} r
      cross join lateral jsonb_array_elements_text(r.before -> 'places') e(id)
      where ${ofImport(row)} and r.verdict in ('changed', 'leaver')),
    offered as materialized (
      select d.id from ${divisions} d join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where d.school_id = ${row.schoolId} and d.archived_at is null and g.archived_at is null),
    sat as materialized (
      select distinct n.person_id, n.division_id from ${enrolments} n
      join ${schools} s on s.id = n.school_id and s.academic_year = n.academic_year
      where n.school_id = ${row.schoolId})
    update ${importRows} r set ${stays('place_gone')}
    where ${ofImport(row)} and r.line in (
      select w.line from wished w left join offered on offered.id = w.id
      left join sat on sat.person_id = w.person_id and sat.division_id = w.id
      where offered.id is null or sat.person_id is null)`);
}

/** Who would get back a username, number or external id that somebody has who is not taken out now. */
async function markWithoutKey(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    with wished as materialized (
      select r.line, r.role, r.person_id, r.before ->> 'user_id' as login, r.before ->> 'admission_no' as number,
        r.before ->> 'sourced_id' as source
      from ${importRows} r where ${ofImport(row)} and r.verdict = 'changed'),
    newcomers as materialized (
      select r.person_id from ${importRows} r where ${ofImport(row)} and r.verdict = 'new'),
    held as (
      select w.line, p.id from wished w join ${people} p on p.login_name = w.login
      union all
      select w.line, p.id from wished w join ${people} p
        on p.school_id = ${row.schoolId} and p.admission_no <> '' and p.admission_no = w.number and p.role = w.role
      union all
      select w.line, x.person_id from wished w join ${externalIds} x
        on x.school_id = ${row.schoolId} and x.source = ${externalSource} and x.sourced_id = w.source)
    update ${importRows} r set ${stays('taken_since')}
    where ${ofImport(row)} and r.line in (
      select w.line from wished w join held h on h.line = w.line and h.id <> w.person_id
      where h.id not in (select person_id from newcomers where person_id is not null))`);
}

/** People who signed in or were changed since the import. */
async function markChanged(db: Queryable, row: Import): Promise<void> {
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
