import type { PracticalRow } from '#contract/assessments/practical.wire.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import { bit } from '#contract/core/bit.ts';
import { marksOrNull } from './marks.presenter.ts';
import type { Practical, scoresOf } from './queries/practical.ts';

export function toPracticalRow(row: Practical): PracticalRow {
  const { item, attempt, version, answer, state, student, grade, division } = row;
  const value = answer?.value;
  return {
    attempt_id: attempt.id,
    position: item.position,
    student_id: attempt.personId,
    student_name: student,
    grade_name: grade,
    division_name: division,
    prompt: version.prompt,
    state,
    handed_in_at: attempt.handedInAt?.getTime() ?? attempt.endsAt.getTime(),
    reason: attempt.handInReason ?? 'time',
    is_late: bit(answer?.isLate ?? false),
    has_program: bit(value?.type === 'practical' && value.workspaceId > 0),
    marks: answer ? marksOrNull(answer.marks) : 0,
    marks_most: toMarks(item.marksMost),
  };
}

export const toScores = (rows: Awaited<ReturnType<typeof scoresOf>>) =>
  rows.map(({ position, criterion, level, levelName, points, most }) => ({
    position,
    criterion,
    level,
    level_name: levelName,
    points,
    most,
  }));
