import { tellOfClasses } from '#server/classes/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { mergeStudent } from '../merges/merge-students.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

export const mergeStudents: Handler<'merge-students'> = async ({ school_id, kept, merged }, scene) => {
  const school = await reachSchool(scene, school_id);
  refuseUnlessMayWrite(scene, school);
  if (kept.id === merged.id) throw scene.refuse('same_student');
  await mergeStudent(scene, school, kept, merged);
  tellOfClasses(scene, school.id);
  return { success: 'true' };
};
