import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { notAttempted } from '../queries/marks.ts';
import { isReachedStudent, isReadableAssessment } from '../schedule.policy.ts';

/** [CE-03] */
export const unattemtedAssessmentStudent: Handler<'unattemted-assessment-student'> = async (
  { assessment_id, ...wanted },
  { db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const page = await notAttempted(db, assessment, wanted, isReachedStudent(db, actor, assessment));
  return {
    ...page,
    rows: page.rows.map(({ id, name, grade, division, isExcused }) => ({
      student_id: id,
      student_name: name,
      grade_name: grade,
      division_name: division,
      is_excused: bit(isExcused ?? false),
    })),
  };
};
