import type { StatusesOf } from '#contract/core/refusals.ts';
import { demoRefusal } from '#contract/core/resource.refusals.ts';
import { lateSaveSeconds, minutesToWait } from './assessments.rules.ts';

/** [CE-03] */
export const makeCodesRefusals = {
  ...demoRefusal,
  unknown_student: 'This assessment is not for one of these students.',
  no_code_needed: 'This assessment is started without a code.',
  not_scheduled: 'This assessment is not scheduled yet.',
};
export const deleteCodesRefusals = demoRefusal;

export const startRefusals = {
  ...demoRefusal,
  too_early: (_at: { opens_at: number; now: number }) =>
    'This assessment has not opened yet. Wait until its time.',
  start_closed: 'The time to start is over. Ask your teacher if you were kept from it.',
  excused: 'You do not have to take this assessment.',
  no_attempts_left: 'You have taken this assessment as often as it can be taken.',
  code_needed: 'Type the code that your teacher gave you.',
  wrong_code: ({ left }: { left: number }) =>
    `This code is not right. After ${left === 1 ? '1 more wrong code' : `${left} more wrong codes`} you must wait for five minutes.`,
  code_used: 'This code was used. Ask your teacher for a new one.',
  code_expired: 'The time of this code is over. Ask your teacher for a new one.',
  code_wait: ({ seconds }: { seconds: number }) =>
    `Too many wrong codes. Try again in ${minutesToWait(seconds) === 1 ? 'one minute' : `${minutesToWait(seconds)} minutes`}.`,
};

export const saveAnswersRefusals = {
  ...demoRefusal,
  exam_elsewhere: 'You work on this in another window or on another device. Continue here to write here.',
  exam_handed_in: 'This was handed in. What you wrote since is kept for your teacher, and is not counted.',
  exam_closed: (_at: { now: number; ends_at: number }) =>
    `Time ended more than ${lateSaveSeconds} seconds ago. What you wrote since is kept for your teacher, and is not counted.`,
};
export const takeOverRefusals = {
  ...demoRefusal,
  exam_handed_in: 'This was handed in. Nothing is written any more.',
};

export const attemptStatuses = {
  no_code_needed: 409,
  too_early: 409,
  start_closed: 409,
  excused: 409,
  no_attempts_left: 409,
  code_wait: 429,
  exam_elsewhere: 409,
  exam_handed_in: 409,
  exam_closed: 409,
} as const satisfies StatusesOf<typeof makeCodesRefusals & typeof startRefusals & typeof saveAnswersRefusals>;
