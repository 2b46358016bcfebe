import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { people } from '#server/directory/schema.ts';
import { findAssessment } from '../queries/assessments.ts';
import { codeStates } from '../queries/exam-codes.ts';
import { isReachedStudent, isReadableAssessment } from '../schedule.policy.ts';

const onePage = { page: 1, size: 1, search: '', sort: [] };

/** [CE-03] */
export const getGenerateStudentOtp: Handler<'get-generate-student-otp'> = async (
  input,
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor));
  const isAmong = and(eq(people.id, input.student_id), isReachedStudent(db, actor, assessment));
  const { rows } = await codeStates(db, assessment, onePage, { now: app.now(), isAmong });
  const [data] = rows;
  if (!data) throw notFound();
  return { success: 'true', data };
};
