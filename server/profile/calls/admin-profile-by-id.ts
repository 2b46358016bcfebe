import type { Handler } from '#server/core/pipeline.ts';
import { sharedFields } from '../read-profile.ts';

/** [EN-38, RP-13] */
export const adminProfileById: Handler<'admin-profile-by-id'> = async (_input, scene) => {
  const { values, picture, wire } = await sharedFields(scene.db, scene.actor);
  return {
    data: {
      ...wire,
      firstName: values.firstName,
      lastName: values.lastName,
      school_id: scene.actor.school.id,
      school_name: scene.actor.school.name,
      profile_pic: picture,
    },
  };
};
