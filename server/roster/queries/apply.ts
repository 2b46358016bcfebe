import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { sessions } from '#server/auth/schema/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { externalIds, journalAct, peopleChanges } from '#server/people/schema.ts';
import { profiles } from '#server/profile/schema.ts';
import { lockSchoolRow } from '#server/schools/index.ts';
import { importRows } from '../schema.ts';
import type { Import } from './import.ts';
import { externalSource } from './matches.ts';
import { ofImport } from './staged.ts';

/** Each step is one statement over all rows, so a hundred thousand people take as many round trips as ten. */

/**
 * New rows have no statistics, so nested loops are off. The timeout is for a busy machine; nobody waits at a screen.
 */
export async function asOneChange(db: Queryable, row: Import): Promise<void> {
  await lockSchoolRow(db, row.schoolId);
  // Nobody removes a class meanwhile.
  await db.execute(sql`select id from ${grades} where school_id = ${row.schoolId} order by id for share`);
  await db.execute(sql`
    select set_config('banyan.tells_once', 'on', true), set_config('banyan.place_reason', 'import', true),
      set_config('banyan.place_batch', ${row.batchId}, true), set_config('work_mem', '64MB', true),
      set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
      set_config('statement_timeout', '5min', true)`);
}

/** True if people or classes of the school changed so that the check no longer holds. */
export async function hasSchoolChanged(db: Queryable, row: Import): Promise<boolean> {
  const { rows } = await db.execute<{ moved: boolean }>(sql`
    with wished as materialized (
      select r.school_id, e.id::int as id, coalesce(r.before -> 'places' @> to_jsonb(e.id::int), false) as was
      from ${importRows} r cross join lateral jsonb_array_elements_text(r.after -> 'places') e(id)
      where ${ofImport(row)} and r.verdict in ('new', 'changed'))
    select exists (
      select from ${importRows} r left join ${people} p on p.school_id = r.school_id and p.id = r.person_id
      where ${ofImport(row)} and r.verdict in ('changed', 'leaver') and p.version is distinct from r.seen_version
    ) or exists (
      select from ${importRows} r join ${people} p on p.login_name = r.after ->> 'user_id'
      where ${ofImport(row)} and r.verdict = 'new'
    ) or exists (
      select from ${importRows} r join ${people} p
        on p.school_id = r.school_id and p.admission_no <> '' and p.admission_no = r.after ->> 'admission_no'
          and p.role = r.role
      where ${ofImport(row)} and r.verdict = 'new'
    ) or exists (
      select from wished w left join ${divisions} d on d.school_id = w.school_id and d.id = w.id
      left join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where not w.was and (d.id is null or d.archived_at is not null or g.archived_at is not null)
    ) as moved`);
  return rows[0]?.moved ?? false;
}

export async function countJoining(db: Queryable, row: Import, role: Role): Promise<number> {
  const { rows } = await db.execute<{ change: number }>(sql`
    select (count(*) filter (where verdict = 'new') - count(*) filter (where verdict = 'leaver'))::int as change
    from ${importRows} r where ${ofImport(row)} and role = ${role}`);
  return rows[0]?.change ?? 0;
}

const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

export async function writeNewcomers(db: Queryable, row: Import, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${people} (school_id, role, login_name, first_name, last_name, email, admission_no, is_active, created_at)
    select r.school_id, r.role, r.after ->> 'user_id', r.after ->> 'firstName', coalesce(r.after ->> 'lastName', ''),
      coalesce(r.after ->> 'email_id', ''), coalesce(r.after ->> 'admission_no', ''),
      coalesce(r.after ->> 'status', 'active') = 'active', ${at(now)}
    from ${importRows} r where ${ofImport(row)} and r.verdict = 'new' order by r.line`);
  await db.execute(sql`
    update ${importRows} r set person_id = p.id, applied_version = p.version
    from ${people} p where ${ofImport(row)} and r.verdict = 'new' and p.login_name = r.after ->> 'user_id'`);
  await db.execute(sql`
    insert into ${profiles} (school_id, person_id, mobile, alternate_contact, gender, birth_date, strength, tools, updated_at)
    select r.school_id, r.person_id, coalesce(r.after ->> 'mobile', ''), coalesce(r.after ->> 'alternate_contact', ''),
      coalesce(r.after ->> 'gender', ''), (r.after ->> 'birth_date')::date, coalesce(r.after ->> 'strength', ''),
      coalesce(r.after ->> 'tools', ''), ${at(now)}
    from ${importRows} r where ${ofImport(row)} and r.verdict = 'new'`);
}

const orKept = (from: SQL, field: string, kept: SQL) => sql`coalesce(${from} ->> ${field}, ${kept})`;

export async function writeFields(db: Queryable, of: SQL, from: SQL, now: Date): Promise<void> {
  await db.execute(sql`
    update ${people} p set version = p.version + 1,
      login_name = ${orKept(from, 'user_id', sql`p.login_name`)},
      first_name = ${orKept(from, 'firstName', sql`p.first_name`)},
      last_name = ${orKept(from, 'lastName', sql`p.last_name`)},
      email = ${orKept(from, 'email_id', sql`p.email`)},
      admission_no = ${orKept(from, 'admission_no', sql`p.admission_no`)},
      is_active = case when r.verdict = 'changed' and ${from} ? 'status' then ${from} ->> 'status' = 'active'
        else p.is_active end
    from ${importRows} r where ${of} and p.school_id = r.school_id and p.id = r.person_id`);
  const ofProfile = sql`${from} ?| array['mobile', 'alternate_contact', 'gender', 'birth_date', 'strength', 'tools']`;
  await db.execute(sql`
    insert into ${profiles} (school_id, person_id, updated_at)
    select r.school_id, r.person_id, ${at(now)} from ${importRows} r where ${of} and ${ofProfile}
    on conflict do nothing`);
  await db.execute(sql`
    update ${profiles} f set updated_at = ${at(now)},
      mobile = ${orKept(from, 'mobile', sql`f.mobile`)},
      alternate_contact = ${orKept(from, 'alternate_contact', sql`f.alternate_contact`)},
      gender = ${orKept(from, 'gender', sql`f.gender`)},
      strength = ${orKept(from, 'strength', sql`f.strength`)},
      tools = ${orKept(from, 'tools', sql`f.tools`)},
      birth_date = case when ${from} ? 'birth_date' then nullif(${from} ->> 'birth_date', '')::date else f.birth_date end
    from ${importRows} r where ${of} and ${ofProfile} and f.school_id = r.school_id and f.person_id = r.person_id`);
}

export async function writeChanged(db: Queryable, row: Import, now: Date): Promise<void> {
  const changed = sql`${ofImport(row)} and r.verdict = 'changed'`;
  await writeFields(db, changed, sql`r.after`, now);
  await noteVersions(db, changed);
}

const noteVersions = (db: Queryable, of: SQL) =>
  db.execute(sql`
    update ${importRows} r set applied_version = p.version
    from ${people} p where ${of} and p.school_id = r.school_id and p.id = r.person_id`);

export async function writeExternalIds(db: Queryable, of: SQL, from: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${externalIds} x using ${importRows} r
    where ${of} and ${from} ? 'sourced_id' and x.school_id = r.school_id and x.person_id = r.person_id
      and x.source = ${externalSource}`);
  await db.execute(sql`
    insert into ${externalIds} (school_id, source, sourced_id, person_id)
    select r.school_id, ${externalSource}, ${from} ->> 'sourced_id', r.person_id from ${importRows} r
    where ${of} and ${from} ->> 'sourced_id' <> ''`);
}

export const writeIds = (db: Queryable, row: Import) =>
  writeExternalIds(db, sql`${ofImport(row)} and r.verdict in ('new', 'changed')`, sql`r.after`);

export async function writeLeavers(db: Queryable, row: Import, now: Date): Promise<void> {
  const leavers = sql`${ofImport(row)} and r.verdict = 'leaver'`;
  await db.execute(sql`
    update ${people} p set is_active = false, left_at = ${at(now)}, version = p.version + 1
    from ${importRows} r where ${leavers} and p.school_id = r.school_id and p.id = r.person_id`);
  await noteVersions(db, leavers);
}

/** Moves people to exactly the places in `from` that are still offered. Triggers write the history. */
export async function writeMembershipsOf(db: Queryable, of: SQL, from: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${memberships} m using ${importRows} r
    where ${of} and ${from} ? 'places' and m.school_id = r.school_id and m.person_id = r.person_id
      and not (${from} -> 'places' @> to_jsonb(m.division_id))`);
  await db.execute(sql`
    with wished as materialized (
      select r.school_id, r.person_id, e.id::int as id from ${importRows} r
      cross join lateral jsonb_array_elements_text(${from} -> 'places') e(id)
      where ${of})
    insert into ${memberships} (school_id, person_id, division_id, grade_id)
    select w.school_id, w.person_id, d.id, d.grade_id from wished w
    join ${divisions} d on d.school_id = w.school_id and d.id = w.id and d.archived_at is null
    join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id and g.archived_at is null
    on conflict do nothing`);
}

export const writeMemberships = (db: Queryable, row: Import) =>
  writeMembershipsOf(db, sql`${ofImport(row)} and r.verdict in ('new', 'changed', 'leaver')`, sql`r.after`);

export async function writeJournal(db: Queryable, row: Import, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
    select r.school_id, r.person_id, ${row.appliedBy ?? row.madeBy}::int, ${at(now)},
      case when r.verdict = 'new' then ${journalAct('added')} when r.verdict = 'leaver' then ${journalAct('status')}
        when r.after - 'places' - 'new_places' = '{}' then ${journalAct('places')} else ${journalAct('edited')} end,
      r.before, r.after - 'new_places', ${row.batchId}::uuid
    from ${importRows} r where ${ofImport(row)} and r.verdict in ('new', 'changed', 'leaver')`);
}

export async function goneWithSessions(db: Queryable, row: Import): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct r.person_id as id from ${importRows} r
    join ${sessions} s on s.school_id = r.school_id and s.person_id = r.person_id and s.ended_at is null
    where ${ofImport(row)} and (r.verdict = 'leaver' or (r.verdict = 'changed' and r.after ->> 'status' = 'inactive'))`);
  return rows.map(({ id }) => id);
}

export const notifyPeopleMoved = (db: Queryable, schoolId: number) =>
  db.execute(sql`select pg_notify('people_moved', ${`${schoolId}:`})`);
