import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const migration = { method: 'POST', areas: ['Student migration'] } as const satisfies CallShape;

/** Area "Student migration" [C8-01]. */
export const migrationCalls = {
  'migrate-student-bulk': declareCall('migrate-student-bulk', migration),
  'rollback-student-preClass': declareCall('rollback-student-preClass', migration),
  'migrate-last-grades': declareCall('migrate-last-grades', migration),
  'get-students-for-migration': declareCall('get-students-for-migration', migration),
  'save-students-to-newAcademic': declareCall('save-students-to-newAcademic', migration),
  'rollback-migrated-students': declareCall('rollback-migrated-students', migration),
  'update-bluk-stuPass': declareCall('update-bluk-stuPass', migration),
  'create-model3-student': declareCall('create-model3-student', migration),
};
