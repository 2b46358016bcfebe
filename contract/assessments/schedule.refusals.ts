import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import type { StatusesOf } from '#contract/core/refusals.ts';
import { demoRefusal, removeResourceRefusals, staleRefusal } from '#contract/core/resource.refusals.ts';
import { assessmentLimits } from './assessments.rules.ts';
import { marksLeast, marksMost } from './question-types.rules.ts';

export const clockRefusals = {
  wrong_day: 'Please enter a day of the calendar.',
  wrong_time: 'Please enter a time like 09:30.',
  needs_time: 'Please enter a day and a time.',
  time_skipped: 'Clocks are put forward over this time on that day. Choose another time.',
};

const windowRefusals = {
  ...clockRefusals,
  last_start_early: 'The last start is before the opening.',
  closes_early: 'It must close after the opening, and leave the last to start all of their minutes.',
  window_long: `From opening to closing it is at most ${assessmentLimits.windowDays} days.`,
};

export const itemRefusals = {
  no_questions: 'Choose at least one question.',
  bad_marks: `Marks are from ${marksLeast} to ${marksMost}, in steps of ${marksLeast}.`,
  bad_item: 'Each entry is one question, or how many are drawn from one topic.',
  same_question: 'A question is there twice. Take one of them out.',
  unknown_question: 'A question is not there any more, or is not yours to use. Choose again.',
  only_practical: 'A practical task takes only questions that are made with a tool.',
  few_questions: ({ left }: { left: number }) =>
    `This topic has only ${left} questions that can be drawn. Draw fewer.`,
  too_many_questions: `At most ${assessmentLimits.questions} questions for each student.`,
};

export const audienceRefusals = {
  no_audience: 'Choose at least one division, batch or student.',
  unknown_group: 'Choose divisions and batches that you teach.',
  unknown_student: 'Choose students whom you teach.',
};

/** [CE-01] */
export const scheduleRefusals = {
  ...demoRefusal,
  ...formSessionRefusal,
  ...staleRefusal,
  ...windowRefusals,
  ...itemRefusals,
  ...audienceRefusals,
  unknown_project: 'This project is not used any more. Choose another one.',
  unknown_rubric: 'This rubric is not there any more. Choose another one.',
  /** Once a student began, these cannot change. */
  exam_started:
    'A student has started. Questions, opening and groups stay as they are; let late students in one by one, and correct questions by marking again.',
};

export const individualRefusals = {
  ...demoRefusal,
  ...staleRefusal,
  ...windowRefusals,
  unknown_student: scheduleRefusals.unknown_student,
  not_scheduled: 'This assessment is not scheduled yet.',
};

export const withdrawRefusals = {
  ...demoRefusal,
  ...staleRefusal,
  not_scheduled: individualRefusals.not_scheduled,
  needs_reason: 'A student has started. Say why it ends: the students read it.',
  closed_already: 'This assessment is closed already.',
};

export const removeAssessmentRefusals = {
  ...removeResourceRefusals,
  ...demoRefusal,
  not_draft: 'Only a draft is deleted. Take the assessment back first.',
};

export const accommodationRefusals = { ...demoRefusal, ...staleRefusal };

export const zoneRefusals = { ...clockRefusals, wrong_zone: 'This time zone is not known.' };

export const scheduleStatuses = {
  exam_started: 409,
  not_scheduled: 409,
  closed_already: 409,
  not_draft: 409,
} as const satisfies StatusesOf<
  typeof scheduleRefusals &
    typeof individualRefusals &
    typeof withdrawRefusals &
    typeof removeAssessmentRefusals
>;
