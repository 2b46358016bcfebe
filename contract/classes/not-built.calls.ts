import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [C7-01] */
  'get-remaining-division-list': declareCall('get-remaining-division-list', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-remaining-batch-division-list': declareCall('get-remaining-batch-division-list', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-division-batch-list': declareCall('get-division-batch-list', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-divisions': declareCall('get-divisions', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  /** [C7-02] */
  school_clubs: declareCall('school_clubs', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  school_batches: declareCall('school_batches', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-batch-list': declareCall('get-batch-list', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  /** [C7-03] */
  'map-class-mbx': declareCall('map-class-mbx', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'map-class-section': declareCall('map-class-section', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'remove-class-section': declareCall('remove-class-section', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'students-list-by-class': declareCall('students-list-by-class', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  /** [C7-04] */
  'create-club': declareCall('create-club', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
    loader: false,
  }),
  'update-club': declareCall('update-club', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-club': declareCall('get-club', { method: 'POST', areas: ['Classes, divisions, clubs, batches'] }),
  'remove-club': declareCall('remove-club', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-mapped-club': declareCall('get-mapped-club', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-mapped-school-clubs': declareCall('get-mapped-school-clubs', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'update-school-clubs-name': declareCall('update-school-clubs-name', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  /** [C7-05] */
  'create-batch': declareCall('create-batch', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
    loader: false,
  }),
  'get-list-batch': declareCall('get-list-batch', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'remove-batch': declareCall('remove-batch', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-student-by-grade-div': declareCall('get-student-by-grade-div', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-batch-merge-student': declareCall('get-batch-merge-student', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'merge-student-into-batch': declareCall('merge-student-into-batch', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'remove-merge-student': declareCall('remove-merge-student', {
    method: 'POST',
    areas: ['Classes, divisions, clubs, batches'],
  }),
  'get-division-without-school-list': declareCall('get-division-without-school-list', {
    method: 'POST',
    areas: ['Faculty'],
  }),
};
