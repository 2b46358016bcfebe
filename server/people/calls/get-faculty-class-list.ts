import type { Handler } from '#server/core/pipeline.ts';
import { askedTeacher } from '../asked-teacher.ts';
import { groupsOf } from '../queries/groups.ts';

/** [C3-02] */
export const getFacultyClassList: Handler<'get-faculty-class-list'> = async (input, scene) => {
  const { school, teacherId } = await askedTeacher(scene, input);
  const groups = await groupsOf(scene.db, school.id, 'grade', teacherId);
  const data = groups.map(({ id, name, parts }) => ({
    mbx_class_id: id,
    school_class: name,
    divisions: parts.map((part) => ({ id: part.id, section: part.name })),
  }));
  return { success: 'true', data };
};
