import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { lookupAtMost } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { groupName, newNames } from './classes.rules.ts';

/** Wire schemas of classes and clubs and of who sits in them [EN-08]. A class or club is a group, a section or batch its part. */

/** Whose: a school admin's own school, any school of a super admin. */
export const ofSchool = { school_id: id };
const formSession = v.pipe(rawText(100), v.minLength(1));

/** How many have a place there, whether they may sign in or not. */
const people = { students: v.number(), faculty: v.number() };

const groupPage = pageInput({ sorts: ['position', 'name'], filters: {} }).entries;
export const groupPageInput = v.object({ ...groupPage, ...ofSchool });
export const gradePageOutput = pageOutput(
  v.object({
    mbx_class_id: v.number(),
    school_class: v.string(),
    version: v.number(),
    sections: v.array(v.string()),
    ...people,
  }),
);
export const clubPageOutput = pageOutput(
  v.object({
    id: v.number(),
    club_name: v.string(),
    version: v.number(),
    batches: v.array(v.string()),
    ...people,
  }),
);

const partPage = pageInput({ sorts: ['order', 'name'], filters: {} }).entries;
export const sectionPageInput = v.object({ ...partPage, ...ofSchool, mbx_class_id: id });
export const batchPageInput = v.object({ ...partPage, ...ofSchool, club_id: id });
export const sectionPageOutput = pageOutput(
  v.object({ id: v.number(), section: v.string(), version: v.number(), ...people }),
);
export const batchPageOutput = pageOutput(
  v.object({ id: v.number(), batch_name: v.string(), version: v.number(), ...people }),
);

/** A new name for a group. */
export const renameGroupInput = v.object({ ...ofSchool, formSession, id, version: count, name: groupName });

/** New clubs, each with these batches. */
export const newClubsInput = v.object({
  ...ofSchool,
  formSession,
  names: v.pipe(newNames, v.minLength(1)),
  parts: newNames,
});

/** New classes, each with these sections: of the classes of all schools, and of the school's own by name. */
export const newClassesInput = v.pipe(
  v.object({
    ...ofSchool,
    formSession,
    master_class_ids: v.pipe(v.array(id), v.maxLength(50)),
    names: newNames,
    parts: newNames,
  }),
  v.check(({ master_class_ids, names }) => master_class_ids.length + names.length > 0, 'required'),
);

/** With an id the one part gets the one name; without, each name becomes a new part of the group. */
export const savePartsInput = v.pipe(
  v.object({
    ...ofSchool,
    formSession,
    group_id: id,
    /** 0: new ones. */
    id: wireId,
    version: count,
    names: v.pipe(newNames, v.minLength(1)),
  }),
  v.check(({ id, names }) => id === 0 || names.length === 1, 'wrong'),
);

export const savedGroups = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), version: v.number() })),
});

export const changeClassesInput = v.object({
  ...ofSchool,
  of: v.picklist(['class', 'section']),
  rows: rowsToChange,
});
export const changeClubsInput = v.object({
  ...ofSchool,
  of: v.picklist(['club', 'batch']),
  rows: rowsToChange,
});
export const changeRowsInput = v.object({ ...ofSchool, rows: rowsToChange });

/** [EN-08] Sections of a grade as pickers show them. */
export const sectionListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), section: v.string() })),
});
export const clubNamesOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), club_name: v.string() })),
});
export const batchNamesOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), batch_name: v.string() })),
});

const placedPage = pageInput({
  sorts: ['name', 'login'],
  filters: { state: v.picklist(['active', 'inactive']) },
}).entries;
/** `division_id` 0: of every section. */
export const classStudentsInput = v.object({
  ...placedPage,
  ...ofSchool,
  mbx_class_id: id,
  division_id: v.optional(wireId, 0),
});
export const batchStudentsInput = v.object({
  ...placedPage,
  ...ofSchool,
  club_id: id,
  batch_id: v.optional(wireId, 0),
});
/** [EN-35] Without picture, gender and address, which their own list has. */
export const placedStudentsOutput = pageOutput(
  v.object({
    user_id: v.number(),
    version: v.number(),
    student_name: v.string(),
    eid: v.string(),
    /** Where they sit in a class; '' for nowhere. */
    grade_name: v.string(),
    division_name: v.string(),
    /** The sections or batches of what was asked for, where they sit in several. */
    parts: v.array(v.string()),
    is_active: bitWire,
  }),
);

/** Into a batch; as many as a list shows whole. */
export const studentsAtOnce = lookupAtMost;
