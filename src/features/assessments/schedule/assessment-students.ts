import { getGenerateAllOtpCall } from '#contract/assessments/calls/get-generate-all-otp.call.ts';
import { scheduleAssessmentStudentCall } from '#contract/assessments/calls/schedule-assessment-student.call.ts';
import { allRows } from '#src/lib/resource/page-loader.ts';
import { toException } from './ExceptionForm.tsx';

/** Ids of students without a usable code. */
export async function studentsWithoutCode(assessment_id: number): Promise<number[]> {
  const without: number[] = [];
  for await (const { student_id: id, state } of allRows(getGenerateAllOtpCall, { assessment_id }))
    if (state === 'none' || state === 'expired') without.push(id);
  return without;
}

/** null: the student does not take the assessment. `timeZone` is the school's. */
export async function loadStudent(
  assessment_id: number,
  studentId: number,
  timeZone: string,
  signal: AbortSignal,
) {
  for await (const row of allRows(scheduleAssessmentStudentCall, { assessment_id }, signal))
    if (row.student_id === studentId) return toException(row, timeZone);
  return null;
}
