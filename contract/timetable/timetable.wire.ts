import * as v from 'valibot';
import { nameText } from '#contract/core/name-text.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { saving } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { exceptionKinds, timetableLimits, weekKinds } from './timetable.rules.ts';
import { dayField } from './week.wire.ts';

/** `08:30` by the school's clocks. */
export const timeField = v.pipe(rawText(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrong_time'));
const dayOrNone = v.union([v.literal(''), dayField]);
const timeOrNone = v.union([v.literal(''), timeField]);
const weekdayField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

const stateFilter = { state: v.picklist(['removed']) };

/** A row of a bell schedule. A row named Break or Lunch has no lessons. */
export const periodFields = v.object({ name: nameText(40), starts: timeField, ends: timeField });
export const entryFields = v.object({
  /** null: nobody yet. */
  teacherId: v.nullable(id),
  divisionId: id,
  schoolRoomId: v.nullable(id),
  subject: nameText(80),
  /** A project that the school chose; null: none. */
  projectId: v.nullable(id),
  weekday: weekdayField,
  week: v.picklist(weekKinds),
  /** With `period`, times come from the bell schedule; null: times of its own. */
  bellId: v.nullable(id),
  /** Counted from 1 among all rows of the bell schedule. */
  period: v.pipe(count, v.maxValue(timetableLimits.periods)),
  starts: timeOrNone,
  ends: timeOrNone,
  validFrom: dayField,
  validTo: dayField,
});
export type EntryFields = v.InferOutput<typeof entryFields>;
export const saveEntryInput = v.object({ ...saving, ...entryFields.entries });
export const checkEntryInput = v.object({ id: count, ...entryFields.entries });

/** The two overlapping lessons in the screen's words. `offer…` is the next free slot; weekday 0: none. */
export const clash = v.object({
  what: v.picklist(['teacher', 'division', 'schoolRoom']),
  mine: v.string(),
  other: v.string(),
  day: v.string(),
  offerWeekday: v.number(),
  offerPeriod: v.number(),
  offerStarts: v.string(),
  offerEnds: v.string(),
});
export type Clash = v.InferOutput<typeof clash>;
export const checkEntryOutput = v.object({ clash: v.nullable(clash) });

/** Fields that a kind does not use are null or ''. */
export const exceptionFields = v.object({
  kind: v.picklist(exceptionKinds),
  onDay: dayField,
  /** The last day of a holiday; '' for one day. */
  toDay: dayOrNone,
  title: trimmedText(120),
  /** For `no_lessons`. */
  gradeId: v.nullable(id),
  /** For `exam`. */
  divisionId: v.nullable(id),
  /** For `substitute`, `moved` and `cancelled`: the lesson changed on that day. */
  entryId: v.nullable(id),
  /** The substitute, or the person who watches the exam. */
  teacherId: v.nullable(id),
  schoolRoomId: v.nullable(id),
  /** For `moved`: the new day. */
  movedTo: dayOrNone,
  starts: timeOrNone,
  ends: timeOrNone,
});
export type ExceptionFields = v.InferOutput<typeof exceptionFields>;
export const saveExceptionInput = v.object({ ...saving, ...exceptionFields.entries });
export const exceptionPage = pageInput({
  sorts: ['onDay'],
  filters: { ...stateFilter, kind: v.picklist(exceptionKinds) },
});
export const exceptionRow = v.object({
  id: v.number(),
  version: v.number(),
  kind: v.picklist(exceptionKinds),
  onDay: v.string(),
  toDay: v.string(),
  /** The lesson, the grade or the holiday's name. */
  about: v.string(),
  teacher: v.string(),
  isRemoved: v.boolean(),
});
export type ExceptionRow = v.InferOutput<typeof exceptionRow>;
export const exceptionPageOutput = pageOutput(exceptionRow);

const named = v.object({ id: v.number(), name: v.string() });
const period = v.object({ name: v.string(), starts: v.string(), ends: v.string() });
export const choicesOutput = v.object({
  isDemo: v.boolean(),
  today: v.string(),
  yearFrom: v.string(),
  yearTo: v.string(),
  /** Any day of one week A. */
  weekA: v.string(),
  weekVersion: v.number(),
  teachers: v.array(named),
  grades: v.array(named),
  divisions: v.array(v.object({ id: v.number(), gradeId: v.number(), name: v.string() })),
  schoolRooms: v.array(named),
  projects: v.array(named),
  bells: v.array(v.object({ id: v.number(), name: v.string(), periods: v.array(period) })),
});
export type TimetableChoices = v.InferOutput<typeof choicesOutput>;

export const importColumns = ['teacher', 'class', 'room', 'subject', 'day', 'period', 'week'] as const;
export type ImportColumn = (typeof importColumns)[number];
/** Cells are trimmed and cut when the file is read. */
const cells = v.object({
  line: count,
  teacher: rawText(120),
  class: rawText(120),
  room: rawText(120),
  subject: rawText(120),
  day: rawText(40),
  period: rawText(40),
  week: rawText(40),
});
export type ImportCells = v.InferOutput<typeof cells>;
const importTarget = { bellId: id, validFrom: dayField, validTo: dayField };
export type ImportTarget = v.InferOutput<v.ObjectSchema<typeof importTarget, undefined>>;
export const readFileInput = v.object({
  ...importTarget,
  upload_id: rawText(200),
  org_name: rawText(255),
});
export const applyRowsInput = v.object({
  ...importTarget,
  formSession: rawText(100),
  rows: v.pipe(v.array(cells), v.maxLength(timetableLimits.importRows), v.minLength(1)),
});
const verdict = v.object({
  ...v.object({
    line: v.number(),
    teacher: v.string(),
    class: v.string(),
    room: v.string(),
    subject: v.string(),
    day: v.string(),
    period: v.string(),
    week: v.string(),
  }).entries,
  /** '': it can be saved. `clash` and `twice` overlap another lesson; other codes name the wrong cell. */
  problem: v.picklist(['', 'clash', 'twice', ...importColumns]),
  /** The overlapping lesson; '' if none. */
  other: v.string(),
});
export const importOutput = v.object({
  rows: v.array(verdict),
  good: v.number(),
  saved: v.number(),
});
export type ImportVerdicts = v.InferOutput<typeof importOutput>;

/** [EN-31] */
export const facultySessionsOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      subject: v.string(),
      /** 1 is Monday. */
      day_number: v.number(),
      /** `08:30` by the school's clocks. */
      session_start_time: v.string(),
      session_end_time: v.string(),
      session_date: v.string(),
      class_name: v.string(),
      room_name: v.string(),
    }),
  ),
});
