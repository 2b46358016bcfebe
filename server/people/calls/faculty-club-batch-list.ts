import type { Handler } from '#server/core/pipeline.ts';
import { askedTeacher } from '../asked-teacher.ts';
import { groupsOf } from '../queries/groups.ts';

/** [C6-02] */
export const facultyClubBatchList: Handler<'faculty-club-batch-list'> = async (input, scene) => {
  const { school, teacherId } = await askedTeacher(scene, input);
  const groups = await groupsOf(scene.db, school.id, 'club', teacherId);
  const data = groups.map(({ id, name, parts }) => ({
    id,
    club_name: name,
    batches: parts.map((part) => ({ id: part.id, batch_name: part.name })),
  }));
  return { success: 'true', data };
};
