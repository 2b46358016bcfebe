import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import {
  membershipsOf,
  ownerOf,
  refuseUnlessMayView,
  schoolAdminOf,
  sharedFields,
} from '#server/profile/index.ts';
import { reachSchool } from '#server/schools/index.ts';
import { refuseUnlessOwn } from '../own-person.ts';
import { findPerson, statusOf } from '../queries/person.ts';

/** [EN-36, EN-37, QU-44] A teacher sees their own as far as the school allows; the office sees anybody's. */
export const facultyById: Handler<'faculty-by-id'> = async (input, scene) => {
  const { db, actor, scope } = scene;
  const school = await reachSchool(scene, input.school_id);
  if (scope === 'own') {
    await refuseUnlessOwn(db, actor, input.id);
    refuseUnlessMayView(scene, await ownerOf(db, actor));
  } else await findPerson(db, actor, { schoolId: school.id, id: input.id, role: roles.faculty });
  const of = { id: input.id, school };
  const { values, profile, person, picture, wire } = await sharedFields(db, of);
  const divisions = await membershipsOf(db, of, 'grade');
  const batches = await membershipsOf(db, of, 'club');
  return {
    data: {
      ...wire,
      firstName: values.firstName,
      lastName: values.lastName,
      admission_no: person.admissionNo,
      user_name: `${values.firstName} ${values.lastName}`.trim(),
      school_id: school.id,
      school_name: school.name,
      school_admin_name: await schoolAdminOf(db, of),
      profile_pic: picture,
      grade: [...new Set(divisions.map(({ grade_name }) => grade_name))].join(', '),
      divisions,
      batches,
      grade_division: divisions
        .map(({ grade_name, division_name }) => `${grade_name} ${division_name}`)
        .join(', '),
      club_batch: batches.map(({ grade_name, division_name }) => `${grade_name} ${division_name}`).join(', '),
      strength: profile.strength,
      tools: profile.tools,
      access_id: profile.accessId,
      access_type: profile.accessType,
      is_active: bit(person.isActive),
      status: statusOf(person),
    },
  };
};
