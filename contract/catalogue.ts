import { roomCalls } from './calls.gen.ts';
import { type BuiltCall, callPath, type DeclaredCall } from './core/define-call.ts';

/** The wire names of the specification's catalogue in the order of its rows; misspelt names stay [QC-45]. */
// biome-ignore format: one name a line would be 353 lines
export const catalogueNames = [
  // NX-001…028 Assessments
  'assessment-ai-question-api', 'assessment-question-type', 'changeAnswerCorrectIncorrect',
  'completed-assessment-answer', 'completed-practical-assessment-answer',
  'completed-practical-assessment-list', 'create-schedule-assessment', 'delete-generated-otp',
  'download-assessment-student', 'edit-schedule-assessment', 'generate-student-otp', 'get-assessment-project',
  'get-generate-all-otp', 'get-generate-student-otp', 'get-project-question', 'get-question-data',
  'get-rubrics-data', 'get-rubrics-point', 'get-student-by-division', 'individual-schedule-assessment',
  'remove-question', 'save-question', 'schedule-assessment-student', 'submit-practical-review-result',
  'unattemted-assessment-student', 'update-schedule-assessment', 'update-subjective-marks',
  'updated-ruberic-data',
  // NX-029…049 Auth and session
  'change-Password', 'change-password-after-login', 'del-std-redis-key', 'features-video', 'forgotPassword',
  'get-froala-key', 'get-lms-options', 'get-logged-in-user', 'get-multiuser-device', 'get-psw-status',
  'global-search', 'global-search-suggestion', 'login', 'set-user-activity-track', 'setScreenShareRoom',
  'skip-password-after-login', 'start-video-screen', 'studentLogin', 'updateLogout', 'updatePassword',
  'users-logs',
  // NX-050…076 Classes, divisions, clubs, batches
  'create-batch', 'create-club', 'get-batch-list', 'get-batch-merge-student', 'get-club',
  'get-division-batch-list', 'get-division-list', 'get-divisions', 'get-list-batch', 'get-mapped-class',
  'get-mapped-club', 'get-mapped-school-clubs', 'get-remaining-batch-division-list',
  'get-remaining-division-list', 'get-student-by-grade-div', 'map-class-mbx', 'map-class-section',
  'merge-student-into-batch', 'remove-batch', 'remove-class-section', 'remove-club', 'remove-merge-student',
  'school_batches', 'school_clubs', 'students-list-by-class', 'update-club', 'update-school-clubs-name',
  // NX-077…091 Competitions
  'competion-keyword/get-all-keywords', 'competion-keyword/get-url-by-keyword', 'competition-remove',
  'country-list', 'create-comptetion', 'delete-competition-file', 'get-age-list',
  'get-competition-detail-forSuperAdmin', 'get-competition-list', 'get-comptetion-by-id',
  'get-school-class-list', 'get-state-by-country', 'handle-competition-files',
  'handle-competition-update-files', 'update-comptetion',
  // NX-092…101 Compiler
  'compilerCreateUser', 'compilerToolList', 'compilerWorkspace', 'get-scratch-filename',
  'get-student-assignment-by-project', 'get-student-club-by-project', 'get-student-course-by-project',
  'save-workspace-program', 'updateZipUrl', 'workspace-upload',
  // NX-102…135 Curriculum
  'academic-module-list', 'academic-module-list-club', 'assigned-curriculum-data',
  'auto-select-template-project', 'board-list', 'clear-project-list', 'clear-project-list-club',
  'club-project-notified-by-faculty', 'de-selected-project', 'de-selected-project-club',
  'digital-book-lesson-list', 'get-assigned-book', 'get-curriculum-club-project-list',
  'get-curriculum-project-list', 'get-model-template', 'get-project-id', 'insert-default-selected',
  'module-tool-level', 'project-notified-by-faculty', 'school-club-project', 'search-project-list',
  'selected-project', 'selected-project-club', 'set-school-module-sequence', 'skill-list', 'standard-list',
  'stream-list', 'tags-list', 'unassign-selected-project', 'unassigned-project', 'use-template-list',
  'use-template-project-list', 'view-curriculum-project', 'view-selected-project-module-wise',
  // NX-136…164 Dashboards and reports
  'convert-date-time-zonewise', 'country-list-for-admin', 'digital-access-n-version',
  'get-admin-faculty-report', 'get-admin-student-club-Project-report', 'get-admin-student-Project-report',
  'get-admin-wallofFames', 'get-admin-wallofFames-view', 'get-clubwise-dashboard-report',
  'get-clubyWise-export-report', 'get-faculty-report', 'get-faculty-wallofFames',
  'get-facultywise-export-report', 'get-gradeDivision-report', 'get-gradewise-dashboard-report',
  'get-gradewise-export-report', 'get-sadmin-dashboard-report', 'get-sadmin-project-summery-gradewise',
  'get-sadmin-traning-summery-gradewise', 'get-schedule-assessment', 'get-schedule-assessment-model',
  'get-school-dashboard-report', 'get-total-faculty-student', 'get-upcoming-assessment',
  'master_board-for-admin', 'master_classes-for-admin', 'school-list-for-admin', 'state-list-for-admin',
  'student-Project-Report-for-excel',
  // NX-165…274 Faculty
  'activate-student', 'add-book-complete', 'add-club-faculty', 'add-faculty', 'add-student',
  'approved-student-practice-project', 'approved-student-project', 'assign-project-Student',
  'bulk-upload-format', 'bulk-upload-student', 'check-faculty-division', 'chk-wall-of-fame',
  'club-mark-project-as-completed', 'compiler-zip', 'complete-project-video', 'delete-student',
  'download-lesson-plan', 'edit-faculty', 'export-pending-project-list', 'faculty-by-id',
  'faculty-club-batch-list', 'faculty-list', 'faculty-list-by-grade', 'faculty-project-count',
  'faculty-total-mod-sess', 'fetch-faculty-report', 'generate-report', 'get-admin-project-list',
  'get-assign-module-details', 'get-assign-project-video-details', 'get-assignmodcontent-list',
  'get-batch-list-admin', 'get-book-data-completed', 'get-club-list', 'get-club-list-faculty',
  'get-club-project-list', 'get-club-project-student', 'get-club-teacher-list', 'get-course-complete-status',
  'get-digital-book', 'get-digital-book-grade', 'get-digital-book-lession-list', 'get-division-assigned',
  'get-division-without-school-list', 'get-faculty-all-club', 'get-faculty-all-division',
  'get-faculty-batch-list', 'get-faculty-by-clubs', 'get-faculty-class-list', 'get-faculty-club-list',
  'get-faculty-division-list', 'get-faculty-grade-list', 'get-faculty-modules-list',
  'get-faculty-project-list', 'get-faculty-regLimit', 'get-faculty-upcoming-session', 'get-grade-assigned',
  'get-level-list', 'get-modcontent-list', 'get-module-content-by-type', 'get-module-details',
  'get-personalize-suggestion', 'get-project-detail-byId', 'get-project-dropdown', 'get-project-session-list',
  'get-project-student-list', 'get-project-suggestion', 'get-report-steps', 'get-session-activity-list',
  'get-session-details', 'get-student-competition-list', 'get-student-dropdown',
  'get-student-practice-project', 'get-student-project-list', 'get-student-project-session-list',
  'get-student-project-uploaded', 'get-student-regLimit', 'get-uploaded-project-student',
  'get-uploaded-student-download', 'getFacultyNexSession', 'mark-as-completed',
  'mark-as-project-video-completed', 'mark-as-tool-video-completed', 'mark-project-as-completed',
  'migrate-student', 'notify-all-student-project', 'notify-due-date', 'notify-student-project',
  'project-pending-dropdown', 'reactivate-student', 'remove-faculty-image', 'report-data',
  'reset-faculty-password', 'reset-student-password', 'save-report-data', 'saveComplierWorkspaceProgram',
  'share-club-project-session', 'share-project-session', 'student-available', 'student-by-id', 'student-list',
  'student-list-by-faculty', 'student-list-by-gradeDivision', 'student-list-for-excel', 'student-name-by-id',
  'student-pending-dropdown', 'student-upload-pending-project', 'update-project-resource-status',
  'update-student', 'updated-book-complete',
  // NX-275…280 Helpdesk
  'get-all-module-name', 'get-all-module-name-cread', 'helpdesk-api-Cread', 'helpdesk-Gpt-Cread',
  'helpdesk-Gpt-Video', 'save-chat-history',
  // NX-281…296 Notices
  'check-notice-exist', 'create-faculty-notice', 'create-notice', 'create-notice-by-admin',
  'delete-faculty-notice', 'delete-notice-file', 'delete-notice-superadmin', 'download',
  'get-latest-notice-active-list', 'get-latest-notice-inactive-list', 'get-latest-notice-list',
  'get-notice-board', 'get-notice-details', 'get-notice-filterd-list', 'handle-upload-files',
  'update-notice-files',
  // NX-297…305 Notifications
  'clear-all-notifications', 'clear-selected-notifications', 'count-decrease-notifications',
  'get-student-activity-notification', 'get-student-notification', 'get-teacher-notification',
  'notifications', 'teacher-assessment-notification', 'update-assessment-notification',
  // NX-306…345 School and school admin
  'add-admin-user', 'add-sub-user', 'admin-sub-user-list', 'admin-user-by-id', 'admin-user-list',
  'check-kms-app-version', 'create-school-admin-module', 'edit-admin-user', 'edit-document-S3-file',
  'get-academic-year-by-schid', 'get-application-url', 'get-city-by-state', 'get-city-name', 'get-class-list',
  'get-department-list', 'get-document-view-url', 'get-modules-list', 'get-profile-setting-data',
  'get-school-access', 'get-school-admin-module', 'get-school-detail', 'get-school-logo-image',
  'get-school-real-timezone', 'get-spocs-school-list', 'get-state-name', 'get-tool-list',
  'get-tools-list-by-grade', 'get-user-regLimit', 'get-zoho-document-list', 'remove-school-logo',
  'remove-spocs-from-school', 'save-user-profile-setting', 'school-access-type', 'school-list',
  'send-student-licence-mail', 'state-list', 'update-admin-profile', 'update-school-admin-module',
  'update-sub-user', 'update-sub-user-access',
  // NX-346…353 Student migration
  'create-model3-student', 'get-students-for-migration', 'migrate-last-grades', 'migrate-student-bulk',
  'rollback-migrated-students', 'rollback-student-preClass', 'save-students-to-newAcademic',
  'update-bluk-stuPass',
] as const;
export type CatalogueName = (typeof catalogueNames)[number];

/** Fails to compile unless the catalogue and the calls have the same names. */
type Complete = { [Name in CatalogueName | keyof typeof roomCalls]: { readonly name: Name } };

export const calls = roomCalls satisfies Complete;

type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallOf<Name extends CallName> = Calls[Name];
export type BuiltCallName = {
  [Name in CallName]: Calls[Name] extends { readonly built: true } ? Name : never;
}[CallName];
export type NotBuiltCallName = Exclude<CallName, BuiltCallName>;
export type AnyCall = DeclaredCall<string> | BuiltCall<string>;

export function isBuilt<Call extends AnyCall>(call: Call): call is Extract<Call, { readonly built: true }> {
  return call.built;
}

const byPath: ReadonlyMap<string, AnyCall> = new Map(
  Object.values<AnyCall>(calls).map((call) => [callPath(call), call]),
);

/** The call of a request path without query; undefined if there is none. */
export function callByPath(path: string): AnyCall | undefined {
  return byPath.get(path);
}
