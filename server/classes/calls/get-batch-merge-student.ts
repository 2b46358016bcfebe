import type { Handler } from '#server/core/pipeline.ts';
import { placedStudents } from '../group-reads.ts';

export const getBatchMergeStudent: Handler<'get-batch-merge-student'> = (input, scene) =>
  placedStudents(scene, 'club', input, { groupId: input.club_id, partId: input.batch_id });
