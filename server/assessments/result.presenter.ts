import { isPassed, percentOf } from '#contract/assessments/marking.rules.ts';
import type { ResultRow } from '#contract/assessments/marks.wire.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Result } from './queries/results.ts';

export function showResult(
  { id, name, grade, division, state, attempt, answered, questions }: Result,
  passPercent: number,
): ResultRow {
  const marks = attempt?.marks ?? null;
  const most = attempt?.marksMost ?? 0;
  const hasShare = marks !== null && most > 0;
  return {
    student_id: id,
    student_name: name,
    grade_name: grade,
    division_name: division,
    state,
    attempt_id: attempt?.id ?? 0,
    number: attempt?.number ?? 0,
    started_at: attempt?.startedAt.getTime() ?? null,
    handed_in_at: attempt?.handedInAt?.getTime() ?? null,
    reason: attempt?.handInReason ?? null,
    saved_at: attempt?.savedAt?.getTime() ?? null,
    late_saves: attempt?.lateSaves ?? 0,
    answered,
    questions,
    marks: marks === null ? null : toMarks(marks),
    marks_most: toMarks(most),
    percent: hasShare ? percentOf(marks, most) : null,
    is_passed: hasShare ? bit(isPassed(marks, most, passPercent)) : null,
  };
}
