import type { classesCalls } from '#contract/classes/classes.calls.ts';
import type { Handlers } from '#server/core/pipeline.ts';
import { getBatchListAdmin } from './calls/get-batch-list-admin.ts';
import { getClubList } from './calls/get-club-list.ts';
import { getClubListFaculty } from './calls/get-club-list-faculty.ts';
import { getDivisionList } from './calls/get-division-list.ts';
import { getFacultyBatchList } from './calls/get-faculty-batch-list.ts';
import { getFacultyDivisionList } from './calls/get-faculty-division-list.ts';
import { getFacultyGradeList } from './calls/get-faculty-grade-list.ts';
import { getMappedClass } from './calls/get-mapped-class.ts';

/** A built call of the room without a handler does not compile, nor a handler without a call. */
export const classesHandlers: Handlers<typeof classesCalls> = {
  'get-batch-list-admin': getBatchListAdmin,
  'get-club-list': getClubList,
  'get-club-list-faculty': getClubListFaculty,
  'get-division-list': getDivisionList,
  'get-faculty-batch-list': getFacultyBatchList,
  'get-faculty-division-list': getFacultyDivisionList,
  'get-faculty-grade-list': getFacultyGradeList,
  'get-mapped-class': getMappedClass,
};
