import * as v from 'valibot';
import { assessmentLimits, usualPassPercent } from '#contract/assessments/assessments.rules.ts';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import {
  type EditedSchedule,
  type Schedule,
  type ScheduledGroup,
  type ScheduledItem,
  scheduleFields,
} from '#contract/assessments/schedule.wire.ts';
import { defineForm } from '#machines/form/define-form.ts';

export interface ItemValues {
  readonly question_id: number;
  readonly number: number;
  readonly bank_id: number;
  /** '': any type. */
  readonly drawn_type: Schedule['items'][number]['drawn_type'];
  readonly drawn: string;
  readonly marks: string;
  /** The question's text or the topic's name, for display only. */
  readonly name: string;
}

/** Plain values, so that a draft can be stored. */
export type ScheduleValues = Omit<
  Schedule,
  | 'minutes'
  | 'pass_percent'
  | 'attempts'
  | 'shuffle_questions'
  | 'shuffle_choices'
  | 'needs_code'
  | 'rubric_id'
  | 'project_id'
  | 'items'
  | 'groups'
  | 'students'
> & {
  readonly minutes: string;
  readonly pass_percent: string;
  readonly attempts: string;
  readonly shuffle_questions: boolean;
  readonly shuffle_choices: boolean;
  readonly needs_code: boolean;
  readonly rubric_id: number | null;
  readonly project_id: number | null;
  readonly items: readonly ItemValues[];
  /** Each is `grade division`, by id. */
  readonly groups: readonly string[];
  readonly students: readonly number[];
};

export const blankSchedule: ScheduleValues = {
  assessment_name: '',
  kind: 'theory',
  instructions: '',
  project_id: null,
  state: 'scheduled',
  assessment_date: '',
  start_time: '',
  last_start_date: '',
  last_start_time: '',
  end_date: '',
  end_time: '',
  minutes: '40',
  pass_percent: String(usualPassPercent),
  attempts: '1',
  shuffle_questions: true,
  shuffle_choices: true,
  needs_code: false,
  show_policy: 'score_then_keys',
  rubric_id: null,
  items: [],
  groups: [],
  students: [],
};

const numberOf = (text: string): number => numberIn(text) ?? Number.NaN;

export const groupKey = (gradeId: number, divisionId: number): string => `${gradeId} ${divisionId}`;

export function groupOf(key: string): ScheduledGroup {
  const [grade_id = 0, division_id = 0] = key.split(' ').map(Number);
  return { grade_id, division_id };
}

/** An invalid number becomes NaN, which is refused. */
export const itemsOf = (items: readonly ItemValues[]): ScheduledItem[] =>
  items.map(({ question_id, number, bank_id, drawn_type, drawn, marks }) => ({
    question_id,
    number,
    bank_id,
    drawn_type,
    drawn: drawn === '' ? 0 : numberOf(drawn),
    marks: marks.trim() === '' ? null : numberOf(marks),
  }));

export function valuesOfSchedule({
  values,
  item_names: names,
}: Pick<EditedSchedule, 'values' | 'item_names'>): ScheduleValues {
  return {
    ...values,
    minutes: String(values.minutes),
    pass_percent: String(values.pass_percent),
    attempts: String(values.attempts),
    shuffle_questions: values.shuffle_questions === 1,
    shuffle_choices: values.shuffle_choices === 1,
    needs_code: values.needs_code === 1,
    rubric_id: values.rubric_id || null,
    project_id: values.project_id || null,
    items: values.items.map((item, index) => ({
      question_id: item.question_id,
      number: item.number,
      bank_id: item.bank_id,
      drawn_type: item.drawn_type,
      drawn: item.drawn === 0 ? '' : String(item.drawn),
      marks: item.marks === null ? '' : String(item.marks),
      name: names[index] ?? '',
    })),
    groups: values.groups.map(({ grade_id, division_id }) => groupKey(grade_id, division_id)),
  };
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** An invalid number becomes NaN, which is refused. */
const typed = v.pipe(
  v.custom<ScheduleValues>((values) => typeof values === 'object' && values !== null && 'items' in values),
  v.transform(
    (values): v.InferInput<typeof scheduleFields> => ({
      ...values,
      minutes: numberOf(values.minutes),
      pass_percent: numberOf(values.pass_percent),
      attempts: numberOf(values.attempts),
      shuffle_questions: flag(values.shuffle_questions),
      shuffle_choices: flag(values.shuffle_choices),
      needs_code: flag(values.needs_code),
      rubric_id: values.kind === 'practical' ? (values.rubric_id ?? 0) : 0,
      project_id: values.project_id ?? 0,
      items: itemsOf(values.items),
      groups: values.groups.map(groupOf),
      students: [...values.students],
    }),
  ),
  scheduleFields,
);

export const scheduleForm = defineForm<ScheduleValues, Schedule>({
  name: 'assessment',
  schema: typed,
  usesFormSession: true,
  blank: blankSchedule,
});

/** Marks of one attempt, as far as they are known here. */
export const marksOf = (items: readonly ItemValues[]): number =>
  items.reduce(
    (sum, { marks, drawn }) => sum + (numberIn(marks) ?? 0) * Math.max(1, numberIn(drawn) ?? 1),
    0,
  );

export const mostItems = assessmentLimits.items;
