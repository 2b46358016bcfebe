import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const read = { method: 'GET', areas: ['School and school admin'] } as const satisfies CallShape;
const school = { method: 'POST', areas: ['School and school admin'] } as const satisfies CallShape;
/** [C9-04] `{data, id, flag}`; the flags are 'Add School Admin' and 'Edit School Admin'. */
const flagged = { ...school, request: 'data-id-flag' } as const satisfies CallShape;

/** Area "School and school admin" [C9]. */
export const schoolCalls = {
  /** [C9-01] */
  'get-school-detail': declareCall('get-school-detail', { ...school, loader: false }),
  'remove-school-logo': declareCall('remove-school-logo', school),
  'get-school-admin-module': declareCall('get-school-admin-module', read),
  'create-school-admin-module': declareCall('create-school-admin-module', school),
  'update-school-admin-module': declareCall('update-school-admin-module', school),
  'send-student-licence-mail': declareCall('send-student-licence-mail', school),
  'get-school-access': declareCall('get-school-access', school),
  'school-access-type': declareCall('school-access-type', school),
  'get-school-logo-image': declareCall('get-school-logo-image', read),
  'get-academic-year-by-schid': declareCall('get-academic-year-by-schid', school),
  'get-school-real-timezone': declareCall('get-school-real-timezone', school),
  /** [QU-07] Outside `/api/v1`. */
  'check-kms-app-version': declareCall('check-kms-app-version', { ...school, prefix: false }),
  /** [C9-02] */
  'get-tool-list': declareCall('get-tool-list', read),
  'get-modules-list': declareCall('get-modules-list', read),
  'get-class-list': declareCall('get-class-list', {
    ...read,
    areas: ['School and school admin', 'Competitions'],
  }),
  'get-department-list': declareCall('get-department-list', read),
  'admin-sub-user-list': declareCall('admin-sub-user-list', read),
  /** [C9-03] */
  'get-city-by-state': declareCall('get-city-by-state', school),
  'get-tools-list-by-grade': declareCall('get-tools-list-by-grade', school),
  'add-sub-user': declareCall('add-sub-user', school),
  'update-sub-user': declareCall('update-sub-user', school),
  'update-sub-user-access': declareCall('update-sub-user-access', school),
  'get-application-url': declareCall('get-application-url', school),
  'get-document-view-url': declareCall('get-document-view-url', school),
  'edit-document-S3-file': declareCall('edit-document-S3-file', school),
  'get-zoho-document-list': declareCall('get-zoho-document-list', school),
  'get-spocs-school-list': declareCall('get-spocs-school-list', school),
  'remove-spocs-from-school': declareCall('remove-spocs-from-school', school),
  /** [C9-04] */
  'admin-user-list': declareCall('admin-user-list', read),
  'add-admin-user': declareCall('add-admin-user', flagged),
  'admin-user-by-id': declareCall('admin-user-by-id', school),
  'edit-admin-user': declareCall('edit-admin-user', flagged),
  'get-state-name': declareCall('get-state-name', school),
  'get-city-name': declareCall('get-city-name', school),
  'get-user-regLimit': declareCall('get-user-regLimit', school),
};
