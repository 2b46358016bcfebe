import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { reachSchool } from '#server/schools/index.ts';
import { noteRead } from '../note-read.ts';
import { findPerson, membershipsOfPeople } from '../queries/person.ts';

/** [C2-08] */
export const studentNameById: Handler<'student-name-by-id'> = async (input, scene) => {
  const { db, actor, scope } = scene;
  const school = await reachSchool(scene, input.school_id);
  const sought = { schoolId: school.id, id: input.stid, role: roles.student };
  const { person, isTaught } = await findPerson(db, actor, sought);
  if (scope === 'taught' && !isTaught) throw forbidden();
  await noteRead(scene, school, 'student', { personId: person.id });
  const places = await membershipsOfPeople(db, school.id, [person.id]);
  const place = places.find(({ kind }) => kind === 'grade') ?? places[0];
  return {
    success: 'true',
    data: {
      id: person.id,
      student_name: `${person.firstName} ${person.lastName}`.trim(),
      user_id: person.loginName,
      grade_name: place?.gradeName ?? '',
      division_name: place?.divisionName ?? '',
    },
  };
};
