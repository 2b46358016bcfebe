import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { attemptStatuses } from '../cards.ts';
import { findAssessment } from '../queries/assessments.ts';
import { codeStateOf } from '../queries/exam-codes.ts';
import { scheduledStudents } from '../queries/scheduled-students.ts';
import { isReachedStudent, isReadableAssessment } from '../schedule.policy.ts';

/** [CE-01] */
export const scheduleAssessmentStudent: Handler<'schedule-assessment-student'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const page = await scheduledStudents(db, assessment, wanted, isReachedStudent(db, actor, assessment));
  return {
    ...page,
    rows: page.rows.map(({ id, name, grade, division, accommodation, override, code, attempt }) => ({
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
      code_state: codeStateOf(code, app.now()),
      attempt_id: attempt?.id ?? 0,
      attempt_state: attempt?.state ?? null,
      ends_at: attempt?.endsAt.getTime() ?? null,
      ...attemptStatuses(attempt, assessment, app.now()),
    })),
  };
};
