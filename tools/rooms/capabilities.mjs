/** The capability of every call: by its own line here, else by the area file it stood in. */
const byOrigin = {
  assessments: 'assessments', 'audience-lists': 'classes', auth: 'auth', calendar: 'calendar', classes: 'classes',
  competitions: 'competitions', compiler: 'workspace', curriculum: 'curriculum', dashboards: 'dashboards', delivery: 'notices',
  'draft-list': 'notices', drafts: 'notices', 'faculty-administration': 'people', 'faculty-review': 'projects',
  'faculty-teaching': 'teaching', 'forced-logout': 'auth', helpdesk: 'helpdesk', 'helpdesk-unread': 'helpdesk', kept: 'notices',
  migration: 'migration', 'notice-board': 'notices', 'notice-lists': 'notices', notices: 'notices', notifications: 'notifications',
  'office-delivery': 'notices', 'office-notices': 'notices', profile: 'profile', school: 'schools', search: 'search',
  session: 'auth', tracking: 'tracking', translations: 'notices', 'upload-room': 'notices',
};
const lists = {
  schools: `country-list state-list school-list get-school-class-list get-profile-setting-data save-user-profile-setting
    check-kms-app-version country-list-for-admin create-school-admin-module get-academic-year-by-schid get-application-url
    get-city-by-state get-city-name get-class-list get-department-list get-modules-list get-school-access get-school-admin-module
    get-school-detail get-school-logo-image get-school-real-timezone get-spocs-school-list get-state-name master_classes-for-admin
    remove-school-logo remove-spocs-from-school school-access-type school-list-for-admin send-student-licence-mail
    state-list-for-admin update-school-admin-module`,
  people: `activate-student add-admin-user add-club-faculty add-faculty add-student add-sub-user admin-sub-user-list admin-user-by-id
    admin-user-list del-std-redis-key delete-student edit-admin-user faculty-list faculty-list-by-grade get-faculty-regLimit
    get-student-regLimit get-user-regLimit migrate-student reactivate-student reset-student-password student-list
    student-list-by-faculty student-list-by-gradeDivision student-list-for-excel student-name-by-id update-bluk-stuPass
    update-student update-sub-user update-sub-user-access`,
  classes: `check-faculty-division create-batch create-club faculty-club-batch-list get-batch-list get-batch-merge-student get-club
    get-club-teacher-list get-division-batch-list get-division-without-school-list get-divisions get-faculty-all-club
    get-faculty-all-division get-faculty-by-clubs get-faculty-class-list get-faculty-club-list get-list-batch get-mapped-club
    get-mapped-school-clubs get-remaining-batch-division-list get-remaining-division-list get-student-by-grade-div map-class-mbx
    map-class-section merge-student-into-batch remove-batch remove-class-section remove-club remove-merge-student school_batches
    school_clubs students-list-by-class update-club update-school-clubs-name`,
  migration: `bulk-upload-format bulk-upload-student create-model3-student get-students-for-migration migrate-last-grades
    migrate-student-bulk rollback-migrated-students rollback-student-preClass save-students-to-newAcademic`,
  curriculum: `academic-module-list academic-module-list-club assigned-curriculum-data auto-select-template-project board-list
    clear-project-list clear-project-list-club club-project-notified-by-faculty de-selected-project de-selected-project-club
    edit-document-S3-file get-curriculum-club-project-list get-curriculum-project-list get-document-view-url get-model-template
    get-project-id get-tool-list get-tools-list-by-grade get-zoho-document-list insert-default-selected module-tool-level
    project-notified-by-faculty school-club-project search-project-list selected-project selected-project-club
    set-school-module-sequence skill-list standard-list stream-list tags-list unassign-selected-project unassigned-project
    use-template-list use-template-project-list view-curriculum-project view-selected-project-module-wise master_board-for-admin`,
  teaching: `add-book-complete assign-project-Student club-mark-project-as-completed complete-project-video digital-access-n-version
    digital-book-lesson-list download-lesson-plan faculty-total-mod-sess get-admin-project-list get-assign-module-details
    get-assign-project-video-details get-assigned-book get-assignmodcontent-list get-book-data-completed get-club-project-list
    get-course-complete-status get-digital-book get-digital-book-grade get-digital-book-lession-list get-division-assigned
    get-faculty-modules-list get-faculty-project-list get-faculty-upcoming-session get-grade-assigned get-modcontent-list
    get-module-content-by-type get-module-details get-personalize-suggestion get-project-session-list get-project-student-list
    get-project-suggestion get-session-activity-list get-session-details get-student-project-list get-student-project-session-list
    getFacultyNexSession mark-as-completed mark-as-project-video-completed mark-as-tool-video-completed mark-project-as-completed
    share-club-project-session share-project-session update-project-resource-status updated-book-complete`,
  projects: `approved-student-practice-project approved-student-project chk-wall-of-fame export-pending-project-list
    get-admin-wallofFames get-admin-wallofFames-view get-club-project-student get-faculty-wallofFames get-project-detail-byId
    get-project-dropdown get-student-dropdown get-student-practice-project get-student-project-uploaded
    get-uploaded-project-student get-uploaded-student-download notify-all-student-project notify-due-date notify-student-project
    project-pending-dropdown student-pending-dropdown student-upload-pending-project`,
  workspace: `compiler-zip saveComplierWorkspaceProgram`,
  assessments: `convert-date-time-zonewise get-schedule-assessment get-schedule-assessment-model get-upcoming-assessment`,
  'screen-share': `setScreenShareRoom start-video-screen student-available`,
  dashboards: `get-school-dashboard-report get-gradewise-dashboard-report get-clubwise-dashboard-report get-sadmin-dashboard-report
    get-sadmin-project-summery-gradewise get-sadmin-traning-summery-gradewise get-total-faculty-student faculty-project-count`,
  reports: `fetch-faculty-report generate-report get-admin-faculty-report get-admin-student-Project-report
    get-admin-student-club-Project-report get-clubyWise-export-report get-faculty-report get-facultywise-export-report
    get-gradeDivision-report get-gradewise-export-report get-report-steps report-data save-report-data
    student-Project-Report-for-excel`,
  competitions: `get-level-list get-student-competition-list`,
  auth: `get-lms-options`,
  helpdesk: `features-video get-onboarding-video`,
  notices: `check-notice-exist update-notice-files create-notice-by-admin`,
};
const byName = new Map(Object.entries(lists).flatMap(([room, names]) => names.trim().split(/\s+/).map((name) => [name, room])));

export function capabilityOf(name, origin) {
  return byName.get(name) ?? byOrigin[origin];
}
export const capabilities = [...new Set([...Object.values(byOrigin), ...Object.keys(lists)])].sort();

/** Where values that several calls of one old file share go, by old file; else `contract/<capability>/<old file>.wire.ts`. */
export const sharedOfCalls = {
  profile: 'contract/profile/profile-calls.wire.ts',
  notifications: 'contract/notifications/notification-calls.wire.ts',
  drafts: 'contract/notices/draft.wire.ts',
  'draft-list': 'contract/notices/draft.wire.ts',
  'notice-board': 'contract/notices/board-calls.wire.ts',
  'audience-lists': 'contract/classes/class-lists.wire.ts',
  auth: 'contract/auth/auth.wire.ts',
  helpdesk: 'contract/helpdesk/helpdesk.wire.ts',
  notices: 'contract/notices/save-errors.ts',
  kept: 'contract/notices/offline.wire.ts',
};
/** The same for handlers; else `server/<capability>/<old file>.ts`. */
export const sharedOfHandlers = {
  'club-lists': 'server/classes/queries/club-lists.ts',
  'grade-lists': 'server/classes/queries/grade-lists.ts',
  'get-forced-logouts': 'server/auth/queries/forced-logouts.ts',
  'signed-in-people': 'server/auth/queries/signed-in-people.ts',
  'module-names': 'server/helpdesk/module-names.presenter.ts',
  'own-ticket': 'server/helpdesk/own-ticket.ts',
  tickets: 'server/helpdesk/present-ticket.ts',
  articles: 'server/helpdesk/article-rules.ts',
  delivery: 'server/notices/delivery-answers.ts',
  drafts: 'server/notices/drafts.ts',
  'latest-notice-lists': 'server/notices/latest-lists.ts',
  'notice-board': 'server/notices/board.ts',
  'office-delivery': 'server/notices/office/delivery-page.ts',
  notifications: 'server/notifications/own-notifications.ts',
  'place-lists': 'server/schools/place-choice.ts',
  'read-profile': 'server/profile/read-profile.ts',
  'remove-image': 'server/profile/remove-image.ts',
  'reset-password': 'server/profile/reset-password.ts',
  'save-profile': 'server/profile/save-profile.ts',
  settings: 'server/schools/settings-answer.ts',
  'global-search': 'server/search/global-search.ts',
  videos: 'server/helpdesk/videos.ts',
  devices: 'server/auth/device-list.ts',
  'first-password': 'server/auth/first-password.ts',
  'forgotten-password': 'server/auth/forgotten-password.ts',
  login: 'server/auth/login.ts',
  'ways-in': 'server/auth/ways-in.ts',
  find: 'server/search/find.ts',
  'calendar-feed': 'server/calendar/feed-answers.ts',
};
