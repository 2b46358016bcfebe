import { sql } from 'drizzle-orm';
import { endSessionsOf } from '#server/auth/index.ts';
import { sessions } from '#server/auth/schema/session.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, people } from '#server/directory/schema.ts';
import { licenceOf } from '#server/people/index.ts';
import { holdSchool } from '#server/schools/index.ts';
import {
  writeChanged,
  writeIds,
  writeJournal,
  writeLeavers,
  writeNewcomers,
  writePlaces,
} from './apply-sql.ts';
import { createClasses } from './create-classes.ts';
import { analyseRows, moveImport } from './imports.ts';
import { findImport, type Import, type ImportKey, lockImport, rolesOfKind } from './queries/import.ts';
import { ofImport } from './queries/staged.ts';
import { keptEndings } from './read/kept-parts.ts';
import { importRows } from './schema.ts';

/** Everything that was checked, in one transaction: a server that is killed meanwhile leaves all of it or nothing. */
export async function applyImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'applying') return;
  try {
    await inOneTransaction(app, (unit) => applyAll({ app, ...unit }, key));
    const { uploadId } = await findImport(app.db, key);
    if (uploadId === '') await app.uploads.forgetKept(row.uploadId, keptEndings);
  } catch (error) {
    // A name was taken at this very moment, by another school perhaps.
    if (brokenUniqueIndex(error) === null) throw error;
    await inOneTransaction(app, async ({ db }) => {
      const held = await lockImport(db, key);
      if (held.state === 'applying') await moveImport(db, app, held, 'checking');
    });
  }
  app.wakeJobs();
}

/**
 * From now on in this transaction changes are of this import, and told of once for the whole school. Rows of this very
 * transaction are in no statistics: taken for few, they would be looked for one by one. Nobody waits at a screen for a
 * statement about a hundred thousand people, and a busy machine takes its time.
 */
export async function asOneChange(db: Queryable, row: Import): Promise<void> {
  await holdSchool(db, row.schoolId);
  await db.execute(sql`
    select set_config('banyan.tells_once', 'on', true), set_config('banyan.place_reason', 'import', true),
      set_config('banyan.place_batch', ${row.batchId}, true), set_config('work_mem', '64MB', true),
      set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
      set_config('statement_timeout', '5min', true)`);
}

export async function tellSchool(unit: UnitOfWork, schoolId: number): Promise<void> {
  await unit.db.execute(sql`select pg_notify('people_moved', ${`${schoolId}:`})`);
  tellOfClasses(unit, schoolId);
}

async function applyAll(unit: UnitOfWork, key: ImportKey): Promise<void> {
  const { app, db } = unit;
  const row = await lockImport(db, key);
  if (row.state !== 'applying') return;
  await analyseRows(db);
  await asOneChange(db, row);
  if (await hasMovedOn(db, row)) {
    await moveImport(db, app, row, 'checking');
    return;
  }
  const created = await createClasses(db, row, app.now());
  await writeNewcomers(db, row, app.now());
  await writeChanged(db, row, app.now());
  await writeIds(db, row);
  await writeLeavers(db, row, app.now());
  await writePlaces(db, row);
  await writeJournal(db, row, app.now());
  await endSessionsOfGone(unit, row);
  await moveImport(db, app, row, 'applied', { created, appliedAt: app.now(), uploadId: '' });
  const { new: added, changed, leaver: left } = { new: 0, changed: 0, leaver: 0, ...row.counts };
  const who = { id: row.appliedBy ?? row.madeBy, school: { id: row.schoolId } };
  await audit(unit, who, 'roster.applied', { schoolId: row.schoolId, import: row.id, added, changed, left });
  await tellSchool(unit, row.schoolId);
}

/** Did the school change so that the check is not true any more? The licence is held by the school's row. */
async function hasMovedOn(db: Queryable, row: Import): Promise<boolean> {
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
      where not w.was and (d.id is null or d.archived_at is not null)
    ) as moved`);
  if (rows[0]?.moved) return true;
  for (const role of rolesOfKind(row.kind)) {
    const { limit, used } = await licenceOf(db, row.schoolId, role);
    if (limit === null) continue;
    const change = await db.execute<{ change: number }>(sql`
      select (count(*) filter (where verdict = 'new') - count(*) filter (where verdict = 'leaver'))::int as change
      from ${importRows} r where ${ofImport(row)} and role = ${role}`);
    if (used + (change.rows[0]?.change ?? 0) > limit && (change.rows[0]?.change ?? 0) > 0) return true;
  }
  return false;
}

/** Of who left, and of who was switched off. */
async function endSessionsOfGone(unit: UnitOfWork, row: Import): Promise<void> {
  const { rows } = await unit.db.execute<{ id: number }>(sql`
    select distinct r.person_id as id from ${importRows} r
    join ${sessions} s on s.school_id = r.school_id and s.person_id = r.person_id and s.ended_at is null
    where ${ofImport(row)} and (r.verdict = 'leaver' or (r.verdict = 'changed' and r.after ->> 'status' = 'inactive'))`);
  for (const { id } of rows) await endSessionsOf(unit, { schoolId: row.schoolId, id });
}
