import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CB-04] */
  'master_classes-for-admin': declareCall('master_classes-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'country-list-for-admin': declareCall('country-list-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'state-list-for-admin': declareCall('state-list-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  'school-list-for-admin': declareCall('school-list-for-admin', {
    method: 'POST',
    areas: ['Dashboards and reports'],
  }),
  /** [C9-01] */
  'get-school-detail': declareCall('get-school-detail', {
    method: 'POST',
    areas: ['School and school admin'],
    loader: false,
  }),
  'remove-school-logo': declareCall('remove-school-logo', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-school-admin-module': declareCall('get-school-admin-module', {
    method: 'GET',
    areas: ['School and school admin'],
  }),
  'create-school-admin-module': declareCall('create-school-admin-module', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'update-school-admin-module': declareCall('update-school-admin-module', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'send-student-licence-mail': declareCall('send-student-licence-mail', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-school-access': declareCall('get-school-access', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'school-access-type': declareCall('school-access-type', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-school-logo-image': declareCall('get-school-logo-image', {
    method: 'GET',
    areas: ['School and school admin'],
  }),
  'get-academic-year-by-schid': declareCall('get-academic-year-by-schid', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-school-real-timezone': declareCall('get-school-real-timezone', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  /** [QU-07] Outside `/api/v1`. */
  'check-kms-app-version': declareCall('check-kms-app-version', {
    method: 'POST',
    prefix: false,
    areas: ['School and school admin'],
  }),
  'get-modules-list': declareCall('get-modules-list', { method: 'GET', areas: ['School and school admin'] }),
  'get-department-list': declareCall('get-department-list', {
    method: 'GET',
    areas: ['School and school admin'],
  }),
  /** [C9-03] */
  'get-city-by-state': declareCall('get-city-by-state', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-application-url': declareCall('get-application-url', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-spocs-school-list': declareCall('get-spocs-school-list', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'remove-spocs-from-school': declareCall('remove-spocs-from-school', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  'get-state-name': declareCall('get-state-name', { method: 'POST', areas: ['School and school admin'] }),
  'get-city-name': declareCall('get-city-name', { method: 'POST', areas: ['School and school admin'] }),
};
