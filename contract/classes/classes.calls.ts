import { getBatchListAdminCall } from './calls/get-batch-list-admin.call.ts';
import { getClubListCall } from './calls/get-club-list.call.ts';
import { getClubListFacultyCall } from './calls/get-club-list-faculty.call.ts';
import { getDivisionListCall } from './calls/get-division-list.call.ts';
import { getFacultyBatchListCall } from './calls/get-faculty-batch-list.call.ts';
import { getFacultyDivisionListCall } from './calls/get-faculty-division-list.call.ts';
import { getFacultyGradeListCall } from './calls/get-faculty-grade-list.call.ts';
import { getMappedClassCall } from './calls/get-mapped-class.call.ts';
import { notBuiltCalls } from './not-built.calls.ts';

/** Every call of this room, for the catalogue. */
export const classesCalls = {
  ...notBuiltCalls,
  'get-batch-list-admin': getBatchListAdminCall,
  'get-club-list': getClubListCall,
  'get-club-list-faculty': getClubListFacultyCall,
  'get-division-list': getDivisionListCall,
  'get-faculty-batch-list': getFacultyBatchListCall,
  'get-faculty-division-list': getFacultyDivisionListCall,
  'get-faculty-grade-list': getFacultyGradeListCall,
  'get-mapped-class': getMappedClassCall,
};
