import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { refuseUnlessMayView } from '#server/profile/policy.ts';
import { ownerOf, placesOf, readProfile, schoolAdminOf } from '#server/profile/profile.ts';

/** What every profile has, in the words of the wire. */
async function sharedFields({ db, actor }: SignedInScene) {
  const { person, profile, values, picture } = await readProfile(db, actor);
  return {
    values,
    profile,
    isActive: person.isActive,
    picture,
    wire: {
      id: actor.id,
      version: profile.version,
      user_id: actor.loginName,
      mobile: values.mobile,
      alternate_contact: values.alternateContact,
      email_id: values.email,
      gender: values.gender,
    },
  };
}

/** [EN-38, RP-13] */
export const adminProfileById: Handler<'admin-profile-by-id'> = async (_input, scene) => {
  const { values, picture, wire } = await sharedFields(scene);
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

/** [EN-36, EN-37, QU-44] */
export const facultyById: Handler<'faculty-by-id'> = async (_input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayView(await ownerOf(db, actor));
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

/** [EN-39, CC-10] */
export const studentById: Handler<'student-by-id'> = async (_input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayView(await ownerOf(db, actor));
  const { values, profile, picture, wire } = await sharedFields(scene);
  const [place] = await placesOf(db, actor, 'grade');
  const batches = await placesOf(db, actor, 'club');
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
      schoolName: actor.school.name,
      student_pic: picture,
    },
  };
};
