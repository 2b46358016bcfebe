import { academicModuleListCall } from './calls/academic-module-list.call.ts';
import { academicModuleListClubCall } from './calls/academic-module-list-club.call.ts';
import { assignCurriculumCall } from './calls/assign-curriculum.call.ts';
import { assignedCurriculumDataCall } from './calls/assigned-curriculum-data.call.ts';
import { autoSelectTemplateProjectCall } from './calls/auto-select-template-project.call.ts';
import { checkNoticeExistCall } from './calls/check-notice-exist.call.ts';
import { clearProjectListCall } from './calls/clear-project-list.call.ts';
import { clearProjectListClubCall } from './calls/clear-project-list-club.call.ts';
import { clubProjectNotifiedByFacultyCall } from './calls/club-project-notified-by-faculty.call.ts';
import { deSelectedProjectCall } from './calls/de-selected-project.call.ts';
import { deSelectedProjectClubCall } from './calls/de-selected-project-club.call.ts';
import { getCurriculumClubProjectListCall } from './calls/get-curriculum-club-project-list.call.ts';
import { getCurriculumProjectListCall } from './calls/get-curriculum-project-list.call.ts';
import { getModelTemplateCall } from './calls/get-model-template.call.ts';
import { insertDefaultSelectedCall } from './calls/insert-default-selected.call.ts';
import { projectNotifiedByFacultyCall } from './calls/project-notified-by-faculty.call.ts';
import { removeCurriculumTemplateCall } from './calls/remove-curriculum-template.call.ts';
import { saveCurriculumTemplateCall } from './calls/save-curriculum-template.call.ts';
import { schoolClubProjectCall } from './calls/school-club-project.call.ts';
import { searchProjectListCall } from './calls/search-project-list.call.ts';
import { selectedProjectCall } from './calls/selected-project.call.ts';
import { selectedProjectClubCall } from './calls/selected-project-club.call.ts';
import { setSchoolModuleSequenceCall } from './calls/set-school-module-sequence.call.ts';
import { unassignSelectedProjectCall } from './calls/unassign-selected-project.call.ts';
import { unassignedProjectCall } from './calls/unassigned-project.call.ts';
import { undoCurriculumActCall } from './calls/undo-curriculum-act.call.ts';
import { useTemplateListCall } from './calls/use-template-list.call.ts';
import { useTemplateProjectListCall } from './calls/use-template-project-list.call.ts';
import { viewCurriculumProjectCall } from './calls/view-curriculum-project.call.ts';
import { viewSelectedProjectModuleWiseCall } from './calls/view-selected-project-module-wise.call.ts';

/** The calls by which a school chooses what it teaches. */
export const choiceCalls = {
  'academic-module-list': academicModuleListCall,
  'academic-module-list-club': academicModuleListClubCall,
  'assign-curriculum': assignCurriculumCall,
  'assigned-curriculum-data': assignedCurriculumDataCall,
  'auto-select-template-project': autoSelectTemplateProjectCall,
  'check-notice-exist': checkNoticeExistCall,
  'clear-project-list': clearProjectListCall,
  'clear-project-list-club': clearProjectListClubCall,
  'club-project-notified-by-faculty': clubProjectNotifiedByFacultyCall,
  'de-selected-project': deSelectedProjectCall,
  'de-selected-project-club': deSelectedProjectClubCall,
  'get-curriculum-club-project-list': getCurriculumClubProjectListCall,
  'get-curriculum-project-list': getCurriculumProjectListCall,
  'get-model-template': getModelTemplateCall,
  'insert-default-selected': insertDefaultSelectedCall,
  'project-notified-by-faculty': projectNotifiedByFacultyCall,
  'remove-curriculum-template': removeCurriculumTemplateCall,
  'save-curriculum-template': saveCurriculumTemplateCall,
  'school-club-project': schoolClubProjectCall,
  'search-project-list': searchProjectListCall,
  'selected-project': selectedProjectCall,
  'selected-project-club': selectedProjectClubCall,
  'set-school-module-sequence': setSchoolModuleSequenceCall,
  'unassign-selected-project': unassignSelectedProjectCall,
  'unassigned-project': unassignedProjectCall,
  'undo-curriculum-act': undoCurriculumActCall,
  'use-template-list': useTemplateListCall,
  'use-template-project-list': useTemplateProjectListCall,
  'view-curriculum-project': viewCurriculumProjectCall,
  'view-selected-project-module-wise': viewSelectedProjectModuleWiseCall,
};
