import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { notAttempted } from '../queries/marks.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { countToRemind, dayBegin, isRemindedSince } from '../queries/reminders.ts';

/** [CE-03] */
export const unattemtedAssessmentStudent: Handler<'unattemted-assessment-student'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const now = app.now();
  const isReached = isReachedStudent(db, actor, assessment);
  const since = dayBegin(now, actor.school.timeZone);
  const page = await notAttempted(db, assessment, wanted, isReached, isRemindedSince(assessment, since));
  return {
    ...page,
    rows: page.rows.map(({ id, name, grade, division, isExcused, isReminded: reminded }) => ({
      student_id: id,
      student_name: name,
      grade_name: grade,
      division_name: division,
      is_excused: bit(isExcused ?? false),
      is_reminded: bit(reminded),
    })),
    to_remind: await countToRemind(db, assessment, { now, since, isReached }),
  };
};
