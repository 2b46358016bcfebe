import { endSessionsOf } from '#server/auth/index.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import type { Queryable } from '#server/db/database.ts';
import { licenceOf } from '#server/people/index.ts';
import { createClasses } from './create-classes.ts';
import { moveImport } from './imports.ts';
import {
  asOneChange,
  countJoining,
  goneWithSessions,
  hasSchoolChanged,
  notifyPeopleMoved,
  writeChanged,
  writeIds,
  writeJournal,
  writeLeavers,
  writeMemberships,
  writeNewcomers,
} from './queries/apply.ts';
import { findImport, type Import, type ImportKey, lockImport, rolesOfKind } from './queries/import.ts';
import { analyseRows } from './queries/staged.ts';
import { keptEndings } from './read/kept-parts.ts';

/** Runs in one transaction, so that a killed server leaves all of the import or nothing. */
export async function applyImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'applying') return;
  try {
    await inOneTransaction(app, (unit) => applyAll({ app, ...unit }, key));
    const { uploadId } = await findImport(app.db, key);
    if (uploadId === '') await app.uploads.forgetKept(row.uploadId, keptEndings);
  } catch (error) {
    // A name was taken just now, perhaps by another school.
    if (brokenUniqueIndex(error) === null) throw error;
    await inOneTransaction(app, async ({ db }) => {
      const held = await lockImport(db, key);
      if (held.state === 'applying') await moveImport(db, app, held, 'checking');
    });
  }
  app.wakeJobs();
}

export async function tellSchool(unit: UnitOfWork, schoolId: number): Promise<void> {
  await notifyPeopleMoved(unit.db, schoolId);
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
  await writeMemberships(db, row);
  await writeJournal(db, row, app.now());
  await endSessionsOfGone(unit, row);
  await moveImport(db, app, row, 'applied', { created, appliedAt: app.now(), uploadId: '' });
  const { new: added, changed, leaver: left } = { new: 0, changed: 0, leaver: 0, ...row.counts };
  const who = { id: row.appliedBy ?? row.madeBy, school: { id: row.schoolId } };
  await audit(unit, who, 'roster.applied', { schoolId: row.schoolId, import: row.id, added, changed, left });
  await tellSchool(unit, row.schoolId);
}

/** True if the school changed so that the check no longer holds. The lock on the school's row keeps the licence. */
async function hasMovedOn(db: Queryable, row: Import): Promise<boolean> {
  if (await hasSchoolChanged(db, row)) return true;
  for (const role of rolesOfKind(row.kind)) {
    const { limit, used } = await licenceOf(db, row.schoolId, role);
    if (limit === null) continue;
    const change = await countJoining(db, row, role);
    if (used + change > limit && change > 0) return true;
  }
  return false;
}

async function endSessionsOfGone(unit: UnitOfWork, row: Import): Promise<void> {
  for (const id of await goneWithSessions(unit.db, row))
    await endSessionsOf(unit, { schoolId: row.schoolId, id });
}
