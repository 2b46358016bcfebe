import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { tellOfClasses } from '../hints.ts';
import { leaveBatch } from '../queries/batch-students.ts';
import { lockParts, lockStudents } from '../queries/change-groups.ts';
import { reachSchoolToChange } from '../school.policy.ts';

export const removeMergeStudent: Handler<'remove-merge-student'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const { id: schoolId } = await reachSchoolToChange(scene, input.school_id);
  const [batch] = await lockParts(db, { schoolId, kind: 'club' }, [input.batch_id]);
  if (!batch) throw notFound();
  const at = { schoolId, clubId: batch.groupId, batchId: batch.id };
  const changed = await changeRows(db, input.rows, async (tx, { id, version }) => {
    const [student] = await lockStudents(tx, schoolId, [id]);
    if (!student) throw notFound();
    refuseStaleRow(scene, version, student.version);
    const left = await leaveBatch(tx, at, id, { by: actor.id, at: app.now() });
    if (left === null) throw notFound();
    return left;
  });
  tellOfClasses(scene, schoolId);
  return changed;
};
