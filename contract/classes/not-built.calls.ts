import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  'get-faculty-all-division': declareCall('get-faculty-all-division', { method: 'POST', areas: ['Faculty'] }),
  'check-faculty-division': declareCall('check-faculty-division', { method: 'POST', areas: ['Faculty'] }),
  'get-faculty-by-clubs': declareCall('get-faculty-by-clubs', { method: 'POST', areas: ['Faculty'] }),
  'faculty-club-batch-list': declareCall('faculty-club-batch-list', { method: 'POST', areas: ['Faculty'] }),
  'get-faculty-all-club': declareCall('get-faculty-all-club', { method: 'POST', areas: ['Faculty'] }),
  'get-faculty-club-list': declareCall('get-faculty-club-list', { method: 'POST', areas: ['Faculty'] }),
  'get-faculty-class-list': declareCall('get-faculty-class-list', { method: 'POST', areas: ['Faculty'] }),
  'get-club-teacher-list': declareCall('get-club-teacher-list', {
    method: 'POST',
    areas: ['Faculty', 'Assessments'],
  }),
};
