import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { rowsPage } from '../queries/lists.ts';
import { reachImport } from '../reach-import.ts';

/** [QU-70] The audit notes when the office reads a school's children. */
export const getImportRows: Handler<'get-import-rows'> = async (input, scene) => {
  const row = await reachImport(scene, input);
  const page = await rowsPage(scene.db, row, input);
  if (scene.actor.role === roles.superAdmin)
    await audit(scene, scene.actor, 'roster.read', {
      schoolId: row.schoolId,
      import: row.id,
      rows: page.rows.length,
    });
  return page;
};
