import { assessmentGroupsCall } from '#contract/assessments/calls/assessment-groups.call.ts';
import { editScheduleAssessmentCall } from '#contract/assessments/calls/edit-schedule-assessment.call.ts';
import { questionChoicesCall } from '#contract/assessments/calls/question-choices.call.ts';
import { scheduleAssessmentStudentCall } from '#contract/assessments/calls/schedule-assessment-student.call.ts';
import type { QuestionChoices } from '#contract/assessments/questions.wire.ts';
import { call } from '#src/lib/api-client.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { groupKey, valuesOfSchedule } from './schedule-values.ts';

export async function loadSchedule(assessmentId: number, signal?: AbortSignal) {
  const input = { assessment_id: assessmentId };
  const { data } = await call(editScheduleAssessmentCall, input, signal ? { signal } : {});
  return { id: data.assessment_id, version: data.version, values: valuesOfSchedule(data), facts: data };
}
export type LoadedSchedule = Awaited<ReturnType<typeof loadSchedule>>;

/** An assessment for its page. Teachers of only some of its students cannot read the schedule; they get its name. */
export async function loadAssessment(assessmentId: number, signal: AbortSignal) {
  try {
    const schedule = await loadSchedule(assessmentId, signal);
    return { schedule, name: schedule.values.assessment_name };
  } catch (error) {
    const isHidden = error instanceof CallFailed && ['not_found', 'forbidden'].includes(error.code);
    if (!isHidden) throw error;
    const input = { assessment_id: assessmentId, size: 1 };
    const { assessment_name: name } = await call(scheduleAssessmentStudentCall, input, { signal });
    return { schedule: null, name };
  }
}

export interface GroupOption {
  readonly value: string;
  /** '': every grade of the school. */
  readonly name: string;
  readonly isWhole: boolean;
}

export interface EditorChoices extends QuestionChoices {
  readonly groups: readonly GroupOption[];
}

export async function loadChoices(signal: AbortSignal): Promise<EditorChoices> {
  const [questions, { data }] = await Promise.all([
    call(questionChoicesCall, {}, { signal }),
    call(assessmentGroupsCall, {}, { signal }),
  ]);
  const groups = data.map(({ grade_id, division_id, name }) => ({
    value: groupKey(grade_id, division_id),
    name,
    isWhole: division_id === 0,
  }));
  return { ...questions, groups };
}

/** Adds the assessment's own groups, which the teacher may no longer teach. */
export function groupsWith(
  groups: readonly GroupOption[],
  schedule: LoadedSchedule | null,
): readonly GroupOption[] {
  const known = new Set(groups.map(({ value }) => value));
  const named = (schedule?.facts.values.groups ?? []).map(({ grade_id, division_id }, index) => ({
    value: groupKey(grade_id, division_id),
    name: schedule?.facts.group_names[index] ?? '',
    isWhole: division_id === 0,
  }));
  return [...groups, ...named.filter(({ value }) => !known.has(value))];
}
