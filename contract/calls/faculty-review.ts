import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const faculty = { method: 'POST', areas: ['Faculty'] } as const satisfies CallShape;
/** [CG-06] */
const quiet = { ...faculty, loader: false } as const satisfies CallShape;

/** Area "Faculty": review of project work, reports and the rest [C5, C6]. */
export const facultyReviewCalls = {
  /** [C5-01] */
  'get-uploaded-project-student': declareCall('get-uploaded-project-student', faculty),
  'get-club-project-student': declareCall('get-club-project-student', faculty),
  'get-uploaded-student-download': declareCall('get-uploaded-student-download', faculty),
  'get-student-practice-project': declareCall('get-student-practice-project', faculty),
  /** [C5-02] */
  'get-project-dropdown': declareCall('get-project-dropdown', faculty),
  'get-student-dropdown': declareCall('get-student-dropdown', faculty),
  /** [C5-03] */
  'approved-student-project': declareCall('approved-student-project', faculty),
  'approved-student-practice-project': declareCall('approved-student-practice-project', faculty),
  /** [C5-04] */
  'notify-student-project': declareCall('notify-student-project', faculty),
  'notify-all-student-project': declareCall('notify-all-student-project', faculty),
  'student-upload-pending-project': declareCall('student-upload-pending-project', faculty),
  /** [C5-05] */
  'student-pending-dropdown': declareCall('student-pending-dropdown', faculty),
  'project-pending-dropdown': declareCall('project-pending-dropdown', faculty),
  'export-pending-project-list': declareCall('export-pending-project-list', {
    ...faculty,
    request: 'data-id-flag',
  }),
  'notify-due-date': declareCall('notify-due-date', { ...faculty, request: 'data-flag' }),
  /** [C5-06] */
  'get-student-competition-list': declareCall('get-student-competition-list', faculty),
  'get-level-list': declareCall('get-level-list', { method: 'GET', areas: ['Faculty', 'Competitions'] }),
  'chk-wall-of-fame': declareCall('chk-wall-of-fame', faculty),
  /** [C6-01] */
  'get-report-steps': declareCall('get-report-steps', faculty),
  'fetch-faculty-report': declareCall('fetch-faculty-report', faculty),
  'report-data': declareCall('report-data', faculty),
  'generate-report': declareCall('generate-report', faculty),
  'save-report-data': declareCall('save-report-data', faculty),
  'get-project-suggestion': declareCall('get-project-suggestion', faculty),
  'get-personalize-suggestion': declareCall('get-personalize-suggestion', faculty),
  /** [C6-02] */
  /** [QU-07] Outside `/api/v1`. */
  'get-club-project-list': declareCall('get-club-project-list', { ...faculty, prefix: false }),
  'faculty-club-batch-list': declareCall('faculty-club-batch-list', faculty),
  'update-project-resource-status': declareCall('update-project-resource-status', faculty),
  /** [C6-03] */
  saveComplierWorkspaceProgram: declareCall('saveComplierWorkspaceProgram', quiet),
  'compiler-zip': declareCall('compiler-zip', faculty),
  'download-lesson-plan': declareCall('download-lesson-plan', { ...quiet, response: 'binary' }),
};
