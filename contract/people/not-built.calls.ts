import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'update-bluk-stuPass': declareCall('update-bluk-stuPass', { method: 'POST', areas: ['Student migration'] }),
  'admin-sub-user-list': declareCall('admin-sub-user-list', {
    method: 'GET',
    areas: ['School and school admin'],
  }),
  'add-sub-user': declareCall('add-sub-user', { method: 'POST', areas: ['School and school admin'] }),
  'update-sub-user': declareCall('update-sub-user', { method: 'POST', areas: ['School and school admin'] }),
  'update-sub-user-access': declareCall('update-sub-user-access', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
  /** [C9-04] */
  'admin-user-list': declareCall('admin-user-list', { method: 'GET', areas: ['School and school admin'] }),
  'add-admin-user': declareCall('add-admin-user', {
    method: 'POST',
    areas: ['School and school admin'],
    request: 'data-id-flag',
  }),
  'admin-user-by-id': declareCall('admin-user-by-id', { method: 'POST', areas: ['School and school admin'] }),
  'edit-admin-user': declareCall('edit-admin-user', {
    method: 'POST',
    areas: ['School and school admin'],
    request: 'data-id-flag',
  }),
  'get-user-regLimit': declareCall('get-user-regLimit', {
    method: 'POST',
    areas: ['School and school admin'],
  }),
};
