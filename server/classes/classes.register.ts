import { hasKind, modules, roles } from '#contract';
import type { classesCalls } from '#contract/classes/classes.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { createBatch } from './calls/create-batch.ts';
import { createClub } from './calls/create-club.ts';
import { getBatchList } from './calls/get-batch-list.ts';
import { getBatchListAdmin } from './calls/get-batch-list-admin.ts';
import { getBatchMergeStudent } from './calls/get-batch-merge-student.ts';
import { getClassList } from './calls/get-class-list.ts';
import { getClub } from './calls/get-club.ts';
import { getClubList } from './calls/get-club-list.ts';
import { getClubListFaculty } from './calls/get-club-list-faculty.ts';
import { getDivisionBatchList } from './calls/get-division-batch-list.ts';
import { getDivisionList } from './calls/get-division-list.ts';
import { getDivisionWithoutSchoolList } from './calls/get-division-without-school-list.ts';
import { getDivisions } from './calls/get-divisions.ts';
import { getFacultyBatchList } from './calls/get-faculty-batch-list.ts';
import { getFacultyDivisionList } from './calls/get-faculty-division-list.ts';
import { getFacultyGradeList } from './calls/get-faculty-grade-list.ts';
import { getListBatch } from './calls/get-list-batch.ts';
import { getMappedClass } from './calls/get-mapped-class.ts';
import { getMappedClub } from './calls/get-mapped-club.ts';
import { getMappedSchoolClubs } from './calls/get-mapped-school-clubs.ts';
import { getRemainingBatchDivisionList } from './calls/get-remaining-batch-division-list.ts';
import { getRemainingDivisionList } from './calls/get-remaining-division-list.ts';
import { getSchoolClasses } from './calls/get-school-classes.ts';
import { getStudentByGradeDiv } from './calls/get-student-by-grade-div.ts';
import { mapClassMbx } from './calls/map-class-mbx.ts';
import { mapClassSection } from './calls/map-class-section.ts';
import { mergeStudentIntoBatch } from './calls/merge-student-into-batch.ts';
import { removeBatch } from './calls/remove-batch.ts';
import { removeClassSection } from './calls/remove-class-section.ts';
import { removeClub } from './calls/remove-club.ts';
import { removeMergeStudent } from './calls/remove-merge-student.ts';
import { restoreClassSection } from './calls/restore-class-section.ts';
import { restoreClub } from './calls/restore-club.ts';
import { schoolBatches } from './calls/school-batches.ts';
import { schoolClubs } from './calls/school-clubs.ts';
import { studentsListByClass } from './calls/students-list-by-class.ts';
import { updateClass } from './calls/update-class.ts';
import { updateClub } from './calls/update-club.ts';
import { updateSchoolClubsName } from './calls/update-school-clubs-name.ts';

const classes = { name: 'Grades', url: modules.classes, icon: 'classes', order: 30 };
const clubs = { name: 'Clubs', url: modules.clubs, icon: 'clubs', order: 31 };

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const classesHandlers: Handlers<typeof classesCalls> = {
  'create-batch': createBatch,
  'create-club': createClub,
  'get-batch-list-admin': getBatchListAdmin,
  'get-batch-list': getBatchList,
  'get-batch-merge-student': getBatchMergeStudent,
  'get-class-list': getClassList,
  'master_classes-for-admin': getClassList,
  'get-club-list-faculty': getClubListFaculty,
  'get-club-list': getClubList,
  'get-club': getClub,
  'get-division-batch-list': getDivisionBatchList,
  'get-division-list': getDivisionList,
  'get-division-without-school-list': getDivisionWithoutSchoolList,
  'get-divisions': getDivisions,
  'get-faculty-batch-list': getFacultyBatchList,
  'get-faculty-division-list': getFacultyDivisionList,
  'get-faculty-grade-list': getFacultyGradeList,
  'get-list-batch': getListBatch,
  'get-mapped-class': getMappedClass,
  'get-mapped-club': getMappedClub,
  'get-mapped-school-clubs': getMappedSchoolClubs,
  'get-remaining-batch-division-list': getRemainingBatchDivisionList,
  'get-remaining-division-list': getRemainingDivisionList,
  'get-school-classes': getSchoolClasses,
  'get-student-by-grade-div': getStudentByGradeDiv,
  'map-class-mbx': mapClassMbx,
  'map-class-section': mapClassSection,
  'merge-student-into-batch': mergeStudentIntoBatch,
  'remove-batch': removeBatch,
  'remove-class-section': removeClassSection,
  'remove-club': removeClub,
  'remove-merge-student': removeMergeStudent,
  'restore-class-section': restoreClassSection,
  'restore-club': restoreClub,
  school_batches: schoolBatches,
  school_clubs: schoolClubs,
  'students-list-by-class': studentsListByClass,
  'update-class': updateClass,
  'update-club': updateClub,
  'update-school-clubs-name': updateSchoolClubsName,
};

/** What the room offers besides its calls. Schools have what their model teaches in, the central office both. */
export const classesRoom: Room = {
  desks: {
    // Those of the central office who look after the classes and clubs of schools.
    classes: (actor) =>
      scopeIn('get-school-classes', actor) === 'all' || scopeIn('get-mapped-school-clubs', actor) === 'all',
  },
  menu: [
    { ...classes, roles: [roles.superAdmin] },
    { ...clubs, roles: [roles.superAdmin] },
    { ...classes, roles: [roles.schoolAdmin], isFor: ({ model }) => hasKind(model, 'grade') },
    { ...clubs, roles: [roles.schoolAdmin], isFor: ({ model }) => hasKind(model, 'club') },
  ],
};
