import type { Handler } from '#server/core/pipeline.ts';
import { askedTeacher } from '../asked-teacher.ts';
import { groupsOf } from '../queries/groups.ts';
import { teachersOfGroups } from '../queries/teachers.ts';

/** [C3-04, CE-02] */
export const getClubTeacherList: Handler<'get-club-teacher-list'> = async (input, scene) => {
  const { db } = scene;
  const { school, teacherId } = await askedTeacher(scene, input);
  const clubs = (await groupsOf(db, school.id, 'club', teacherId)).map(({ id }) => id);
  const data = await teachersOfGroups(db, school.id, clubs);
  return { success: 'true', data };
};
