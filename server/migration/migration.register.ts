import { dayMilliseconds, modules, roles } from '#contract';
import type { migrationCalls } from '#contract/migration/migration.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { createModel3Student } from './calls/create-model3-student.ts';
import { getMigration } from './calls/get-migration.ts';
import { getMigrations } from './calls/get-migrations.ts';
import { getStudentsForMigration } from './calls/get-students-for-migration.ts';
import { migrateLastGrades } from './calls/migrate-last-grades.ts';
import { migrateStudentBulk } from './calls/migrate-student-bulk.ts';
import { rollbackMigratedStudents } from './calls/rollback-migrated-students.ts';
import { rollbackStudentPreClass } from './calls/rollback-student-pre-class.ts';
import { saveStudentsToNewAcademic } from './calls/save-students-to-new-academic.ts';
import { scheduleMigration } from './calls/schedule-migration.ts';
import { uploadMigrationExceptions } from './calls/upload-migration-exceptions.ts';
import { leaversJobs } from './leavers.ts';
import { clearPlans } from './queries/plans.ts';
import { scheduleJobs } from './schedule.ts';
import { migrationLines } from './schema.ts';
import { exceptionUploads } from './uploads.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const migrationHandlers: Handlers<typeof migrationCalls> = {
  'create-model3-student': createModel3Student,
  'get-migration': getMigration,
  'get-migrations': getMigrations,
  'get-students-for-migration': getStudentsForMigration,
  'migrate-last-grades': migrateLastGrades,
  'migrate-student-bulk': migrateStudentBulk,
  'rollback-migrated-students': rollbackMigratedStudents,
  'rollback-student-preClass': rollbackStudentPreClass,
  'save-students-to-newAcademic': saveStudentsToNewAcademic,
  'schedule-migration': scheduleMigration,
  'upload-migration-exceptions': uploadMigrationExceptions,
};

/** Plans that were given up are kept so long. */
const discardedDays = 30;

/** What the room offers besides its calls. */
export const migrationRoom: Room = {
  personal: [
    // What a move did to an entry is taken back of that entry, or of nobody.
    { part: 'moves between years', table: migrationLines },
  ],
  menu: [
    {
      name: 'Student migration',
      url: modules.migration,
      icon: 'student-migration',
      roles: [roles.superAdmin, roles.schoolAdmin],
      order: 22,
    },
  ],
  jobs: { ...scheduleJobs, ...leaversJobs },
  uploads: exceptionUploads,
  clear: (app, today) => clearPlans(app.db, new Date(today.getTime() - discardedDays * dayMilliseconds)),
};
