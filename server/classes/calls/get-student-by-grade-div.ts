import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { lookupOfStudents } from '../queries/placed.ts';
import { auditOfficeRead } from '../school.policy.ts';

export const getStudentByGradeDiv: Handler<'get-student-by-grade-div'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  await auditOfficeRead(scene, school.id, 'lookup');
  return lookupOfStudents(scene.db, input, school.id, {
    gradeId: input.mbx_class_id,
    divisionId: input.division_id,
    batchId: input.batch_id,
  });
};
