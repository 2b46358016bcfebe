import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { presentImport } from '../import.presenter.ts';
import { kindsOf } from '../policy.ts';
import { importsPage } from '../queries/lists.ts';

export const getImports: Handler<'get-imports'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const page = await importsPage(scene.db, { schoolId: school.id, kinds: kindsOf(scene.actor) }, input);
  return { ...page, rows: page.rows.map(({ row, madeBy }) => presentImport(row, madeBy)) };
};
