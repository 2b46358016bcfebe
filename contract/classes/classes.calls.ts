import { createBatchCall } from './calls/create-batch.call.ts';
import { createClubCall } from './calls/create-club.call.ts';
import { getBatchListCall } from './calls/get-batch-list.call.ts';
import { getBatchListAdminCall } from './calls/get-batch-list-admin.call.ts';
import { getBatchMergeStudentCall } from './calls/get-batch-merge-student.call.ts';
import { getClassListCall } from './calls/get-class-list.call.ts';
import { getClubCall } from './calls/get-club.call.ts';
import { getClubListCall } from './calls/get-club-list.call.ts';
import { getClubListFacultyCall } from './calls/get-club-list-faculty.call.ts';
import { getDivisionBatchListCall } from './calls/get-division-batch-list.call.ts';
import { getDivisionListCall } from './calls/get-division-list.call.ts';
import { getDivisionWithoutSchoolListCall } from './calls/get-division-without-school-list.call.ts';
import { getDivisionsCall } from './calls/get-divisions.call.ts';
import { getFacultyBatchListCall } from './calls/get-faculty-batch-list.call.ts';
import { getFacultyDivisionListCall } from './calls/get-faculty-division-list.call.ts';
import { getFacultyGradeListCall } from './calls/get-faculty-grade-list.call.ts';
import { getListBatchCall } from './calls/get-list-batch.call.ts';
import { getMappedClassCall } from './calls/get-mapped-class.call.ts';
import { getMappedClubCall } from './calls/get-mapped-club.call.ts';
import { getMappedSchoolClubsCall } from './calls/get-mapped-school-clubs.call.ts';
import { getRemainingBatchDivisionListCall } from './calls/get-remaining-batch-division-list.call.ts';
import { getRemainingDivisionListCall } from './calls/get-remaining-division-list.call.ts';
import { getSchoolClassesCall } from './calls/get-school-classes.call.ts';
import { getStudentByGradeDivCall } from './calls/get-student-by-grade-div.call.ts';
import { mapClassMbxCall } from './calls/map-class-mbx.call.ts';
import { mapClassSectionCall } from './calls/map-class-section.call.ts';
import { masterClassesForAdminCall } from './calls/master-classes-for-admin.call.ts';
import { mergeStudentIntoBatchCall } from './calls/merge-student-into-batch.call.ts';
import { removeBatchCall } from './calls/remove-batch.call.ts';
import { removeClassSectionCall } from './calls/remove-class-section.call.ts';
import { removeClubCall } from './calls/remove-club.call.ts';
import { removeMergeStudentCall } from './calls/remove-merge-student.call.ts';
import { restoreClassSectionCall } from './calls/restore-class-section.call.ts';
import { restoreClubCall } from './calls/restore-club.call.ts';
import { schoolBatchesCall } from './calls/school-batches.call.ts';
import { schoolClubsCall } from './calls/school-clubs.call.ts';
import { studentsListByClassCall } from './calls/students-list-by-class.call.ts';
import { updateClassCall } from './calls/update-class.call.ts';
import { updateClubCall } from './calls/update-club.call.ts';
import { updateSchoolClubsNameCall } from './calls/update-school-clubs-name.call.ts';

/** Every call of this room, for the catalogue. */
export const classesCalls = {
  'create-batch': createBatchCall,
  'create-club': createClubCall,
  'get-batch-list-admin': getBatchListAdminCall,
  'get-batch-list': getBatchListCall,
  'get-batch-merge-student': getBatchMergeStudentCall,
  'get-class-list': getClassListCall,
  'master_classes-for-admin': masterClassesForAdminCall,
  'get-club-list-faculty': getClubListFacultyCall,
  'get-club-list': getClubListCall,
  'get-club': getClubCall,
  'get-division-batch-list': getDivisionBatchListCall,
  'get-division-list': getDivisionListCall,
  'get-division-without-school-list': getDivisionWithoutSchoolListCall,
  'get-divisions': getDivisionsCall,
  'get-faculty-batch-list': getFacultyBatchListCall,
  'get-faculty-division-list': getFacultyDivisionListCall,
  'get-faculty-grade-list': getFacultyGradeListCall,
  'get-list-batch': getListBatchCall,
  'get-mapped-class': getMappedClassCall,
  'get-mapped-club': getMappedClubCall,
  'get-mapped-school-clubs': getMappedSchoolClubsCall,
  'get-remaining-batch-division-list': getRemainingBatchDivisionListCall,
  'get-remaining-division-list': getRemainingDivisionListCall,
  'get-school-classes': getSchoolClassesCall,
  'get-student-by-grade-div': getStudentByGradeDivCall,
  'map-class-mbx': mapClassMbxCall,
  'map-class-section': mapClassSectionCall,
  'merge-student-into-batch': mergeStudentIntoBatchCall,
  'remove-batch': removeBatchCall,
  'remove-class-section': removeClassSectionCall,
  'remove-club': removeClubCall,
  'remove-merge-student': removeMergeStudentCall,
  'restore-class-section': restoreClassSectionCall,
  'restore-club': restoreClubCall,
  school_batches: schoolBatchesCall,
  school_clubs: schoolClubsCall,
  'students-list-by-class': studentsListByClassCall,
  'update-class': updateClassCall,
  'update-club': updateClubCall,
  'update-school-clubs-name': updateSchoolClubsNameCall,
};
