import { modules, roles } from '#contract';
import type { peopleCalls } from '#contract/people/people.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import type { Room } from '#server/core/room.ts';
import { acceptStudent } from './calls/accept-student.ts';
import { activateStudent } from './calls/activate-student.ts';
import { addClubFaculty } from './calls/add-club-faculty.ts';
import { addFaculty } from './calls/add-faculty.ts';
import { addStudent } from './calls/add-student.ts';
import { checkFacultyDivision } from './calls/check-faculty-division.ts';
import { closeSignInSheet } from './calls/close-sign-in-sheet.ts';
import { delStdRedisKey } from './calls/del-std-redis-key.ts';
import { deleteStudent } from './calls/delete-student.ts';
import { editFaculty } from './calls/edit-faculty.ts';
import { eraseStudent } from './calls/erase-student.ts';
import { exportStudent } from './calls/export-student.ts';
import { facultyById } from './calls/faculty-by-id.ts';
import { facultyClubBatchList } from './calls/faculty-club-batch-list.ts';
import { facultyCodes } from './calls/faculty-codes.ts';
import { facultyList } from './calls/faculty-list.ts';
import { facultyListByGrade } from './calls/faculty-list-by-grade.ts';
import { getClubTeacherList } from './calls/get-club-teacher-list.ts';
import { getFacultyAllClub } from './calls/get-faculty-all-club.ts';
import { getFacultyAllDivision } from './calls/get-faculty-all-division.ts';
import { getFacultyByClubs } from './calls/get-faculty-by-clubs.ts';
import { getFacultyClassList } from './calls/get-faculty-class-list.ts';
import { getFacultyClubList } from './calls/get-faculty-club-list.ts';
import { getFacultyRegLimit } from './calls/get-faculty-reg-limit.ts';
import { getPossibleDuplicates } from './calls/get-possible-duplicates.ts';
import { getSignInSheet } from './calls/get-sign-in-sheet.ts';
import { getStudentRegLimit } from './calls/get-student-reg-limit.ts';
import { keepStudentsApart } from './calls/keep-students-apart.ts';
import { mergeStudents } from './calls/merge-students.ts';
import { migrateStudent } from './calls/migrate-student.ts';
import { reactivateStudent } from './calls/reactivate-student.ts';
import { releaseStudent } from './calls/release-student.ts';
import { removeFacultyImage } from './calls/remove-faculty-image.ts';
import { resetFacultyPassword } from './calls/reset-faculty-password.ts';
import { resetPersonPassword } from './calls/reset-person-password.ts';
import { resetStudentPassword } from './calls/reset-student-password.ts';
import { setFacultyStatus } from './calls/set-faculty-status.ts';
import { studentById } from './calls/student-by-id.ts';
import { studentCodes } from './calls/student-codes.ts';
import { studentHistory } from './calls/student-history.ts';
import { studentList } from './calls/student-list.ts';
import { studentListByFaculty } from './calls/student-list-by-faculty.ts';
import { studentListByGradeDivision } from './calls/student-list-by-grade-division.ts';
import { studentListForExcel } from './calls/student-list-for-excel.ts';
import { studentNameById } from './calls/student-name-by-id.ts';
import { updateBlukStuPass } from './calls/update-bluk-stu-pass.ts';
import { updateStudent } from './calls/update-student.ts';
import { eraseBin } from './erase-people.ts';
import { enrolments, externalIds, peopleChanges, personPairs } from './schema.ts';
import { clearSheets, sheetJobs } from './sign-in-sheet.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const peopleHandlers: Handlers<typeof peopleCalls> = {
  'accept-student': acceptStudent,
  'activate-student': activateStudent,
  'add-club-faculty': addClubFaculty,
  'add-faculty': addFaculty,
  'add-student': addStudent,
  'check-faculty-division': checkFacultyDivision,
  'close-sign-in-sheet': closeSignInSheet,
  'del-std-redis-key': delStdRedisKey,
  'delete-student': deleteStudent,
  'edit-faculty': editFaculty,
  'erase-student': eraseStudent,
  'export-student': exportStudent,
  'faculty-by-id': facultyById,
  'faculty-club-batch-list': facultyClubBatchList,
  'faculty-codes': facultyCodes,
  'faculty-list': facultyList,
  'faculty-list-by-grade': facultyListByGrade,
  'get-club-teacher-list': getClubTeacherList,
  'get-faculty-all-club': getFacultyAllClub,
  'get-faculty-all-division': getFacultyAllDivision,
  'get-faculty-by-clubs': getFacultyByClubs,
  'get-faculty-class-list': getFacultyClassList,
  'get-faculty-club-list': getFacultyClubList,
  'get-faculty-regLimit': getFacultyRegLimit,
  'get-sign-in-sheet': getSignInSheet,
  'get-student-regLimit': getStudentRegLimit,
  'migrate-student': migrateStudent,
  'reactivate-student': reactivateStudent,
  'release-student': releaseStudent,
  'remove-faculty-image': removeFacultyImage,
  'reset-faculty-password': resetFacultyPassword,
  'reset-person-password': resetPersonPassword,
  'reset-student-password': resetStudentPassword,
  'set-faculty-status': setFacultyStatus,
  'student-by-id': studentById,
  'student-codes': studentCodes,
  'student-history': studentHistory,
  'get-possible-duplicates': getPossibleDuplicates,
  'keep-students-apart': keepStudentsApart,
  'merge-students': mergeStudents,
  'student-list': studentList,
  'student-list-by-faculty': studentListByFaculty,
  'student-list-by-gradeDivision': studentListByGradeDivision,
  'student-list-for-excel': studentListForExcel,
  'student-name-by-id': studentNameById,
  'update-bluk-stuPass': updateBlukStuPass,
  'update-student': updateStudent,
};

/** What the room offers besides its calls. */
export const peopleRoom: Room = {
  personal: [
    { part: 'place history', table: enrolments, isMerged: true },
    { part: 'numbers elsewhere', table: externalIds, isMerged: true },
    { part: 'changes of the record', table: peopleChanges, isMerged: true },
    { part: 'is not', table: personPairs },
  ],
  menu: [
    {
      name: 'Faculty',
      url: modules.faculty,
      icon: 'faculty',
      roles: [roles.superAdmin, roles.schoolAdmin],
      order: 20,
    },
    {
      name: 'Students',
      url: modules.students,
      icon: 'students',
      roles: [roles.superAdmin, roles.schoolAdmin],
      order: 21,
    },
    { name: 'My students', url: 'mystudent', icon: 'my-students', roles: [roles.faculty], order: 30 },
  ],
  jobs: sheetJobs,
  clear: async (app) => {
    await clearSheets(app);
    await eraseBin(app);
  },
};
