import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { scheduledStudents } from '../queries/scheduled-students.ts';
import { toScheduledStudent } from '../scheduled-student.presenter.ts';

/** [CE-01] */
export const scheduleAssessmentStudent: Handler<'schedule-assessment-student'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const page = await scheduledStudents(db, assessment, wanted, isReachedStudent(db, actor, assessment));
  return {
    ...page,
    rows: page.rows.map((row) => toScheduledStudent(row, app.now())),
    assessment_name: assessment.title,
  };
};
