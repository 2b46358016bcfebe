import type { ScheduledStudent } from '#contract/assessments/schedule.wire.ts';
import { bit } from '#contract/core/bit.ts';
import { attemptStatuses, stateAt } from './cards.ts';
import { codeStateOf } from './queries/exam-codes.ts';
import type { scheduledStudents } from './queries/scheduled-students.ts';

type Row = Awaited<ReturnType<typeof scheduledStudents>>['rows'][number];

export const toScheduledStudent = (
  { id, name, grade, division, accommodation, override, code, attempt }: Row,
  now: Date,
): ScheduledStudent => ({
  student_id: id,
  student_name: name,
  grade_name: grade,
  division_name: division,
  factor: accommodation?.factor ?? 100,
  factor_reason: accommodation?.reason ?? '',
  factor_version: accommodation?.version ?? 0,
  opens_at: override?.opensAt?.getTime() ?? null,
  last_start_at: override?.lastStartAt?.getTime() ?? null,
  closes_at: override?.closesAt?.getTime() ?? null,
  extra_minutes: override?.extraMinutes ?? 0,
  extra_attempts: override?.extraAttempts ?? 0,
  is_excused: bit(override?.isExcused ?? false),
  reason: override?.reason ?? '',
  version: override?.version ?? 0,
  code_state: codeStateOf(code, now),
  attempt_id: attempt?.id ?? 0,
  attempt_state: attempt && stateAt(attempt, now),
  ends_at: attempt?.endsAt.getTime() ?? null,
  ...attemptStatuses(attempt, now),
});
