import type { Handler } from '#server/core/pipeline.ts';
import { noteOffice, reachToMigrate } from '../policy.ts';
import { rollBack } from '../rollback.ts';

export const rollbackMigratedStudents: Handler<'rollback-migrated-students'> = async (input, scene) => {
  const { migration_id: migrationId, students, dryRun } = input;
  const school = await reachToMigrate(scene, input.school_id);
  const data = await rollBack(scene, school, { migrationId, students, dryRun });
  await noteOffice(scene, school.id, dryRun ? 'rollback_checked' : 'rolled_back', migrationId);
  return { success: 'true', data };
};
