import type { Handler } from '#server/core/pipeline.ts';
import { askedTeacher } from '../asked-teacher.ts';
import { groupsOf } from '../queries/groups.ts';

/** [C3-02] */
export const getFacultyClubList: Handler<'get-faculty-club-list'> = async (input, scene) => {
  const { school, teacherId } = await askedTeacher(scene, input);
  const groups = await groupsOf(scene.db, school.id, 'club', teacherId);
  const data = groups.map(({ id, name, parts }) => ({ id, club_name: name, batch_count: parts.length }));
  return { success: 'true', data };
};
