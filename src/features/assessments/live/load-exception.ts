import { liveBoardCall } from '#contract/assessments/calls/live-board.call.ts';
import { call } from '#src/lib/api-client.ts';
import { toException } from '../schedule/ExceptionForm.tsx';

/** null: the student does not take this assessment. */
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
