import type { Handler } from '#server/core/pipeline.ts';
import { partsOf } from '../group-reads.ts';
import { withoutPerson } from '../queries/groups.ts';

export const getRemainingBatchDivisionList: Handler<'get-remaining-batch-division-list'> = async (
  input,
  scene,
) => {
  const free = withoutPerson(input.user_id);
  const batches = await partsOf(scene, input.school_id, 'club', input.club_id, free);
  return { success: 'true', data: batches.map(({ id, name }) => ({ id, batch_name: name })) };
};
