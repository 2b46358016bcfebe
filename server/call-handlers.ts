import type { BuiltCallName } from '#contract';
import {
  getDivisionList,
  getFacultyDivisionList,
  getFacultyGradeList,
  getMappedClass,
} from './calls/classes/grade-lists.ts';
import { createFacultyNotice } from './calls/notices/create-faculty-notice.ts';
import { createNotice } from './calls/notices/create-notice.ts';
import { deleteNoticeFile } from './calls/notices/delete-notice-file.ts';
import { download } from './calls/notices/download.ts';
import { getNoticeDetails } from './calls/notices/get-notice-details.ts';
import { handleUploadFiles } from './calls/notices/handle-upload-files.ts';
import {
  getLatestNoticeActiveList,
  getLatestNoticeInactiveList,
  getLatestNoticeList,
} from './calls/notices/latest-notice-lists.ts';
import { getFormSession } from './calls/session/get-form-session.ts';
import { login } from './calls/session/login.ts';
import { resumeSession } from './calls/session/resume-session.ts';
import { updateLogout } from './calls/session/update-logout.ts';
import type { Handler } from './pipeline.ts';

/** One handler for each built call: a call without one does not compile, nor one without a call. */
export const handlers: { readonly [Name in BuiltCallName]: Handler<Name> } = {
  'create-faculty-notice': createFacultyNotice,
  'create-notice': createNotice,
  'delete-notice-file': deleteNoticeFile,
  download,
  'get-division-list': getDivisionList,
  'get-faculty-division-list': getFacultyDivisionList,
  'get-faculty-grade-list': getFacultyGradeList,
  'get-form-session': getFormSession,
  'get-latest-notice-active-list': getLatestNoticeActiveList,
  'get-latest-notice-inactive-list': getLatestNoticeInactiveList,
  'get-latest-notice-list': getLatestNoticeList,
  'get-mapped-class': getMappedClass,
  'get-notice-details': getNoticeDetails,
  'handle-upload-files': handleUploadFiles,
  login,
  'resume-session': resumeSession,
  updateLogout,
};
