import { listRefusals } from '#contract/files/table.refusals.ts';
import { exceptionRows } from './exceptions.rules.ts';
import { type KeptReason, rollbackDays } from './migration.model.ts';

const changeRefusals = {
  demo_school: 'This is a demo school: its people stay as they are.',
};

const staleRefusal = { stale: 'Somebody else changed this plan in the meantime. Look at it again.' };

const openRefusals = {
  not_open: 'This move has been made, or was given up. Begin a new one.',
  open_already: 'A move to the next year is being planned already. Go on with that one.',
};

/** [QU-47] Years a school may move between. */
const yearRefusals = {
  year_form: 'Write a year such as 2027-2028.',
  year_not_after: 'The new year comes after the present one.',
  year_gap: 'The new year is the one right after the present one.',
};

const studentRefusals = {
  student_twice: 'One student is named twice.',
  student_inactive: 'One of these students is not active, and keeps their place.',
  /** [VP-31] The target class has none. */
  no_section: ({ name }: { name: string }) => `Please Add Section in ${name}`,
};

export const planRefusals = {
  ...changeRefusals,
  ...staleRefusal,
  ...openRefusals,
  ...yearRefusals,
  ...studentRefusals,
};

export const exceptionRefusals = {
  list_columns:
    'The list needs a column “Username” or “Admission number”, and one that says what becomes of each: “Becomes”, or “Grade” with “Division”.',
  list_rows: `The list has more than ${exceptionRows} rows. Divide it, or change the rule of the grade.`,
};

export const exceptionListRefusals = { ...listRefusals, ...planRefusals, ...exceptionRefusals };

const students = (count: number, one = '', more = ''): string =>
  [count, count === 1 ? 'student' : 'students', count === 1 ? one : more].join(' ').trim();

export const applyRefusals = {
  ...changeRefusals,
  ...staleRefusal,
  not_open: openRefusals.not_open,
  year_moved: 'The school is in another year than this plan begins with.',
  lines_stale: ({ count }: { count: number }) =>
    `${students(count, 'was', 'were')} moved, came or went since the check. They are marked: look at them and check again.`,
  lines_open: ({ count }: { count: number }) =>
    `It is not said yet what becomes of ${students(count)}. Decide, then check again.`,
};

export const scheduleRefusals = {
  ...changeRefusals,
  ...staleRefusal,
  not_open: openRefusals.not_open,
  day_past: 'Choose a day that is still to come.',
  lines_open: applyRefusals.lines_open,
};

const keptTexts: Readonly<Record<KeptReason, string>> = {
  moved: 'This student was moved since, and stays where they are.',
  left: 'This student has left the school since.',
  gone: 'This student is in the bin or erased.',
  place_gone: 'The division of before is gone, so this student stays where they are.',
  licence: 'The licence of the school has no place for this student.',
  undone: 'This student was taken back already.',
};

export const rollbackRefusals = {
  ...changeRefusals,
  /** By somebody else, a moment ago. */
  taken_back: 'This move was taken back already.',
  rollback_over: `This move cannot be taken back any more: that goes for ${rollbackDays} days, and until the next move.`,
  kept: ({ why }: { why: KeptReason }) => keptTexts[why],
};

export const newcomerRefusals = {
  no_next_year: 'There is no year to come yet. Begin a move to the next year first.',
};
