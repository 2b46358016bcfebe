import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [C3-05] */
  'get-project-detail-byId': declareCall('get-project-detail-byId', { method: 'POST', areas: ['Faculty'] }),
  'get-student-project-uploaded': declareCall('get-student-project-uploaded', {
    method: 'POST',
    areas: ['Faculty'],
  }),
  'get-student-course-by-project': declareCall('get-student-course-by-project', {
    method: 'POST',
    areas: ['Compiler'],
  }),
  'get-student-assignment-by-project': declareCall('get-student-assignment-by-project', {
    method: 'POST',
    areas: ['Compiler'],
  }),
  'get-student-club-by-project': declareCall('get-student-club-by-project', {
    method: 'POST',
    areas: ['Compiler'],
  }),
};
