import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const faculty = { method: 'POST', areas: ['Faculty'] } as const satisfies CallShape;
/** [C2-07] */
const flagged = { ...faculty, request: 'data-id-flag' } as const satisfies CallShape;
/** [C2-01, C2-03] */
const answeredEncoded = { ...faculty, encodedAnswer: ['data'] } as const satisfies CallShape;

/** Area "Faculty": administration of faculty and students [C2]. */
export const facultyAdministrationCalls = {
  /** [C2-01] */
  'faculty-list': declareCall('faculty-list', faculty),
  'add-faculty': declareCall('add-faculty', faculty),
  /** [C2-03] */
  'get-faculty-regLimit': declareCall('get-faculty-regLimit', answeredEncoded),
  /** [C2-04] */
  'faculty-list-by-grade': declareCall('faculty-list-by-grade', faculty),
  'get-faculty-all-division': declareCall('get-faculty-all-division', faculty),
  'add-club-faculty': declareCall('add-club-faculty', faculty),
  'check-faculty-division': declareCall('check-faculty-division', faculty),
  'get-faculty-by-clubs': declareCall('get-faculty-by-clubs', faculty),
  /** [C2-05] */
  'faculty-total-mod-sess': declareCall('faculty-total-mod-sess', faculty),
  getFacultyNexSession: declareCall('getFacultyNexSession', faculty),
  'get-faculty-upcoming-session': declareCall('get-faculty-upcoming-session', faculty),
  'faculty-project-count': declareCall('faculty-project-count', faculty),
  /** [C2-06] */
  'student-list': declareCall('student-list', faculty),
  'student-list-by-faculty': declareCall('student-list-by-faculty', faculty),
  /** [C2-07] */
  'migrate-student': declareCall('migrate-student', flagged),
  'add-student': declareCall('add-student', flagged),
  'update-student': declareCall('update-student', flagged),
  'reset-student-password': declareCall('reset-student-password', flagged),
  'activate-student': declareCall('activate-student', flagged),
  'reactivate-student': declareCall('reactivate-student', flagged),
  'delete-student': declareCall('delete-student', flagged),
  /** [C2-08] */
  'student-name-by-id': declareCall('student-name-by-id', faculty),
  /** [C2-09] */
  'bulk-upload-student': declareCall('bulk-upload-student', faculty),
  'bulk-upload-format': declareCall('bulk-upload-format', faculty),
  'get-student-regLimit': declareCall('get-student-regLimit', faculty),
  'student-list-for-excel': declareCall('student-list-for-excel', faculty),
  'student-list-by-gradeDivision': declareCall('student-list-by-gradeDivision', faculty),
};
