import { and, not } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { people } from '#server/directory/schema.ts';
import { findAssessment } from '../queries/assessments.ts';
import { notAttempted } from '../queries/marks.ts';
import { dayBegin, isRemindedSince, isToRemind } from '../queries/reminders.ts';
import { isReachedStudent, isReadableAssessment } from '../schedule.policy.ts';

/** [CE-03] */
export const unattemtedAssessmentStudent: Handler<'unattemted-assessment-student'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const now = app.now();
  const isReached = isReachedStudent(db, actor, assessment);
  const isReminded = isRemindedSince(assessment, dayBegin(now, actor.school.timeZone));
  const page = await notAttempted(db, assessment, wanted, isReached, isReminded);
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
    to_remind: await db.$count(people, and(isToRemind(assessment, now), isReached, not(isReminded))),
  };
};
