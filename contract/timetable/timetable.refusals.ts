import { formSessionRefusal } from '#contract/core/form-session.refusals.ts';
import type { StatusesOf } from '#contract/core/refusals.ts';
import {
  demoRefusal,
  removeResourceRefusals,
  saveResourceRefusals,
  staleRefusal,
} from '#contract/core/resource.refusals.ts';
import { listRefusals } from '#contract/files/table.refusals.ts';
import type { Clash } from './timetable.wire.ts';

/** `mine` and `other` name the two lessons, `offer…` the next free slot. */
export const clashRefusal = {
  clash: ({ mine, other, day }: Clash) => `${mine} and ${other} are at the same time, first on ${day}.`,
};
export const timeRefusals = {
  wrong_day: 'Write a day of the calendar, such as 2026-11-20.',
  wrong_time: 'Write a time, such as 08:30.',
  ends_before_start: 'It must end after it begins, on the same day.',
  in_gap: 'Clocks go forward that day: this time does not exist.',
  too_many_days: ({ days }: { days: number }) => `At most ${days} days.`,
  last_before_first: 'The last day is before the first.',
};
export const unknownRefusal = { unknown_choice: 'Choose one from the list.' };

export const saveBellRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  ...clashRefusal,
  ...timeRefusals,
  periods_overlap: ({ one, other }: { one: string; other: string }) => `${one} and ${other} overlap.`,
  period_used: ({ period }: { period: string }) => `${period} has lessons. Move them first.`,
};
export const saveSchoolRoomRefusals = { ...saveResourceRefusals, ...demoRefusal };
export const removeRefusals = {
  ...removeResourceRefusals,
  ...demoRefusal,
  in_use: ({ count }: { count: number }) => (count === 1 ? '1 lesson uses it.' : `${count} lessons use it.`),
};
export const saveEntryRefusals = {
  ...saveResourceRefusals,
  ...demoRefusal,
  ...clashRefusal,
  ...timeRefusals,
  ...unknownRefusal,
};
export const checkEntryRefusals = { ...timeRefusals, ...unknownRefusal };
const changedAlready = { changed_already: 'This lesson has such a change on that day already.' };
export const removeEntryRefusals = { ...removeResourceRefusals, ...demoRefusal, ...clashRefusal };
export const removeExceptionRefusals = { ...removeEntryRefusals, ...changedAlready };
export const saveExceptionRefusals = {
  ...saveEntryRefusals,
  ...changedAlready,
  name_taken: saveResourceRefusals.name_taken,
  needs_name: 'Write a name.',
  no_such_lesson: 'This lesson is not given on that day.',
};
export const weekRefusals = {
  ...staleRefusal,
  ...demoRefusal,
  ...clashRefusal,
  wrong_day: timeRefusals.wrong_day,
};

const targetRefusals = { ...timeRefusals, ...unknownRefusal };
export const readFileRefusals = {
  ...listRefusals,
  ...targetRefusals,
  ...demoRefusal,
  columns: ({ missing }: { missing: string }) => `The file has no column for: ${missing}.`,
  too_many: ({ most }: { most: number }) => `A file may have at most ${most} rows.`,
};
export const applyRowsRefusals = { ...formSessionRefusal, ...targetRefusals, ...demoRefusal };

export const timetableStatuses = { clash: 409, changed_already: 409 } as const satisfies StatusesOf<
  typeof saveExceptionRefusals
>;
