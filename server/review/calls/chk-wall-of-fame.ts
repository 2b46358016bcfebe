import { and, eq } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { worksOnWall } from '#server/wall/index.ts';
import { isReadableWork } from '#server/works/index.ts';
import { works } from '#server/works/schema.ts';

/** [C5-06, QU-59] By the work, or by student and project of this year. */
export const chkWallOfFame: Handler<'chk-wall-of-fame'> = async (input, { db, actor }) => {
  const { work_id: workId, project_id: projectId, student_id: studentId } = input;
  const found = await db
    .select({ id: works.id })
    .from(works)
    .where(
      and(
        isReadableWork(actor),
        workId !== 0
          ? eq(works.id, workId)
          : and(
              eq(works.personId, studentId),
              eq(works.projectId, projectId),
              eq(works.academicYear, actor.school.academicYear),
            ),
      ),
    )
    .limit(50);
  if (found.length === 0) throw notFound();
  const [first] = await worksOnWall(
    db,
    actor.school.id,
    found.map(({ id }) => id),
  );
  return { success: 'true', on_wall: bit(first !== undefined), work_id: first ?? 0 };
};
