import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { worksOnWall } from '#server/wall/index.ts';
import { worksNamed } from '../queries/submission.ts';

/** [C5-06, QU-59] By work, or by student and this year's project. */
export const chkWallOfFame: Handler<'chk-wall-of-fame'> = async (input, { db, actor }) => {
  const { work_id: workId, project_id: projectId, student_id: studentId } = input;
  const ids = await worksNamed(db, actor, workId !== 0 ? { workId } : { projectId, studentId });
  if (ids.length === 0) throw notFound();
  const [first] = await worksOnWall(db, actor.school.id, ids);
  return { success: 'true', on_wall: bit(first !== undefined), work_id: first ?? 0 };
};
