import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { lookupAtMost } from '#contract/core/lookup.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';
import { rawText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { groupName, newNames } from './classes.rules.ts';

/** [EN-08] A class or club is a group; a section or batch is its part. */

export const ofSchool = { school_id: id };
const formSession = v.pipe(rawText(100), v.minLength(1));

/** Counts people whether they may sign in or not. */
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

export const renameGroupInput = v.object({ ...ofSchool, formSession, id, version: count, name: groupName });

export const newClubsInput = v.object({
  ...ofSchool,
  formSession,
  names: v.pipe(newNames, v.minLength(1)),
  parts: newNames,
});

/** New classes with their sections: from the classes of all schools, or the school's own by name. */
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

/** With an id, the part gets the one name; without, each name becomes a new part. */
export const savePartsInput = v.pipe(
  v.object({
    ...ofSchool,
    formSession,
    group_id: id,
    /** 0: new parts. */
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

/** [EN-08] Sections of a grade for pickers. */
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
/** `division_id` 0: every section. */
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
/** [EN-35] Picture, gender and address are only in the students' own list. */
export const placedStudentsOutput = pageOutput(
  v.object({
    user_id: v.number(),
    version: v.number(),
    student_name: v.string(),
    eid: v.string(),
    /** The person's class; '' for none. */
    grade_name: v.string(),
    division_name: v.string(),
    parts: v.array(v.string()),
    is_active: bitWire,
  }),
);

export const studentsAtOnce = lookupAtMost;
