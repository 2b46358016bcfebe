import type { BuiltCallName } from '#contract';
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from './calls/calendar/calendar-feed.ts';
import {
  getBatchListAdmin,
  getClubList,
  getClubListFaculty,
  getFacultyBatchList,
} from './calls/classes/club-lists.ts';
import {
  getDivisionList,
  getFacultyDivisionList,
  getFacultyGradeList,
  getMappedClass,
} from './calls/classes/grade-lists.ts';
import { forceLogout } from './calls/forced-logout/force-logout.ts';
import { getForcedLogout, getForcedLogouts } from './calls/forced-logout/get-forced-logouts.ts';
import { getRealtimeTicket } from './calls/forced-logout/get-realtime-ticket.ts';
import { findPeopleToSignOut, getSignedInOverview } from './calls/forced-logout/signed-in-people.ts';
import { getHelpArticles, resetHelpArticle, saveHelpArticle } from './calls/helpdesk/articles.ts';
import { askAssistant } from './calls/helpdesk/ask-assistant.ts';
import {
  deleteChatHistory,
  getAssistantStart,
  getChatHistory,
  getHelpdeskUnread,
} from './calls/helpdesk/chats.ts';
import { findHelpVideos, getAllModuleNames, readAllModuleNames } from './calls/helpdesk/module-names.ts';
import { createHelpdeskTicket, resolveHelpdeskTicket, saveChatHistory } from './calls/helpdesk/own-ticket.ts';
import { getHelpdeskRecording, reportHelpdeskProblem } from './calls/helpdesk/problem-reports.ts';
import {
  getHelpdeskCounts,
  getHelpdeskTicket,
  getHelpdeskTickets,
  replyHelpdeskTicket,
  updateHelpdeskTicket,
} from './calls/helpdesk/tickets.ts';
import { checkKeptNotices } from './calls/notices/check-kept-notices.ts';
import { createFacultyNotice } from './calls/notices/create-faculty-notice.ts';
import { createNotice } from './calls/notices/create-notice.ts';
import { createNoticeByAdmin } from './calls/notices/create-notice-by-admin.ts';
import { deleteNoticeFile } from './calls/notices/delete-notice-file.ts';
import {
  acknowledgeNotice,
  getNoticeDelivery,
  noticeSeen,
  previewNoticeReach,
  remindNotice,
  undoNotice,
} from './calls/notices/delivery.ts';
import { download } from './calls/notices/download.ts';
import { dropNoticeDraft, getNoticeDraft, getNoticeDrafts, saveNoticeDraft } from './calls/notices/drafts.ts';
import { getDeletedNotices } from './calls/notices/get-deleted-notices.ts';
import { getNoticeDetails } from './calls/notices/get-notice-details.ts';
import { getUploadRoom } from './calls/notices/get-upload-room.ts';
import { handleUploadFiles } from './calls/notices/handle-upload-files.ts';
import {
  getLatestNoticeActiveList,
  getLatestNoticeInactiveList,
  getLatestNoticeList,
} from './calls/notices/latest-notice-lists.ts';
import {
  getNoticeBoard,
  getNoticeBoardActive,
  getNoticeBoardInactive,
  getNoticeFilteredList,
} from './calls/notices/notice-board.ts';
import {
  getOfficeDelivery,
  previewOfficeReach,
  remindOfficeNotice,
} from './calls/notices/office-delivery.ts';
import {
  deleteFacultyNotice,
  deleteNoticeSuperadmin,
  restoreNotice,
  setNoticeStatus,
} from './calls/notices/tend-notices.ts';
import { deleteNoticeTranslation, saveNoticeTranslation } from './calls/notices/translations.ts';
import {
  clearAllNotifications,
  clearSelectedNotifications,
  countDecreaseNotifications,
  getNotificationPreferences,
  getStudentActivityNotification,
  getStudentNotification,
  getTeacherNotification,
  notifications,
  saveNotificationPreferences,
  teacherAssessmentNotification,
  updateAssessmentNotification,
} from './calls/notifications/notifications.ts';
import { countryList, getSchoolClassList, schoolList, stateList } from './calls/places/place-lists.ts';
import { changePassword } from './calls/profile/change-password.ts';
import { adminProfileById, facultyById, studentById } from './calls/profile/read-profile.ts';
import { removeFacultyImage, removeProfileImage } from './calls/profile/remove-image.ts';
import { resetFacultyPassword, resetPersonPassword } from './calls/profile/reset-password.ts';
import { editFaculty, updateAdminProfile, updateStudentProfile } from './calls/profile/save-profile.ts';
import { getProfileSettingData, saveUserProfileSetting } from './calls/profile/settings.ts';
import { globalSearch, globalSearchSuggestion } from './calls/search/global-search.ts';
import { featuresVideo, getOnboardingVideo } from './calls/search/videos.ts';
import { endMySession, getFroalaKey, getLoggedInUser, getMultiuserDevice } from './calls/session/devices.ts';
import { extendSession } from './calls/session/extend-session.ts';
import {
  changePasswordAfterLogin,
  getPasswordStatus,
  skipPasswordAfterLogin,
} from './calls/session/first-password.ts';
import { forgotPassword, getCaptcha, updatePassword } from './calls/session/forgotten-password.ts';
import { getFormSession } from './calls/session/get-form-session.ts';
import { login, studentLogin } from './calls/session/login.ts';
import { resumeSession } from './calls/session/resume-session.ts';
import { updateLogout } from './calls/session/update-logout.ts';
import {
  createStudentLink,
  generateSignInCode,
  getDemoGrant,
  revokeSignInHelp,
  sendSignInCode,
  studentAutoLogin,
} from './calls/session/ways-in.ts';
import { setUserActivityTrack, usersLogs } from './calls/tracking/track.ts';
import type { Handler } from './core/pipeline.ts';

/** One handler for each built call: a call without one does not compile, nor one without a call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = {
  notifications,
  'count-decrease-notifications': countDecreaseNotifications,
  'get-student-notification': getStudentNotification,
  'get-student-activity-notification': getStudentActivityNotification,
  'get-teacher-notification': getTeacherNotification,
  'teacher-assessment-notification': teacherAssessmentNotification,
  'update-assessment-notification': updateAssessmentNotification,
  'clear-selected-notifications': clearSelectedNotifications,
  'clear-all-notifications': clearAllNotifications,
  'get-notification-preferences': getNotificationPreferences,
  'save-notification-preferences': saveNotificationPreferences,
  'admin-profile-by-id': adminProfileById,
  'change-Password': changePassword,
  'edit-faculty': editFaculty,
  'faculty-by-id': facultyById,
  'get-profile-setting-data': getProfileSettingData,
  'remove-faculty-image': removeFacultyImage,
  'remove-profile-image': removeProfileImage,
  'reset-faculty-password': resetFacultyPassword,
  'reset-person-password': resetPersonPassword,
  'save-user-profile-setting': saveUserProfileSetting,
  'student-by-id': studentById,
  'update-admin-profile': updateAdminProfile,
  'update-student-profile': updateStudentProfile,
  'get-calendar-feed': getCalendarFeed,
  'make-calendar-feed': makeCalendarFeed,
  'revoke-calendar-feed': revokeCalendarFeed,
  'create-faculty-notice': createFacultyNotice,
  'country-list': countryList,
  'create-notice': createNotice,
  'delete-faculty-notice': deleteFacultyNotice,
  'create-notice-by-admin': createNoticeByAdmin,
  'get-school-class-list': getSchoolClassList,
  'school-list': schoolList,
  'state-list': stateList,
  'delete-notice-file': deleteNoticeFile,
  'delete-notice-superadmin': deleteNoticeSuperadmin,
  'get-notice-board': getNoticeBoard,
  'get-notice-board-active': getNoticeBoardActive,
  'get-notice-board-inactive': getNoticeBoardInactive,
  'get-notice-filterd-list': getNoticeFilteredList,
  'restore-notice': restoreNotice,
  'set-notice-status': setNoticeStatus,
  download,
  'acknowledge-notice': acknowledgeNotice,
  'get-notice-delivery': getNoticeDelivery,
  'notice-seen': noticeSeen,
  'check-kept-notices': checkKeptNotices,
  'preview-notice-reach': previewNoticeReach,
  'get-deleted-notices': getDeletedNotices,
  'get-office-delivery': getOfficeDelivery,
  'preview-office-reach': previewOfficeReach,
  'remind-notice': remindNotice,
  'remind-office-notice': remindOfficeNotice,
  'undo-notice': undoNotice,
  'save-notice-translation': saveNoticeTranslation,
  'delete-notice-translation': deleteNoticeTranslation,
  'extend-session': extendSession,
  'get-batch-list-admin': getBatchListAdmin,
  'get-club-list': getClubList,
  'get-club-list-faculty': getClubListFaculty,
  'get-division-list': getDivisionList,
  'get-faculty-batch-list': getFacultyBatchList,
  'get-faculty-division-list': getFacultyDivisionList,
  'get-faculty-grade-list': getFacultyGradeList,
  'get-form-session': getFormSession,
  'get-latest-notice-active-list': getLatestNoticeActiveList,
  'get-latest-notice-inactive-list': getLatestNoticeInactiveList,
  'get-latest-notice-list': getLatestNoticeList,
  'get-mapped-class': getMappedClass,
  'get-notice-details': getNoticeDetails,
  'get-notice-drafts': getNoticeDrafts,
  'get-upload-room': getUploadRoom,
  'get-notice-draft': getNoticeDraft,
  'save-notice-draft': saveNoticeDraft,
  'drop-notice-draft': dropNoticeDraft,
  'handle-upload-files': handleUploadFiles,
  'change-password-after-login': changePasswordAfterLogin,
  'create-student-link': createStudentLink,
  'end-my-session': endMySession,
  forgotPassword,
  'generate-sign-in-code': generateSignInCode,
  'get-captcha': getCaptcha,
  'get-demo-grant': getDemoGrant,
  'get-froala-key': getFroalaKey,
  'get-logged-in-user': getLoggedInUser,
  'get-multiuser-device': getMultiuserDevice,
  'get-psw-status': getPasswordStatus,
  'revoke-sign-in-help': revokeSignInHelp,
  'send-sign-in-code': sendSignInCode,
  'skip-password-after-login': skipPasswordAfterLogin,
  'student-auto-login': studentAutoLogin,
  studentLogin,
  updatePassword,
  login,
  'resume-session': resumeSession,
  updateLogout,
  'features-video': featuresVideo,
  'get-onboarding-video': getOnboardingVideo,
  'global-search': globalSearch,
  'global-search-suggestion': globalSearchSuggestion,
  'set-user-activity-track': setUserActivityTrack,
  'users-logs': usersLogs,
  'find-people-to-sign-out': findPeopleToSignOut,
  'force-logout': forceLogout,
  'get-forced-logout': getForcedLogout,
  'get-forced-logouts': getForcedLogouts,
  'get-realtime-ticket': getRealtimeTicket,
  'get-signed-in-overview': getSignedInOverview,
  'create-helpdesk-ticket': createHelpdeskTicket,
  'delete-chat-history': deleteChatHistory,
  'get-all-module-name': getAllModuleNames,
  'get-all-module-name-cread': readAllModuleNames,
  'get-chat-history': getChatHistory,
  'get-help-articles': getHelpArticles,
  'get-helpdesk-counts': getHelpdeskCounts,
  'get-helpdesk-recording': getHelpdeskRecording,
  'get-helpdesk-ticket': getHelpdeskTicket,
  'get-helpdesk-tickets': getHelpdeskTickets,
  'get-helpdesk-unread': getHelpdeskUnread,
  'helpdesk-Gpt-Cread': getAssistantStart,
  'helpdesk-Gpt-Video': findHelpVideos,
  'helpdesk-api-Cread': askAssistant,
  'reply-helpdesk-ticket': replyHelpdeskTicket,
  'report-helpdesk-problem': reportHelpdeskProblem,
  'reset-help-article': resetHelpArticle,
  'resolve-helpdesk-ticket': resolveHelpdeskTicket,
  'save-chat-history': saveChatHistory,
  'save-help-article': saveHelpArticle,
  'update-helpdesk-ticket': updateHelpdeskTicket,
};
