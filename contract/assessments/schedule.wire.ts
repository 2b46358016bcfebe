import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { nameText } from '#contract/core/name-text.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { formSession } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { dayField } from '#contract/timetable/week.wire.ts';
import {
  assessmentKinds,
  assessmentStates,
  attemptStates,
  codeStates,
  assessmentLimits as most,
  showPolicies,
  usualPassPercent,
} from './assessments.rules.ts';
import { marksLeast, marksMost, questionTypes } from './question-types.rules.ts';

const timeField = v.pipe(rawText(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrong_time'));
const day = v.union([v.literal(''), dayField]);
const time = v.union([v.literal(''), timeField]);
const whole = (least: number, largest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(largest));

/** In the school's time zone; day and time are '' if not set. */
const windowFields = {
  /** [EN-27] When it opens. */
  assessment_date: v.optional(day, ''),
  start_time: v.optional(time, ''),
  last_start_date: v.optional(day, ''),
  last_start_time: v.optional(time, ''),
  end_date: v.optional(day, ''),
  end_time: v.optional(time, ''),
};
export type WindowFields = { readonly [Field in keyof typeof windowFields]: string };

const marks = v.pipe(
  v.number('bad_marks'),
  v.minValue(marksLeast, 'bad_marks'),
  v.maxValue(marksMost, 'bad_marks'),
  v.multipleOf(marksLeast, 'bad_marks'),
);
/** One question, or a rule that draws some of a bank for each attempt. One of the two ids is 0. */
const item = v.object({
  question_id: v.optional(wireId, 0),
  /** Version of the question; 0: the newest. */
  number: v.optional(count, 0),
  bank_id: v.optional(wireId, 0),
  /** '': any type that a rule marks. */
  drawn_type: v.optional(v.union([v.literal(''), v.picklist(questionTypes)]), ''),
  drawn: v.optional(v.pipe(count, v.maxValue(most.questions)), 0),
  /** For each question; null: the question's own marks, which a drawing rule cannot use. */
  marks: v.optional(v.nullable(marks), null),
});
export type ScheduledItem = v.InferOutput<typeof item>;

/** Division 0: the whole grade; grade 0: every grade of the school. */
const group = v.object({ grade_id: wireId, division_id: v.optional(wireId, 0) });
export type ScheduledGroup = v.InferOutput<typeof group>;

const audienceEntries = {
  groups: v.optional(v.pipe(v.array(group), v.maxLength(most.groups)), []),
  students: v.optional(v.pipe(v.array(id), v.maxLength(most.students)), []),
};
const scheduleEntries = {
  assessment_name: nameText(most.title),
  kind: v.optional(v.picklist(assessmentKinds), 'theory'),
  instructions: v.optional(trimmedText(most.instructions), ''),
  project_id: v.optional(wireId, 0),
  state: v.optional(v.picklist(assessmentStates), 'scheduled'),
  ...windowFields,
  minutes: whole(most.minutesLeast, most.minutes),
  pass_percent: v.optional(whole(0, most.passPercent), usualPassPercent),
  attempts: v.optional(whole(1, most.attempts), 1),
  shuffle_questions: v.optional(bitWire, 1),
  shuffle_choices: v.optional(bitWire, 1),
  needs_code: v.optional(bitWire, 0),
  show_policy: v.optional(v.picklist(showPolicies), 'score_then_keys'),
  rubric_id: v.optional(wireId, 0),
  items: v.pipe(v.array(item), v.maxLength(most.items)),
  ...audienceEntries,
};
export const scheduleFields = v.object(scheduleEntries);
const schedule = scheduleFields;
export type Schedule = v.InferOutput<typeof schedule>;

export const createScheduleInput = v.object({ ...scheduleEntries, formSession });
export const updateScheduleInput = v.object({
  ...scheduleEntries,
  assessment_id: id,
  version: count,
  /** 1: it is withdrawn, and nobody can start. */
  is_removed: v.optional(bitWire, 0),
  formSession,
});
export const savedScheduleOutput = v.object({
  success: v.literal('true'),
  data: v.object({ assessment_id: v.number(), version: v.number() }),
});

export const byAssessmentInput = v.object({ assessment_id: id });
const times = {
  opens_at: v.nullable(v.number()),
  last_start_at: v.nullable(v.number()),
  closes_at: v.nullable(v.number()),
};
export const editScheduleOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    assessment_id: v.number(),
    version: v.number(),
    time_zone: v.string(),
    /** 1: questions, opening and audience can no longer change. */
    is_started: bitWire,
    is_released: bitWire,
    /** 1: scheduled in another year and not begun, so this year's groups cannot start it. */
    is_other_year: bitWire,
    ...times,
    values: schedule,
    item_names: v.array(v.string()),
    /** 1: retired since, or no longer open to the caller. A copy leaves these out. */
    items_gone: v.array(bitWire),
    group_names: v.array(v.string()),
    marks: v.number(),
    students: v.number(),
  }),
});
export type EditedSchedule = v.InferOutput<typeof editScheduleOutput>['data'];

/** [EN-27, ST-23, ST-24, ST-25, ST-26] */
const card = v.object({
  assessment_id: v.number(),
  assessment_name: v.string(),
  /** In the school's time zone; '' until it is scheduled. */
  assessment_date: v.string(),
  start_time: v.string(),
  status: v.picklist([0, 1, 2, 3]),
  start_exam_status: v.picklist([0, 1, 2]),
  kind: v.picklist(assessmentKinds),
  state: v.picklist(assessmentStates),
  ...times,
  minutes: v.number(),
  needs_code: bitWire,
  project_id: v.number(),
  teacher: v.string(),
  is_own: bitWire,
});
export type AssessmentCard = v.InferOutput<typeof card>;
export const cardsOutput = v.object({
  success: v.literal('true'),
  /** [CB-05] The zone of days and times. */
  time_zone: v.string(),
  now: v.number(),
  data: v.array(card),
  has_more: v.boolean(),
});

/** Cards to skip, which came before. */
export const cardsSkipped = v.optional(v.pipe(count, v.maxValue(10_000)), 0);

/** 1: only cards that need action: running, coming, or waiting to be marked. */
export const onlyUrgent = v.optional(bitWire, 0);

/** [CB-06] `faculty_id` 0: every teacher within the caller's reach. */
export const scheduledInput = v.object({
  school_id: id,
  user_id: id,
  faculty_id: v.optional(wireId, 0),
  model1_status: v.optional(count, 0),
  skip: cardsSkipped,
  only_urgent: onlyUrgent,
});

export const studentsByDivisionInput = v.object({
  grade_id: id,
  /** Empty, or 0 among them: all within the caller's reach. */
  division_id: v.optional(v.pipe(v.array(wireId), v.maxLength(most.groups)), []),
  search: v.optional(trimmedText(200), ''),
});
export const studentsByDivisionOutput = v.object({
  success: v.literal('true'),
  /** The first 500 by name. */
  data: v.array(
    v.object({
      student_id: v.number(),
      student_name: v.string(),
      division_id: v.number(),
      division_name: v.string(),
      /** Percent of the usual minutes in every assessment, and its version. */
      factor: v.number(),
      factor_version: v.number(),
    }),
  ),
  total: v.number(),
});

export const assessmentStudentsPage = v.object({
  assessment_id: id,
  ...pageInput({ sorts: ['name', 'place'], filters: {} }).entries,
});
const scheduledStudent = v.object({
  student_id: v.number(),
  student_name: v.string(),
  grade_name: v.string(),
  division_name: v.string(),
  /** Percent of the usual minutes in every assessment, with its reason and version. */
  factor: v.number(),
  factor_reason: v.string(),
  factor_version: v.number(),
  /** What differs for this student; null: as for everybody. */
  ...times,
  extra_minutes: v.number(),
  extra_attempts: v.number(),
  is_excused: bitWire,
  reason: v.string(),
  /** Of the differences; 0: none. */
  version: v.number(),
  code_state: v.picklist(codeStates),
  attempt_id: v.number(),
  attempt_state: v.nullable(v.picklist(attemptStates)),
  ends_at: v.nullable(v.number()),
  status: v.picklist([0, 1, 2, 3]),
  start_exam_status: v.picklist([0, 1, 2]),
});
export type ScheduledStudent = v.InferOutput<typeof scheduledStudent>;
export const assessmentStudentsOutput = v.object({
  ...pageOutput(scheduledStudent).entries,
  /** For teachers of only some of its students, who cannot read the schedule. */
  assessment_name: v.string(),
});

export const individualInput = v.object({
  assessment_id: id,
  student_id: id,
  ...windowFields,
  extra_minutes: v.optional(v.pipe(count, v.maxValue(most.extraMinutes)), 0),
  extra_attempts: v.optional(v.pipe(count, v.maxValue(most.attempts)), 0),
  is_excused: v.optional(bitWire, 0),
  reason: v.optional(trimmedText(most.reason), ''),
  version: count,
});
export const individualOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    version: v.number(),
    /** Of the running attempt; null: none. */
    ends_at: v.nullable(v.number()),
  }),
});

export const accommodationInput = v.object({
  student_id: id,
  factor: whole(most.factorLeast, most.factor),
  reason: v.optional(trimmedText(most.reason), ''),
  version: count,
});
export const accommodationOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    version: v.number(),
    moved: v.number(),
  }),
});

export const zonewiseInput = v.object({
  date: dayField,
  time: timeField,
  /** IANA name of the target zone; '': the school's. */
  time_zone: v.optional(rawText(60), ''),
});
export const zonewiseOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    date: v.string(),
    time: v.string(),
    time_zone: v.string(),
    /** Milliseconds since 1970. */
    at: v.number(),
    school_time_zone: v.string(),
  }),
});
