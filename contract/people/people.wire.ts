import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { changedRows, rowsToChange } from '#contract/core/rows.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import { rawText } from '#contract/core/text.ts';
import { id, wireId } from '#contract/core/wire-numbers.ts';
import { personStatuses } from '../core/person-status.ts';

/** 0: the caller's own school; the central office names one. */
export const ofSchool = { school_id: v.optional(wireId, 0) };

export const binDays = 30;

/**
 * The login name that the form offered. If it is still in `user_id` but was taken meanwhile, the server uses the next
 * free one and names it in the answer.
 */
export const offeredLoginName = { offered_user_id: v.optional(rawText(64), '') };

export const exportedAtOnce = 500;

const peoplePage = pageInput({
  sorts: ['name', 'user_id', 'created'],
  filters: {
    /** Left out: active and inactive people. */
    status: v.picklist(personStatuses),
    seen: v.picklist(['never']),
    /** `none`: people without a division, or without a batch. */
    grade: v.union([v.literal('none'), wireId]),
    club: v.union([v.literal('none'), wireId]),
    /** A division of a grade, or a batch of a club. */
    division: wireId,
  },
});

export const peoplePageInput = v.object({ ...ofSchool, ...peoplePage.entries });
export type PeoplePageInput = v.InferOutput<typeof peoplePageInput>;

/** The same in larger pages, for a spreadsheet. */
export const peopleExportInput = v.object({
  ...peoplePageInput.entries,
  size: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(exportedAtOnce)),
    exportedAtOnce,
  ),
});

const shared = {
  id: v.number(),
  version: v.number(),
  user_id: v.string(),
  gender: v.string(),
  email_id: v.string(),
  mobile: v.string(),
  status: v.picklist(personStatuses),
  /** 1: they have signed in, as far as that is recorded. */
  seen: bitWire,
  club_batch: v.string(),
};

/** [GR-04] A teacher in the grid. */
export const facultyRow = v.object({
  ...shared,
  profile_pic: v.string(),
  faculty_name: v.string(),
  grade: v.string(),
  /** The school's own number of the teacher. */
  eid: v.string(),
});
export type FacultyRow = v.InferOutput<typeof facultyRow>;
export const facultyPageOutput = pageOutput(facultyRow);

/** [GR-01, GR-05, EN-35] `eid` is the school's own number of the student. */
export const studentRow = v.object({
  ...shared,
  student_pic: v.string(),
  student_name: v.string(),
  grade_name: v.string(),
  division_name: v.string(),
  eid: v.string(),
  birth_date: v.string(),
});
export type StudentRow = v.InferOutput<typeof studentRow>;
export const studentPageOutput = pageOutput(studentRow);

export const changePeopleInput = v.object({ ...ofSchool, rows: rowsToChange });
export const changePeopleOutput = changedRows;
/** The note of students who came back without the places they had before the school moved to its next year. */
export const earlierYear = 'earlier_year';
/** The note of students who came back and are in no division now, or in no batch of a school of clubs. */
export const noDivision = 'no_division';

/** `code` is shown only once [QU-06]; '' if an earlier answer, which may have been lost, had it. */
export const addedPersonOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    id: v.number(),
    version: v.number(),
    user_id: v.string(),
    name: v.string(),
    code: v.string(),
    information: v.string(),
  }),
});

export const savedPersonOutput = v.object({
  success: v.literal('true'),
  data: v.object({ status: v.literal('true'), information: v.string(), id: v.number(), version: v.number() }),
});

/**
 * [VP-40] Defaults of the form: how many people the licence still allows (`limit` null: any number), a free login
 * name, and the school's facts that the rules need.
 */
export const limitOutput = v.object({
  data: v.object({
    isAdminRegistration: bitWire,
    limit: v.nullable(v.number()),
    used: v.number(),
    user_id: v.string(),
    school_id: v.number(),
    school_name: v.string(),
    is_model1: v.picklist(Object.values(schoolModels)),
    is_demo_school: bitWire,
    time_zone: v.string(),
  }),
});

export const teacherListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), faculty_name: v.string(), user_id: v.string() })),
});

export const personOfSchool = v.object({ ...ofSchool, id });
