import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { pageOfGroups } from '../queries/groups.ts';

export const getSchoolClasses: Handler<'get-school-classes'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const { rows, ...page } = await pageOfGroups(scene.db, input, school.id, 'grade');
  return {
    ...page,
    rows: rows.map(({ id, name, parts, ...row }) => ({
      ...row,
      mbx_class_id: id,
      school_class: name,
      sections: parts,
    })),
  };
};
