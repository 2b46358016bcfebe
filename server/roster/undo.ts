import type { undoRefusals } from '#contract/roster/roster.refusals.ts';
import { audit } from '#server/core/audit.ts';
import type { AppContext, UnitOfWork } from '#server/core/context.ts';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { brokenUniqueIndex } from '#server/db/broken-constraint.ts';
import type { Queryable } from '#server/db/database.ts';
import { erasePeople, licenceOf } from '#server/people/index.ts';
import { tellSchool } from './apply.ts';
import { moveImport, refuseToTryAgain } from './imports.ts';
import { asOneChange, countJoining } from './queries/apply.ts';
import { countVerdicts } from './queries/check-whole.ts';
import { archiveEmptyClasses } from './queries/classes.ts';
import { findImport, type Import, type ImportKey, lockImport, rolesOfKind } from './queries/import.ts';
import { markWhoStays, newcomerIds, writeBack } from './queries/undo.ts';

const erasedAtOnce = 5_000;

interface Failure {
  readonly code: keyof typeof undoRefusals;
  readonly params: Record<string, string | number>;
}

/** Takes back what the undo did so far, and says why. */
class NotUndone extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** How often an undo is tried whose people lose their username to somebody at the same moment. */
const triesAtMost = 3;

/** Undoes an import in one transaction. People who stay as they are, since somebody needs them so, are named. */
export async function undoImport(app: AppContext, key: ImportKey): Promise<void> {
  const row = await findImport(app.db, key).catch(() => null);
  if (row?.state !== 'undoing') return;
  for (let tries = 1; ; tries += 1)
    try {
      await inOneTransaction(app, (unit) => undoAll({ app, ...unit }, key));
      return;
    } catch (error) {
      // The next try sees who has the name.
      if (brokenUniqueIndex(error) !== null && tries < triesAtMost) continue;
      await backToApplied(app, key, failureOf(app, error));
      return;
    }
}

/** Rethrows database trouble, which may pass: the job is tried again. */
function failureOf(app: AppContext, error: unknown): Failure {
  if (error instanceof NotUndone) return error.failure;
  refuseToTryAgain(app, error);
  return { code: 'undo_failed', params: {} };
}

const backToApplied = (app: AppContext, key: ImportKey, failure: Failure) =>
  inOneTransaction(app, async ({ db }) => {
    const held = await lockImport(db, key);
    if (held.state === 'undoing') await moveImport(db, app, held, 'applied', { failure });
  });

async function undoAll(unit: UnitOfWork, key: ImportKey): Promise<void> {
  const { app, db } = unit;
  const row = await lockImport(db, key);
  if (row.state !== 'undoing') return;
  await asOneChange(db, row);
  await markWhoStays(db, row);
  const full = await beyondLicence(db, row);
  if (full !== null) throw new NotUndone({ code: 'licence_full', params: { limit: full } });
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
