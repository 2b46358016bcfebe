import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMayView } from '../policy.ts';
import { ownerOf, placesOf, schoolAdminOf } from '../profile.ts';
import { sharedFields } from '../read-profile.ts';

/** [EN-36, EN-37, QU-44] */
export const facultyById: Handler<'faculty-by-id'> = async (_input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayView(scene, await ownerOf(db, actor));
  const { values, profile, isActive, picture, wire } = await sharedFields(scene);
  const divisions = await placesOf(db, actor, 'grade');
  const batches = await placesOf(db, actor, 'club');
  return {
    data: {
      ...wire,
      firstName: values.firstName,
      lastName: values.lastName,
      user_name: `${values.firstName} ${values.lastName}`.trim(),
      school_id: actor.school.id,
      school_name: actor.school.name,
      school_admin_name: await schoolAdminOf(db, actor),
      profile_pic: picture,
      grade: [...new Set(divisions.map(({ grade_name }) => grade_name))].join(', '),
      divisions,
      grade_division: divisions
        .map(({ grade_name, division_name }) => `${grade_name} ${division_name}`)
        .join(', '),
      club_batch: batches.map(({ grade_name, division_name }) => `${grade_name} ${division_name}`).join(', '),
      strength: profile.strength,
      tools: profile.tools,
      access_id: profile.accessId,
      access_type: profile.accessType,
      is_active: isActive ? 1 : 0,
    },
  };
};
