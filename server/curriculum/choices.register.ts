import { roles } from '#contract';
import type { choiceCalls } from '#contract/curriculum/choices.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { academicModuleList } from './calls/academic-module-list.ts';
import { academicModuleListClub } from './calls/academic-module-list-club.ts';
import { assignCurriculum } from './calls/assign-curriculum.ts';
import { assignedCurriculumData } from './calls/assigned-curriculum-data.ts';
import { autoSelectTemplateProject } from './calls/auto-select-template-project.ts';
import { checkNoticeExist } from './calls/check-notice-exist.ts';
import { clearProjectList } from './calls/clear-project-list.ts';
import { clearProjectListClub } from './calls/clear-project-list-club.ts';
import { clubProjectNotifiedByFaculty } from './calls/club-project-notified-by-faculty.ts';
import { deSelectedProject } from './calls/de-selected-project.ts';
import { deSelectedProjectClub } from './calls/de-selected-project-club.ts';
import { getCurriculumClubProjectList } from './calls/get-curriculum-club-project-list.ts';
import { getCurriculumProjectList } from './calls/get-curriculum-project-list.ts';
import { getModelTemplate } from './calls/get-model-template.ts';
import { insertDefaultSelected } from './calls/insert-default-selected.ts';
import { projectNotifiedByFaculty } from './calls/project-notified-by-faculty.ts';
import { removeCurriculumTemplate } from './calls/remove-curriculum-template.ts';
import { saveCurriculumTemplate } from './calls/save-curriculum-template.ts';
import { schoolClubProject } from './calls/school-club-project.ts';
import { searchProjectList } from './calls/search-project-list.ts';
import { selectedProject } from './calls/selected-project.ts';
import { selectedProjectClub } from './calls/selected-project-club.ts';
import { setSchoolModuleSequence } from './calls/set-school-module-sequence.ts';
import { unassignSelectedProject } from './calls/unassign-selected-project.ts';
import { unassignedProject } from './calls/unassigned-project.ts';
import { undoCurriculumAct } from './calls/undo-curriculum-act.ts';
import { useTemplateList } from './calls/use-template-list.ts';
import { useTemplateProjectList } from './calls/use-template-project-list.ts';
import { viewCurriculumProject } from './calls/view-curriculum-project.ts';
import { viewSelectedProjectModuleWise } from './calls/view-selected-project-module-wise.ts';

/** How a school chooses what it teaches. */
export const choiceHandlers: Handlers<typeof choiceCalls> = {
  'academic-module-list': academicModuleList,
  'academic-module-list-club': academicModuleListClub,
  'assign-curriculum': assignCurriculum,
  'assigned-curriculum-data': assignedCurriculumData,
  'auto-select-template-project': autoSelectTemplateProject,
  'check-notice-exist': checkNoticeExist,
  'clear-project-list': clearProjectList,
  'clear-project-list-club': clearProjectListClub,
  'club-project-notified-by-faculty': clubProjectNotifiedByFaculty,
  'de-selected-project': deSelectedProject,
  'de-selected-project-club': deSelectedProjectClub,
  'get-curriculum-club-project-list': getCurriculumClubProjectList,
  'get-curriculum-project-list': getCurriculumProjectList,
  'get-model-template': getModelTemplate,
  'insert-default-selected': insertDefaultSelected,
  'project-notified-by-faculty': projectNotifiedByFaculty,
  'remove-curriculum-template': removeCurriculumTemplate,
  'save-curriculum-template': saveCurriculumTemplate,
  'school-club-project': schoolClubProject,
  'search-project-list': searchProjectList,
  'selected-project': selectedProject,
  'selected-project-club': selectedProjectClub,
  'set-school-module-sequence': setSchoolModuleSequence,
  'unassign-selected-project': unassignSelectedProject,
  'unassigned-project': unassignedProject,
  'undo-curriculum-act': undoCurriculumAct,
  'use-template-list': useTemplateList,
  'use-template-project-list': useTemplateProjectList,
  'view-curriculum-project': viewCurriculumProject,
  'view-selected-project-module-wise': viewSelectedProjectModuleWise,
};

const line = { name: 'Curriculum', icon: 'curriculum' };

/** What the school's side offers besides its calls. */
export const choicesRoom: Room = {
  menu: [
    { ...line, url: 'admin/curriculum', roles: [roles.schoolAdmin], order: 32 },
    { ...line, url: 'myteaching/curriculum', roles: [roles.faculty], order: 22 },
  ],
};
