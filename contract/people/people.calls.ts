import { acceptStudentCall } from './calls/accept-student.call.ts';
import { activateStudentCall } from './calls/activate-student.call.ts';
import { addClubFacultyCall } from './calls/add-club-faculty.call.ts';
import { addFacultyCall } from './calls/add-faculty.call.ts';
import { addStudentCall } from './calls/add-student.call.ts';
import { checkFacultyDivisionCall } from './calls/check-faculty-division.call.ts';
import { closeSignInSheetCall } from './calls/close-sign-in-sheet.call.ts';
import { delStdRedisKeyCall } from './calls/del-std-redis-key.call.ts';
import { deleteStudentCall } from './calls/delete-student.call.ts';
import { editFacultyCall } from './calls/edit-faculty.call.ts';
import { eraseStudentCall } from './calls/erase-student.call.ts';
import { exportStudentCall } from './calls/export-student.call.ts';
import { facultyByIdCall } from './calls/faculty-by-id.call.ts';
import { facultyClubBatchListCall } from './calls/faculty-club-batch-list.call.ts';
import { facultyCodesCall } from './calls/faculty-codes.call.ts';
import { facultyListCall } from './calls/faculty-list.call.ts';
import { facultyListByGradeCall } from './calls/faculty-list-by-grade.call.ts';
import { getClubTeacherListCall } from './calls/get-club-teacher-list.call.ts';
import { getFacultyAllClubCall } from './calls/get-faculty-all-club.call.ts';
import { getFacultyAllDivisionCall } from './calls/get-faculty-all-division.call.ts';
import { getFacultyByClubsCall } from './calls/get-faculty-by-clubs.call.ts';
import { getFacultyClassListCall } from './calls/get-faculty-class-list.call.ts';
import { getFacultyClubListCall } from './calls/get-faculty-club-list.call.ts';
import { getFacultyRegLimitCall } from './calls/get-faculty-reg-limit.call.ts';
import { getPossibleDuplicatesCall } from './calls/get-possible-duplicates.call.ts';
import { getSignInSheetCall } from './calls/get-sign-in-sheet.call.ts';
import { getStudentRegLimitCall } from './calls/get-student-reg-limit.call.ts';
import { keepStudentsApartCall } from './calls/keep-students-apart.call.ts';
import { mergeStudentsCall } from './calls/merge-students.call.ts';
import { migrateStudentCall } from './calls/migrate-student.call.ts';
import { reactivateStudentCall } from './calls/reactivate-student.call.ts';
import { releaseStudentCall } from './calls/release-student.call.ts';
import { removeFacultyImageCall } from './calls/remove-faculty-image.call.ts';
import { resetFacultyPasswordCall } from './calls/reset-faculty-password.call.ts';
import { resetPersonPasswordCall } from './calls/reset-person-password.call.ts';
import { resetStudentPasswordCall } from './calls/reset-student-password.call.ts';
import { setFacultyStatusCall } from './calls/set-faculty-status.call.ts';
import { studentByIdCall } from './calls/student-by-id.call.ts';
import { studentCodesCall } from './calls/student-codes.call.ts';
import { studentHistoryCall } from './calls/student-history.call.ts';
import { studentListCall } from './calls/student-list.call.ts';
import { studentListByFacultyCall } from './calls/student-list-by-faculty.call.ts';
import { studentListByGradeDivisionCall } from './calls/student-list-by-grade-division.call.ts';
import { studentListForExcelCall } from './calls/student-list-for-excel.call.ts';
import { studentNameByIdCall } from './calls/student-name-by-id.call.ts';
import { updateBlukStuPassCall } from './calls/update-bluk-stu-pass.call.ts';
import { updateStudentCall } from './calls/update-student.call.ts';

/** Every call of this room, for the catalogue. */
export const peopleCalls = {
  'accept-student': acceptStudentCall,
  'activate-student': activateStudentCall,
  'add-club-faculty': addClubFacultyCall,
  'add-faculty': addFacultyCall,
  'add-student': addStudentCall,
  'check-faculty-division': checkFacultyDivisionCall,
  'close-sign-in-sheet': closeSignInSheetCall,
  'del-std-redis-key': delStdRedisKeyCall,
  'delete-student': deleteStudentCall,
  'edit-faculty': editFacultyCall,
  'erase-student': eraseStudentCall,
  'export-student': exportStudentCall,
  'faculty-by-id': facultyByIdCall,
  'faculty-club-batch-list': facultyClubBatchListCall,
  'faculty-codes': facultyCodesCall,
  'faculty-list': facultyListCall,
  'faculty-list-by-grade': facultyListByGradeCall,
  'get-club-teacher-list': getClubTeacherListCall,
  'get-faculty-all-club': getFacultyAllClubCall,
  'get-faculty-all-division': getFacultyAllDivisionCall,
  'get-faculty-by-clubs': getFacultyByClubsCall,
  'get-faculty-class-list': getFacultyClassListCall,
  'get-faculty-club-list': getFacultyClubListCall,
  'get-faculty-regLimit': getFacultyRegLimitCall,
  'get-sign-in-sheet': getSignInSheetCall,
  'get-student-regLimit': getStudentRegLimitCall,
  'migrate-student': migrateStudentCall,
  'reactivate-student': reactivateStudentCall,
  'release-student': releaseStudentCall,
  'remove-faculty-image': removeFacultyImageCall,
  'reset-faculty-password': resetFacultyPasswordCall,
  'reset-person-password': resetPersonPasswordCall,
  'reset-student-password': resetStudentPasswordCall,
  'set-faculty-status': setFacultyStatusCall,
  'student-by-id': studentByIdCall,
  'student-codes': studentCodesCall,
  'student-history': studentHistoryCall,
  'get-possible-duplicates': getPossibleDuplicatesCall,
  'keep-students-apart': keepStudentsApartCall,
  'merge-students': mergeStudentsCall,
  'student-list': studentListCall,
  'student-list-by-faculty': studentListByFacultyCall,
  'student-list-by-gradeDivision': studentListByGradeDivisionCall,
  'student-list-for-excel': studentListForExcelCall,
  'student-name-by-id': studentNameByIdCall,
  'update-bluk-stuPass': updateBlukStuPassCall,
  'update-student': updateStudentCall,
};
