import type { Handler } from '#server/core/pipeline.ts';
import { placedStudents } from '../group-reads.ts';

export const studentsListByClass: Handler<'students-list-by-class'> = (input, scene) =>
  placedStudents(scene, 'grade', input, { groupId: input.mbx_class_id, partId: input.division_id });
