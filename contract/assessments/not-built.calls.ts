import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CE-02] */
  'download-assessment-student': declareCall('download-assessment-student', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
};
