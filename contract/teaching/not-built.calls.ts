import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'digital-book-lesson-list': declareCall('digital-book-lesson-list', {
    method: 'GET',
    areas: ['Curriculum'],
    loader: false,
  }),
  'get-assigned-book': declareCall('get-assigned-book', { method: 'POST', areas: ['Curriculum'] }),
  'digital-access-n-version': declareCall('digital-access-n-version', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  /** [C2-05] */
  'faculty-total-mod-sess': declareCall('faculty-total-mod-sess', { method: 'POST', areas: ['Faculty'] }),
  getFacultyNexSession: declareCall('getFacultyNexSession', { method: 'POST', areas: ['Faculty'] }),
  'get-faculty-upcoming-session': declareCall('get-faculty-upcoming-session', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-project-suggestion': declareCall('get-project-suggestion', { method: 'POST', areas: ['Faculty'] }),
  'get-personalize-suggestion': declareCall('get-personalize-suggestion', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C6-02, QU-07] Outside `/api/v1`. */
  'get-club-project-list': declareCall('get-club-project-list', {
    method: 'POST',
    prefix: false,
    areas: ['Faculty'],
  }),
  'update-project-resource-status': declareCall('update-project-resource-status', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'download-lesson-plan': declareCall('download-lesson-plan', {
    method: 'POST',
    areas: ['Faculty'],
    response: 'binary',
    loader: false,
  }),
  /** [C3-01] */
  'get-faculty-modules-list': declareCall('get-faculty-modules-list', { method: 'POST', areas: ['Faculty'] }),
  'get-modcontent-list': declareCall('get-modcontent-list', { method: 'POST', areas: ['Faculty'] }),
  'get-assignmodcontent-list': declareCall('get-assignmodcontent-list', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-faculty-project-list': declareCall('get-faculty-project-list', { method: 'POST', areas: ['Faculty'] }),
  'get-student-project-list': declareCall('get-student-project-list', { method: 'POST', areas: ['Faculty'] }),
  'get-module-details': declareCall('get-module-details', { method: 'POST', areas: ['Faculty'] }),
  'get-module-content-by-type': declareCall('get-module-content-by-type', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C3-03] */
  'get-assign-module-details': declareCall('get-assign-module-details', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-admin-project-list': declareCall('get-admin-project-list', { method: 'POST', areas: ['Faculty'] }),
  'get-assign-project-video-details': declareCall('get-assign-project-video-details', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C3-04] */
  'get-digital-book': declareCall('get-digital-book', { method: 'POST', areas: ['Faculty'], loader: false }),
  'get-digital-book-lession-list': declareCall('get-digital-book-lession-list', {
    method: 'POST',
    areas: ['Faculty'],
    loader: false,
  }),
  'get-digital-book-grade': declareCall('get-digital-book-grade', {
    method: 'POST',
    areas: ['Faculty'],
    loader: false,
  }),
  'get-division-assigned': declareCall('get-division-assigned', { method: 'POST', areas: ['Faculty'] }),
  'get-grade-assigned': declareCall('get-grade-assigned', { method: 'POST', areas: ['Faculty'] }),
  'add-book-complete': declareCall('add-book-complete', { method: 'POST', areas: ['Faculty'] }),
  'updated-book-complete': declareCall('updated-book-complete', { method: 'POST', areas: ['Faculty'] }),
  'get-book-data-completed': declareCall('get-book-data-completed', { method: 'POST', areas: ['Faculty'] }),
  /** [C4-01] */
  'mark-as-completed': declareCall('mark-as-completed', { method: 'POST', areas: ['Faculty'] }),
  'mark-as-tool-video-completed': declareCall('mark-as-tool-video-completed', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'mark-as-project-video-completed': declareCall('mark-as-project-video-completed', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'complete-project-video': declareCall('complete-project-video', { method: 'POST', areas: ['Faculty'] }),
  /** [C4-02] */
  'mark-project-as-completed': declareCall('mark-project-as-completed', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'club-mark-project-as-completed': declareCall('club-mark-project-as-completed', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C4-03] */
  'share-project-session': declareCall('share-project-session', { method: 'POST', areas: ['Faculty'] }),
  'share-club-project-session': declareCall('share-club-project-session', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-course-complete-status': declareCall('get-course-complete-status', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C4-04] */
  'get-project-session-list': declareCall('get-project-session-list', { method: 'POST', areas: ['Faculty'] }),
  /** [C4-05] */
  'get-session-details': declareCall('get-session-details', { method: 'POST', areas: ['Faculty'] }),
  'get-project-student-list': declareCall('get-project-student-list', { method: 'POST', areas: ['Faculty'] }),
  'get-student-project-session-list': declareCall('get-student-project-session-list', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'assign-project-Student': declareCall('assign-project-Student', { method: 'POST', areas: ['Faculty'] }),
  'get-session-activity-list': declareCall('get-session-activity-list', {
    method: 'POST',
    areas: ['Faculty'],
  }),
};
