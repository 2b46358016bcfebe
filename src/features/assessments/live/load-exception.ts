import { liveBoardCall } from '#contract/assessments/calls/live-board.call.ts';
import { call } from '#src/lib/api-client.ts';
import { toException } from '../schedule/ExceptionForm.tsx';

/** What differs for one student, as the form takes it; null: the student is not of this assessment. */
export async function loadException(
  assessmentId: number,
  studentId: number,
  timeZone: string,
  signal: AbortSignal,
) {
  const input = { assessment_id: assessmentId, size: 1, filters: { student: String(studentId) } };
  const [row] = (await call(liveBoardCall, input, { signal })).rows;
  return row ? toException(row, timeZone) : null;
}
