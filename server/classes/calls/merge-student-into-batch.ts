import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { tellOfClasses } from '../hints.ts';
import { joinBatch } from '../queries/batch-students.ts';
import { lockParts, lockStudents } from '../queries/change-groups.ts';
import { reachSchoolToChange } from '../school.policy.ts';

export const mergeStudentIntoBatch: Handler<'merge-student-into-batch'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const [batch] = await lockParts(db, { schoolId, kind: 'club' }, [input.batch_id]);
  if (!batch) throw notFound();
  const ids = [...new Set(input.student_ids)];
  const students = await lockStudents(db, schoolId, ids);
  const found = new Set(students.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  const missing = notFound();
  if (students.length === 0) throw missing;
  const at = { schoolId, clubId: batch.groupId, batchId: batch.id };
  const done = await joinBatch(db, at, students, { by: actor.id, at: app.now() });
  tellOfClasses(scene, schoolId);
  const refused = gone.map((id) => ({ id, code: missing.code, information: missing.information }));
  return { done, refused };
};
