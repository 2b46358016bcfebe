import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { reachSchool } from '#server/schools/index.ts';
import { findGroup, pageOfParts } from '../queries/groups.ts';

export const getDivisions: Handler<'get-divisions'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const group = await findGroup(scene.db, school.id, 'grade', input.mbx_class_id);
  if (!group) throw notFound();
  const { rows, ...page } = await pageOfParts(scene.db, input, group);
  return { ...page, rows: rows.map(({ name, ...row }) => ({ ...row, section: name })) };
};
