import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { erasePeople, licenceOf } from '#server/people/index.ts';
import { journalAct, peopleChanges } from '#server/people/schema.ts';
import { asOneChange, tellSchool } from './apply.ts';
import { writeExternalIds, writeFields, writePlacesOf } from './apply-sql.ts';
import { countVerdicts } from './check-whole.ts';
import { moveImport } from './imports.ts';
import { findImport, type Import, type ImportKey, lockImport, rolesOfKind } from './queries/import.ts';
import { ofImport } from './queries/staged.ts';
import { importRows } from './schema.ts';

const erasedAtOnce = 5_000;

/** Takes an import back in one transaction. Who has signed in since, or was changed since, stays, and is named. */
export async function undoImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'undoing') return;
  await inOneTransaction(app, (unit) => undoAll({ app, ...unit }, key));
}

async function undoAll(unit: UnitOfWork, key: ImportKey): Promise<void> {
  const { app, db } = unit;
  const row = await lockImport(db, key);
  if (row.state !== 'undoing') return;
  await asOneChange(db, row);
  const full = await beyondLicence(db, row);
  if (full !== null) {
    await moveImport(db, app, row, 'applied', { failure: { code: 'licence_full', params: { limit: full } } });
    return;
  }
  await markWhoStays(db, row);
  // Whoever goes takes their row along.
  const counts = await countVerdicts(db, row);
  await takeOut(unit, row);
  const back = sql`${ofImport(row)} and r.verdict in ('changed', 'leaver')`;
  await writeFields(db, back, sql`r.before`, app.now());
  await writeExternalIds(db, back, sql`r.before`);
  await db.execute(sql`
    update ${people} p set left_at = null, is_active = (r.before ->> 'status' = 'active')
    from ${importRows} r where ${ofImport(row)} and r.verdict = 'leaver' and p.school_id = r.school_id and p.id = r.person_id`);
  await writePlacesOf(db, back, sql`r.before`);
  await db.execute(sql`
    insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
    select r.school_id, r.person_id, ${row.undoneBy ?? row.madeBy}::int, ${app.now().toISOString()}::timestamptz,
      case when r.verdict = 'leaver' then ${journalAct('restored')} else ${journalAct('edited')} end, r.after - 'new_places', r.before,
      ${row.batchId}::uuid
    from ${importRows} r where ${back}`);
  await removeClasses(db, row, app.now());
  await moveImport(db, app, row, 'undone', { counts });
  const who = { id: row.undoneBy ?? row.madeBy, school: { id: row.schoolId } };
  await audit(unit, who, 'roster.undone', { schoolId: row.schoolId, import: row.id, stayed: counts.stayed });
  await tellSchool(unit, row.schoolId);
}

/** Leavers take their places of the licence again, and others may sit there: answers the limit then. */
async function beyondLicence(db: Queryable, row: Import): Promise<number | null> {
  for (const role of rolesOfKind(row.kind)) {
    const { limit, used } = await licenceOf(db, row.schoolId, role);
    const { rows } = await db.execute<{ back: number }>(sql`
      select (count(*) filter (where verdict = 'leaver') - count(*) filter (where verdict = 'new'))::int as back
      from ${importRows} r where ${ofImport(row)} and role = ${role}`);
    const back = rows[0]?.back ?? 0;
    if (limit !== null && back > 0 && used + back > limit) return limit;
  }
  return null;
}

async function markWhoStays(db: Queryable, row: Import): Promise<void> {
  await db.execute(sql`
    update ${importRows} r set verdict = 'stayed', problems = jsonb_build_array(jsonb_build_object('field', '', 'code',
      case when p.version is distinct from r.applied_version then 'changed_since' else 'signed_in' end,
      'params', '{}'::jsonb))
    from ${importRows} o left join ${people} p on p.school_id = o.school_id and p.id = o.person_id
    where ${ofImport(row)} and o.school_id = r.school_id and o.import_id = r.import_id and o.line = r.line
      and r.verdict in ('new', 'changed', 'leaver')
      and (p.version is distinct from r.applied_version or (r.verdict = 'new' and p.first_sign_in_at is not null))`);
}

/** Who came with it goes without a trace, before those return who left. */
async function takeOut({ app, db }: Pick<UnitOfWork, 'app' | 'db'>, row: Import): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select person_id as id from ${importRows} r where ${ofImport(row)} and verdict = 'new' order by person_id`);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += erasedAtOnce)
    await erasePeople(app, db, row.schoolId, ids.slice(from, from + erasedAtOnce));
}

/** Classes that it created and in which nobody is; archived, since something may be addressed to them. */
async function removeClasses(db: Queryable, row: Import, now: Date): Promise<void> {
  for (const id of row.created?.divisions ?? []) {
    const isEmpty = sql`not exists (select from ${memberships} m
      where m.school_id = ${row.schoolId} and m.division_id = ${id})`;
    await db
      .update(divisions)
      .set({ archivedAt: now, version: sql`${divisions.version} + 1` })
      .where(and(eq(divisions.schoolId, row.schoolId), eq(divisions.id, id), isEmpty));
  }
  for (const id of row.created?.grades ?? []) {
    const isEmpty = sql`not exists (select from ${divisions} d
      where d.school_id = ${row.schoolId} and d.grade_id = ${id} and d.archived_at is null)`;
    await db
      .update(grades)
      .set({ archivedAt: now, version: sql`${grades.version} + 1` })
      .where(and(eq(grades.schoolId, row.schoolId), eq(grades.id, id), isEmpty));
  }
}
