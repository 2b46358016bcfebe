import { isPassed } from '#contract/assessments/marking.rules.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { type Result, resultsPage, resultTotals } from '../queries/results.ts';
import { isReachedStudent, isReadableAssessment } from '../schedule.policy.ts';

/** [CE-02, GR-07] */
export const downloadAssessmentStudent: Handler<'download-assessment-student'> = async (
  { assessment_id, ...wanted },
  { db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  const page = await resultsPage(db, assessment, wanted, { isReached, state: wanted.filters?.state });
  return {
    ...page,
    rows: page.rows.map((row) => toRow(row, assessment.passPercent)),
    assessment_name: assessment.title,
    pass_percent: assessment.passPercent,
    is_own: bit(assessment.authorId === actor.id),
    totals: await resultTotals(db, assessment, isReached),
  };
};

function toRow(
  { id, name, grade, division, state, attempt, answered, questions }: Result,
  passPercent: number,
) {
  const marks = attempt?.marks ?? null;
  const most = attempt?.marksMost ?? 0;
  const hasShare = marks !== null && most > 0;
  return {
    student_id: id,
    student_name: name,
    grade_name: grade,
    division_name: division,
    state,
    attempt_id: attempt?.id ?? 0,
    number: attempt?.number ?? 0,
    started_at: attempt?.startedAt.getTime() ?? null,
    handed_in_at: attempt?.handedInAt?.getTime() ?? null,
    reason: attempt?.handInReason ?? null,
    saved_at: attempt?.savedAt?.getTime() ?? null,
    late_saves: attempt?.lateSaves ?? 0,
    answered,
    questions,
    marks: marks === null ? null : toMarks(marks),
    marks_most: toMarks(most),
    percent: hasShare ? Math.floor((marks * 100) / most) : null,
    is_passed: hasShare ? bit(isPassed(marks, most, passPercent)) : null,
  };
}
