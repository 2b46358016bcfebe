import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const faculty = { method: 'POST', areas: ['Faculty'] } as const satisfies CallShape;
/** [QC-44] One call, named by two areas. */
const withAssessments = { ...faculty, areas: ['Faculty', 'Assessments'] } as const satisfies CallShape;
/** [CG-06] */
const quiet = { ...faculty, loader: false } as const satisfies CallShape;

/** Area "Faculty": teaching, completion and sessions [C3, C4]. */
export const facultyTeachingCalls = {
  /** [C3-01] */
  'get-faculty-modules-list': declareCall('get-faculty-modules-list', faculty),
  'get-modcontent-list': declareCall('get-modcontent-list', faculty),
  'get-assignmodcontent-list': declareCall('get-assignmodcontent-list', faculty),
  'get-faculty-project-list': declareCall('get-faculty-project-list', faculty),
  'get-student-project-list': declareCall('get-student-project-list', faculty),
  'get-module-details': declareCall('get-module-details', faculty),
  'get-module-content-by-type': declareCall('get-module-content-by-type', faculty),
  'get-faculty-all-club': declareCall('get-faculty-all-club', faculty),
  'get-faculty-club-list': declareCall('get-faculty-club-list', faculty),
  'get-division-without-school-list': declareCall('get-division-without-school-list', faculty),
  'get-faculty-class-list': declareCall('get-faculty-class-list', faculty),
  /** [C3-03] */
  'get-assign-module-details': declareCall('get-assign-module-details', faculty),
  'get-admin-project-list': declareCall('get-admin-project-list', faculty),
  'get-assign-project-video-details': declareCall('get-assign-project-video-details', faculty),
  /** [C3-04] */
  'get-digital-book': declareCall('get-digital-book', quiet),
  'get-digital-book-lession-list': declareCall('get-digital-book-lession-list', quiet),
  'get-digital-book-grade': declareCall('get-digital-book-grade', quiet),
  'get-division-assigned': declareCall('get-division-assigned', faculty),
  'get-grade-assigned': declareCall('get-grade-assigned', faculty),
  'add-book-complete': declareCall('add-book-complete', faculty),
  'updated-book-complete': declareCall('updated-book-complete', faculty),
  'get-book-data-completed': declareCall('get-book-data-completed', faculty),
  'get-club-teacher-list': declareCall('get-club-teacher-list', withAssessments),
  /** [C3-05] */
  'get-project-detail-byId': declareCall('get-project-detail-byId', faculty),
  'get-student-project-uploaded': declareCall('get-student-project-uploaded', faculty),
  /** [C4-01] */
  'mark-as-completed': declareCall('mark-as-completed', faculty),
  'mark-as-tool-video-completed': declareCall('mark-as-tool-video-completed', faculty),
  'mark-as-project-video-completed': declareCall('mark-as-project-video-completed', faculty),
  'complete-project-video': declareCall('complete-project-video', faculty),
  /** [C4-02] */
  'mark-project-as-completed': declareCall('mark-project-as-completed', faculty),
  'club-mark-project-as-completed': declareCall('club-mark-project-as-completed', faculty),
  /** [C4-03] */
  'share-project-session': declareCall('share-project-session', faculty),
  'share-club-project-session': declareCall('share-club-project-session', faculty),
  'get-course-complete-status': declareCall('get-course-complete-status', faculty),
  /** [C4-04] */
  'get-project-session-list': declareCall('get-project-session-list', faculty),
  /** [C4-05] */
  'get-session-details': declareCall('get-session-details', faculty),
  'get-project-student-list': declareCall('get-project-student-list', faculty),
  'get-student-project-session-list': declareCall('get-student-project-session-list', faculty),
  'assign-project-Student': declareCall('assign-project-Student', faculty),
  'get-session-activity-list': declareCall('get-session-activity-list', faculty),
  /** [C4-06] */
  'student-available': declareCall('student-available', faculty),
};
