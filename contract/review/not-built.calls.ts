import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [C5-01] */
  'get-uploaded-project-student': declareCall('get-uploaded-project-student', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-club-project-student': declareCall('get-club-project-student', { method: 'POST', areas: ['Faculty'] }),
  'get-uploaded-student-download': declareCall('get-uploaded-student-download', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C5-02] */
  'get-project-dropdown': declareCall('get-project-dropdown', { method: 'POST', areas: ['Faculty'] }),
  'get-student-dropdown': declareCall('get-student-dropdown', { method: 'POST', areas: ['Faculty'] }),
  /** [C5-03] */
  'approved-student-project': declareCall('approved-student-project', { method: 'POST', areas: ['Faculty'] }),
  'approved-student-practice-project': declareCall('approved-student-practice-project', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C5-04] */
  'notify-student-project': declareCall('notify-student-project', { method: 'POST', areas: ['Faculty'] }),
  'notify-all-student-project': declareCall('notify-all-student-project', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'student-upload-pending-project': declareCall('student-upload-pending-project', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  /** [C5-05] */
  'student-pending-dropdown': declareCall('student-pending-dropdown', { method: 'POST', areas: ['Faculty'] }),
  'project-pending-dropdown': declareCall('project-pending-dropdown', { method: 'POST', areas: ['Faculty'] }),
  'export-pending-project-list': declareCall('export-pending-project-list', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-id-flag',
  }),
  'notify-due-date': declareCall('notify-due-date', {
    method: 'POST',
    areas: ['Faculty'],
    request: 'data-flag',
  }),
  'chk-wall-of-fame': declareCall('chk-wall-of-fame', { method: 'POST', areas: ['Faculty'] }),
};
