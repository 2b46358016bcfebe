import * as v from 'valibot';
import { modules } from '#contract/auth/modules.rules.ts';
import { type CallShape, declareCall, defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import {
  createFacultyNoticeInput,
  createNoticeInput,
  deleteNoticeFileInput,
  deleteNoticeFileOutput,
  downloadInput,
  handleUploadFilesInput,
  handleUploadFilesOutput,
  noticeDetailsInput,
  noticeDetailsOutput,
  saveNoticeOutput,
} from '../notices/notice.wire.ts';

const notices = { method: 'POST', areas: ['Notices'] } as const satisfies CallShape;

/** What either form's save may be refused for. */
export const saveErrors = [
  'unknown_grade',
  'unknown_division',
  'unknown_club',
  'unknown_batch',
  'unknown_file',
  'readers_missing',
  'bad_video',
  'bad_dates',
  'demo_school',
  'locked',
  'stale',
  'form_session',
] as const;

/** Area "Notices" of the catalogue [C1]. */
export const noticeCalls = {
  'create-notice': defineCall('create-notice', {
    ...notices,
    input: createNoticeInput,
    output: saveNoticeOutput,
    errors: saveErrors,
    access: { [roles.schoolAdmin]: 'own' },
    claims: { school: 'school_id' },
    idempotencyKey: 'formSession',
    rate: 'write',
  }),
  'create-faculty-notice': defineCall('create-faculty-notice', {
    ...notices,
    input: createFacultyNoticeInput,
    output: saveNoticeOutput,
    errors: saveErrors,
    access: { [roles.faculty]: 'own' },
    idempotencyKey: 'formSession',
    rate: 'write',
  }),
  'get-notice-details': defineCall('get-notice-details', {
    ...notices,
    encodedAnswer: ['data'],
    input: noticeDetailsInput,
    output: noticeDetailsOutput,
    errors: [],
    access: {
      [roles.superAdmin]: 'school',
      [roles.schoolAdmin]: 'school',
      [roles.student]: 'audience',
      [roles.faculty]: 'audience',
    },
    module: modules.notices,
    claims: { user: 'user_id' },
  }),
  'delete-notice-file': defineCall('delete-notice-file', {
    ...notices,
    input: deleteNoticeFileInput,
    output: deleteNoticeFileOutput,
    errors: ['demo_school', 'locked'],
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
    module: modules.notices,
    rate: 'write',
  }),
  'handle-upload-files': defineCall('handle-upload-files', {
    ...notices,
    request: 'data-flag',
    encodedAnswer: ['data'],
    loader: false,
    input: handleUploadFilesInput,
    output: handleUploadFilesOutput,
    errors: [
      'bad_extension',
      'bad_content',
      'empty_file',
      'file_too_large',
      'archive_bomb',
      'image_too_large',
      'unfinished_upload',
      'demo_school',
    ],
    access: { [roles.superAdmin]: 'own', [roles.schoolAdmin]: 'own', [roles.faculty]: 'own' },
    module: modules.notices,
    rate: 'write',
    transaction: 'parts',
  }),
  download: defineCall('download', {
    ...notices,
    response: 'binary',
    input: downloadInput,
    output: v.any(),
    errors: ['demo_school'],
    access: {
      [roles.superAdmin]: 'school',
      [roles.schoolAdmin]: 'school',
      [roles.student]: 'audience',
      [roles.faculty]: 'audience',
    },
    module: modules.notices,
  }),
  'check-notice-exist': declareCall('check-notice-exist', notices),
  'update-notice-files': declareCall('update-notice-files', notices),
};
