import { createModel3StudentCall } from './calls/create-model3-student.call.ts';
import { getMigrationCall } from './calls/get-migration.call.ts';
import { getMigrationsCall } from './calls/get-migrations.call.ts';
import { getStudentsForMigrationCall } from './calls/get-students-for-migration.call.ts';
import { migrateLastGradesCall } from './calls/migrate-last-grades.call.ts';
import { migrateStudentBulkCall } from './calls/migrate-student-bulk.call.ts';
import { rollbackMigratedStudentsCall } from './calls/rollback-migrated-students.call.ts';
import { rollbackStudentPreClassCall } from './calls/rollback-student-pre-class.call.ts';
import { saveStudentsToNewAcademicCall } from './calls/save-students-to-new-academic.call.ts';
import { scheduleMigrationCall } from './calls/schedule-migration.call.ts';
import { uploadMigrationExceptionsCall } from './calls/upload-migration-exceptions.call.ts';

/** Every call of this room, for the catalogue. */
export const migrationCalls = {
  'create-model3-student': createModel3StudentCall,
  'get-migration': getMigrationCall,
  'get-migrations': getMigrationsCall,
  'get-students-for-migration': getStudentsForMigrationCall,
  'migrate-last-grades': migrateLastGradesCall,
  'migrate-student-bulk': migrateStudentBulkCall,
  'rollback-migrated-students': rollbackMigratedStudentsCall,
  'rollback-student-preClass': rollbackStudentPreClassCall,
  'save-students-to-newAcademic': saveStudentsToNewAcademicCall,
  'schedule-migration': scheduleMigrationCall,
  'upload-migration-exceptions': uploadMigrationExceptionsCall,
};
