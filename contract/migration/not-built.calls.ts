import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [C2-09] */
  'bulk-upload-student': declareCall('bulk-upload-student', { method: 'POST', areas: ['Faculty'] }),
  'bulk-upload-format': declareCall('bulk-upload-format', { method: 'POST', areas: ['Faculty'] }),
  'migrate-student-bulk': declareCall('migrate-student-bulk', {
    method: 'POST',
    areas: ['Student migration'],
  }),
  'rollback-student-preClass': declareCall('rollback-student-preClass', {
    method: 'POST',
    areas: ['Student migration'],
  }),
  'migrate-last-grades': declareCall('migrate-last-grades', { method: 'POST', areas: ['Student migration'] }),
  'get-students-for-migration': declareCall('get-students-for-migration', {
    method: 'POST',
    areas: ['Student migration'],
  }),
  'save-students-to-newAcademic': declareCall('save-students-to-newAcademic', {
    method: 'POST',
    areas: ['Student migration'],
  }),
  'rollback-migrated-students': declareCall('rollback-migrated-students', {
    method: 'POST',
    areas: ['Student migration'],
  }),
  'create-model3-student': declareCall('create-model3-student', {
    method: 'POST',
    areas: ['Student migration'],
  }),
};
