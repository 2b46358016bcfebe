import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import type { Queryable } from '#server/db/database.ts';
import { erasePeople, licenceOf } from '#server/people/index.ts';
import { tellSchool } from './apply.ts';
import { moveImport } from './imports.ts';
import { asOneChange, countJoining } from './queries/apply.ts';
import { countVerdicts } from './queries/check-whole.ts';
import { archiveEmptyClasses } from './queries/classes.ts';
import { findImport, type Import, type ImportKey, lockImport, rolesOfKind } from './queries/import.ts';
import { markWhoStays, newcomerIds, writeBack } from './queries/undo.ts';

const erasedAtOnce = 5_000;

/** Undoes an import in one transaction. People who signed in or were changed since stay, and are named. */
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
  // Erasing people deletes their rows, so count first.
  const counts = await countVerdicts(db, row);
  await takeOut(unit, row);
  await writeBack(db, row, app.now());
  await archiveEmptyClasses(db, row, app.now());
  await moveImport(db, app, row, 'undone', { counts });
  const who = { id: row.undoneBy ?? row.madeBy, school: { id: row.schoolId } };
  await audit(unit, who, 'roster.undone', { schoolId: row.schoolId, import: row.id, stayed: counts.stayed });
  await tellSchool(unit, row.schoolId);
}

/** Returns the licence's limit if returning leavers would exceed it; null: they fit. */
async function beyondLicence(db: Queryable, row: Import): Promise<number | null> {
  for (const role of rolesOfKind(row.kind)) {
    const { limit, used } = await licenceOf(db, row.schoolId, role);
    const back = -(await countJoining(db, row, role));
    if (limit !== null && back > 0 && used + back > limit) return limit;
  }
  return null;
}

async function takeOut({ app, db }: Pick<UnitOfWork, 'app' | 'db'>, row: Import): Promise<void> {
  const ids = await newcomerIds(db, row);
  for (let from = 0; from < ids.length; from += erasedAtOnce)
    await erasePeople(app, db, row.schoolId, ids.slice(from, from + erasedAtOnce));
}
