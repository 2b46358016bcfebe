import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'del-std-redis-key': declareCall('del-std-redis-key', { method: 'POST', areas: ['Auth and session'] }),
  /** [C2-01] */
  'faculty-list': declareCall('faculty-list', { method: 'POST', areas: ['Faculty'] }),
  'add-faculty': declareCall('add-faculty', { method: 'POST', areas: ['Faculty'] }),
  /** [C2-03] */
  'get-faculty-regLimit': declareCall('get-faculty-regLimit', {
    method: 'POST',
    areas: ['Faculty'],
    encodedAnswer: ['data'],
  }),
  /** [C2-04] */
  'faculty-list-by-grade': declareCall('faculty-list-by-grade', { method: 'POST', areas: ['Faculty'] }),
  'add-club-faculty': declareCall('add-club-faculty', { method: 'POST', areas: ['Faculty'] }),
  /** [C2-06] */
  'student-list': declareCall('student-list', { method: 'POST', areas: ['Faculty'] }),
  'student-list-by-faculty': declareCall('student-list-by-faculty', { method: 'POST', areas: ['Faculty'] }),
  /** [C2-07] */
  'migrate-student': declareCall('migrate-student', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'add-student': declareCall('add-student', { method: 'POST', areas: ['Faculty'], request: 'data-id-flag' }),
  'update-student': declareCall('update-student', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'reset-student-password': declareCall('reset-student-password', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'activate-student': declareCall('activate-student', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'reactivate-student': declareCall('reactivate-student', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'delete-student': declareCall('delete-student', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  /** [C2-08] */
  'student-name-by-id': declareCall('student-name-by-id', { method: 'POST', areas: ['Faculty'] }),
  'get-student-regLimit': declareCall('get-student-regLimit', { method: 'POST', areas: ['Faculty'] }),
  'student-list-for-excel': declareCall('student-list-for-excel', { method: 'POST', areas: ['Faculty'] }),
  'student-list-by-gradeDivision': declareCall('student-list-by-gradeDivision', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'update-bluk-stuPass': declareCall('update-bluk-stuPass', { method: 'POST', areas: ['Student migration'] }),
};
