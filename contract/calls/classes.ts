import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const classes = {
  method: 'POST',
  areas: ['Classes, divisions, clubs, batches'],
} as const satisfies CallShape;
/** [CG-06] */
const quiet = { ...classes, loader: false } as const satisfies CallShape;

/** Area "Classes, divisions, clubs, batches" [C7]. */
export const classCalls = {
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
