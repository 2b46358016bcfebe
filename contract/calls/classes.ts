import * as v from 'valibot';
import { type CallShape, declareCall, defineCall } from '../define-call.ts';

const classes = {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
} as const satisfies CallShape;
/** [CG-06] */
const quiet = { ...classes, loader: false } as const satisfies CallShape;
const id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** [EN-08] */
export const gradeListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ mbx_class_id: v.number(), school_class: v.string(), division_count: v.number() })),
});
export const divisionListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), section: v.string() })),
});
/** `batch_count` as `division_count`: a club without batches reaches nobody. */
export const clubListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), club_name: v.string(), batch_count: v.number() })),
});
/** Of several clubs at once, club by club. */
export const batchListOutput = v.object({
  success: v.literal('true'),
  data: v.array(v.object({ id: v.number(), batch_name: v.string(), club_id: v.number() })),
});

/** Area "Classes, divisions, clubs, batches" [C7]. */
export const classCalls = {
  'get-mapped-class': defineCall('get-mapped-class', {
    ...classes,
    input: v.object({ school_id: id, admin_id: id }),
    output: gradeListOutput,
    errors: [],
    access: { 2: 'school' },
    claims: { school: 'school_id', user: 'admin_id' },
  }),
  'get-division-list': defineCall('get-division-list', {
    ...classes,
    input: v.object({ school_id: id, class_id: id }),
    output: divisionListOutput,
    errors: [],
    access: { 2: 'school' },
    claims: { school: 'school_id' },
  }),
  /** [C7-01] */
  'get-remaining-division-list': declareCall('get-remaining-division-list', classes),
  'get-remaining-batch-division-list': declareCall('get-remaining-batch-division-list', classes),
  'get-division-batch-list': declareCall('get-division-batch-list', classes),
  'get-divisions': declareCall('get-divisions', classes),
  /** [C7-02] */
  school_clubs: declareCall('school_clubs', classes),
  school_batches: declareCall('school_batches', classes),
  'get-batch-list': declareCall('get-batch-list', classes),
  /** [C7-03] */
  'map-class-mbx': declareCall('map-class-mbx', classes),
  'map-class-section': declareCall('map-class-section', classes),
  'remove-class-section': declareCall('remove-class-section', classes),
  'students-list-by-class': declareCall('students-list-by-class', classes),
  /** [C6-02, C7-04, QC-44] The clubs of a school. */
  'get-club-list': defineCall('get-club-list', {
    ...classes,
    areas: ['Faculty', 'Classes, divisions, clubs, batches'],
    input: v.object({ school_id: id }),
    output: clubListOutput,
    errors: [],
    access: { 2: 'school' },
    claims: { school: 'school_id' },
  }),
  /** [C7-04] */
  'create-club': declareCall('create-club', quiet),
  'update-club': declareCall('update-club', classes),
  'get-club': declareCall('get-club', classes),
  'remove-club': declareCall('remove-club', classes),
  'get-mapped-club': declareCall('get-mapped-club', classes),
  'get-mapped-school-clubs': declareCall('get-mapped-school-clubs', classes),
  'update-school-clubs-name': declareCall('update-school-clubs-name', classes),
  /** [C7-05] */
  'create-batch': declareCall('create-batch', quiet),
  'get-list-batch': declareCall('get-list-batch', classes),
  'remove-batch': declareCall('remove-batch', classes),
  'get-student-by-grade-div': declareCall('get-student-by-grade-div', classes),
  'get-batch-merge-student': declareCall('get-batch-merge-student', classes),
  'merge-student-into-batch': declareCall('merge-student-into-batch', classes),
  'remove-merge-student': declareCall('remove-merge-student', classes),
};
