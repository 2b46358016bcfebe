import type { StatusesOf } from '#contract/core/refusals.ts';
import { staleRefusal } from '#contract/core/resource.refusals.ts';
import { marksStep } from './question-types.rules.ts';
import { individualRefusals, scheduleRefusals } from './schedule.refusals.ts';

/** [CE-02, CE-03] */
export const markRefusals = {
  demo_school: scheduleRefusals.demo_school,
  ...staleRefusal,
  exam_open: 'The student still works on this. It can be marked once it is handed in.',
  was_sent_back: 'This was sent back, to be done again. It is not marked any more.',
  above_most: ({ most }: { most: number }) => `At most ${most} marks for this question.`,
  by_key: 'A key marks this question. Please say why you give other marks.',
  bad_step: `Marks are 0 or more, in steps of ${marksStep}.`,
};

export const practicalRefusals = {
  demo_school: scheduleRefusals.demo_school,
  ...staleRefusal,
  exam_open: markRefusals.exam_open,
  was_sent_back: markRefusals.was_sent_back,
  unknown_rubric: 'This rubric is not there any more. Please choose another one.',
  needs_level: 'Please choose a level for each criterion.',
  needs_feedback: 'Please say what is to be done again.',
  not_sent_back: 'This cannot be sent back any more: the student has its result, or began another attempt.',
};

export const remindRefusals = {
  demo_school: scheduleRefusals.demo_school,
  not_scheduled: individualRefusals.not_scheduled,
};

export const releaseRefusals = {
  demo_school: scheduleRefusals.demo_school,
  nothing_marked: 'No attempt is marked yet. There is nothing to release.',
};

export const marksStatuses = {
  exam_open: 409,
  was_sent_back: 409,
  by_key: 409,
  nothing_marked: 409,
  not_sent_back: 409,
} as const satisfies StatusesOf<typeof markRefusals & typeof practicalRefusals & typeof releaseRefusals>;
