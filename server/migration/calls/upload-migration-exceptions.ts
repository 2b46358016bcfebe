import { exceptionRows, exceptionUploadKind } from '#contract/migration/exceptions.rules.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { rowsOfUpload } from '#server/roster/index.ts';
import { exceptionRowsOf, validateExceptions } from '../exceptions.ts';
import { presentPlan } from '../plan.presenter.ts';
import { savePlan } from '../plan.ts';
import { noteOffice, reachToMigrate } from '../policy.ts';
import { findPlan } from '../queries/plans.ts';

/** Reads the file before locking the plan, so that a long list blocks nobody. */
export const uploadMigrationExceptions: Handler<'upload-migration-exceptions'> = async (input, scene) => {
  const { app, part, refuse } = scene;
  await part(async (unit) => {
    const school = await reachToMigrate(unit, input.school_id);
    await findPlan(unit.db, school.id, input.migration_id);
  });
  const { migration_id, version, upload_id, org_name } = input;
  // The headings, and one row over the limit.
  const table = await rowsOfUpload(
    scene,
    { upload_id, org_name, kind: exceptionUploadKind },
    exceptionRows + 1,
  );
  const rows = exceptionRowsOf(table);
  if (rows === null) throw refuse('list_columns');
  if (rows.length > exceptionRows) throw refuse('list_rows');
  return part(async (unit) => {
    const school = await reachToMigrate(unit, input.school_id);
    const of = await findPlan(unit.db, school.id, migration_id);
    const { items, ...list } = await validateExceptions(unit.db, school, of, rows);
    const change = { school_id: school.id, migration_id, version, items };
    const plan = await savePlan(unit, school, { ...change, toYear: '', createMissing: false, dryRun: false });
    await noteOffice(unit, school.id, 'planned', plan.id);
    if (plan.version !== version) tellOfClasses(unit, school.id);
    const data = await presentPlan(unit.db, school, plan, app.now());
    return { success: 'true' as const, data, check: null, list };
  });
};
