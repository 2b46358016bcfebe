import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMayView } from '../policy.ts';
import { ownerOf, placesOf } from '../profile.ts';
import { sharedFields } from '../read-profile.ts';

/** [EN-39, CC-10] */
export const studentById: Handler<'student-by-id'> = async (_input, scene) => {
  const { db, actor } = scene;
  refuseUnlessMayView(scene, await ownerOf(db, actor));
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
