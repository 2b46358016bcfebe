import type { Handler } from '#server/core/pipeline.ts';
import { partsOf } from '../group-reads.ts';
import { withoutPerson } from '../queries/groups.ts';

export const getRemainingDivisionList: Handler<'get-remaining-division-list'> = async (input, scene) => {
  const free = withoutPerson(input.user_id);
  const sections = await partsOf(scene, input.school_id, 'grade', input.class_id, free);
  return { success: 'true', data: sections.map(({ id, name }) => ({ id, section: name })) };
};
