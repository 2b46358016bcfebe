import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { partsReached, studentsOfParts } from '../queries/audience.ts';

/** [CE-01] */
export const getStudentByDivision: Handler<'get-student-by-division'> = async (input, scene) => {
  const { db, actor, scope } = scene;
  const parts = await partsReached(db, actor, scope === 'school', [input.grade_id]);
  const reached = parts.filter(({ isReached }) => isReached).map(({ id }) => id);
  const named = input.division_id.filter((id) => id !== 0);
  if (reached.length === 0 || named.some((id) => !reached.includes(id))) throw notFound();
  const isAll = named.length < input.division_id.length || named.length === 0;
  const rows = await studentsOfParts(db, actor.school.id, {
    partIds: isAll ? reached : named,
    search: input.search,
    most: assessmentLimits.students,
  });
  return {
    success: 'true',
    data: rows.map(({ total: _total, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
};
