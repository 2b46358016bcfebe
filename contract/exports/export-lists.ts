import { downloadAssessmentStudentCall } from '#contract/assessments/calls/download-assessment-student.call.ts';
import { getHelpdeskTicketsCall } from '#contract/helpdesk/calls/get-helpdesk-tickets.call.ts';
import { getStudentsForMigrationCall } from '#contract/migration/calls/get-students-for-migration.call.ts';
import { getNoticeFilterdListCall } from '#contract/notices/calls/get-notice-filterd-list.call.ts';
import { adminUserListCall } from '#contract/office/calls/admin-user-list.call.ts';
import { facultyListCall } from '#contract/people/calls/faculty-list.call.ts';
import { studentListCall } from '#contract/people/calls/student-list.call.ts';
import { getUploadedProjectStudentCall } from '#contract/review/calls/get-uploaded-project-student.call.ts';
import { studentUploadPendingProjectCall } from '#contract/review/calls/student-upload-pending-project.call.ts';
import { schoolGridCall } from '#contract/schools/calls/school-list.call.ts';
import { consentListCall } from '#contract/wall/calls/consent-list.call.ts';
import { workspacePageCall } from '#contract/workspace/calls/workspace-page.call.ts';

/** By the call of each list's screen. An export uses the same filters, order, search and rights. */
export const exportLists = {
  students: studentListCall,
  faculty: facultyListCall,
  consents: consentListCall,
  tickets: getHelpdeskTicketsCall,
  works: getUploadedProjectStudentCall,
  pending: studentUploadPendingProjectCall,
  programs: workspacePageCall,
  results: downloadAssessmentStudentCall,
  migration: getStudentsForMigrationCall,
  schools: schoolGridCall,
  admins: adminUserListCall,
  notices: getNoticeFilterdListCall,
} as const;

export type ExportKind = keyof typeof exportLists;
