import * as v from 'valibot';
import { type CallShape, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { idList } from '../notices/id-list.wire.ts';

const classes = {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
} as const satisfies CallShape;
const faculty = { method: 'POST', areas: ['Faculty'] } as const satisfies CallShape;
/** [QC-44] One call, named by two areas. */
const withAssessments = { ...faculty, areas: ['Faculty', 'Assessments'] } as const satisfies CallShape;
const withClasses = {
  ...faculty,
  areas: ['Faculty', 'Classes, divisions, clubs, batches'],
} as const satisfies CallShape;

const own = {
  ...withAssessments,
  errors: [],
  access: { [roles.faculty]: 'taught' },
  claims: { user: 'faculty_id', school: 'school_id' },
} as const;

/** [EN-08] */
const gradeListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ mbx_class_id: v.number(), school_class: v.string(), division_count: v.number() })),
});
const divisionListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), section: v.string() })),
});
/** `batch_count` as `division_count`: a club without batches reaches nobody. */
const clubListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), club_name: v.string(), batch_count: v.number() })),
});
/** Of several clubs at once, club by club. */
const batchListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), batch_name: v.string(), club_id: v.number() })),
});

/** What a notice's readers are chosen from, of two areas: the form loads these without the rest of them. */
export const audienceListCalls = {
  'get-mapped-class': defineCall('get-mapped-class', {
    ...classes,
    input: v.object({ school_id: id, admin_id: id }),
    output: gradeListOutput,
    errors: [],
    access: { [roles.schoolAdmin]: 'school' },
    claims: { school: 'school_id', user: 'admin_id' },
  }),
  'get-division-list': defineCall('get-division-list', {
    ...classes,
    input: v.object({ school_id: id, class_id: id }),
    output: divisionListOutput,
    errors: [],
    access: { [roles.schoolAdmin]: 'school' },
    claims: { school: 'school_id' },
  }),
  /** [C6-02, C7-04, QC-44] The clubs of a school. */
  'get-club-list': defineCall('get-club-list', {
    ...withClasses,
    input: v.object({ school_id: id }),
    output: clubListOutput,
    errors: [],
    access: { [roles.schoolAdmin]: 'school' },
    claims: { school: 'school_id' },
  }),
  /** [C3-02, CE-01] The grades a faculty member teaches; the assessment screens send no `user_id`. */
  'get-faculty-grade-list': defineCall('get-faculty-grade-list', {
    ...own,
    input: v.object({ faculty_id: id, school_id: id, user_id: v.optional(id) }),
    output: gradeListOutput,
  }),
  /** [C2-04, CE-01] The divisions of one grade, `grade` its mbx_class_id, that a faculty member teaches. */
  'get-faculty-division-list': defineCall('get-faculty-division-list', {
    ...own,
    input: v.object({ faculty_id: id, school_id: id, grade: id }),
    output: divisionListOutput,
  }),
  /** [C3-02] The batches of clubs a faculty member teaches; `club_id` one, several or 0 for all of theirs [NF-23]. */
  'get-faculty-batch-list': defineCall('get-faculty-batch-list', {
    ...withAssessments,
    input: v.object({ club_id: idList, school_id: id }),
    output: batchListOutput,
    errors: [],
    access: { [roles.faculty]: 'taught' },
    claims: { school: 'school_id' },
  }),
  /** The clubs a faculty member teaches. */
  'get-club-list-faculty': defineCall('get-club-list-faculty', {
    ...faculty,
    input: v.object({ faculty_id: id }),
    output: clubListOutput,
    errors: [],
    access: { [roles.faculty]: 'taught' },
    claims: { user: 'faculty_id' },
  }),
  /** [C7-02, QC-44] As `get-faculty-batch-list`, of any club of the school. */
  'get-batch-list-admin': defineCall('get-batch-list-admin', {
    ...withClasses,
    input: v.object({ club_id: idList, school_id: id }),
    output: batchListOutput,
    errors: [],
    access: { [roles.schoolAdmin]: 'school' },
    claims: { school: 'school_id' },
  }),
};
