import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { membershipsOf, ownerOf, refuseUnlessMayView, sharedFields } from '#server/profile/index.ts';
import { reachSchool } from '#server/schools/index.ts';
import { noteRead } from '../note-read.ts';
import { refuseUnlessOwn } from '../own-person.ts';
import { findPerson, statusOf } from '../queries/person.ts';

/** [EN-39, CC-10] A student sees their own as far as the school allows; a teacher those they teach. */
export const studentById: Handler<'student-by-id'> = async (input, scene) => {
  const { db, actor, scope } = scene;
  const school = await reachSchool(scene, input.school_id);
  if (scope === 'own') {
    await refuseUnlessOwn(db, actor, input.id);
    refuseUnlessMayView(scene, await ownerOf(db, actor));
  } else {
    const sought = { schoolId: school.id, id: input.id, role: roles.student };
    const { isTaught } = await findPerson(db, actor, sought);
    if (scope === 'taught' && !isTaught) throw forbidden();
    await noteRead(scene, school, 'student', { personId: input.id });
  }
  const of = { id: input.id, school };
  const { values, profile, person, picture, wire } = await sharedFields(db, of);
  const [place] = await membershipsOf(db, of, 'grade');
  const batches = await membershipsOf(db, of, 'club');
  return {
    data: {
      ...wire,
      first_name: values.firstName,
      last_name: values.lastName,
      age: profile.birthDate ?? '',
      className: place?.grade_name ?? '',
      sectionName: place?.division_name ?? '',
      club: [...new Set(batches.map(({ grade_name }) => grade_name))].join(', '),
      batch: batches.map(({ division_name }) => division_name).join(', '),
      schoolName: school.name,
      student_pic: picture,
      admission_no: person.admissionNo,
      division_id: place?.division_id ?? null,
      batches: batches.map(({ division_id }) => division_id),
      status: statusOf(person),
    },
  };
};
