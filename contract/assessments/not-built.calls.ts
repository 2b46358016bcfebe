import { declareCall } from '#contract/core/define-call.ts';

/** Calls that answer `501 not_built`: one that is built gets a file of its own. */
export const notBuiltCalls = {
  /** [CE-01] */
  /** [CE-02] */
  'completed-practical-assessment-list': declareCall('completed-practical-assessment-list', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  'completed-practical-assessment-answer': declareCall('completed-practical-assessment-answer', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  'get-rubrics-data': declareCall('get-rubrics-data', { method: 'GET', areas: ['Assessments'] }),
  'submit-practical-review-result': declareCall('submit-practical-review-result', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  'updated-ruberic-data': declareCall('updated-ruberic-data', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  'get-rubrics-point': declareCall('get-rubrics-point', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  'download-assessment-student': declareCall('download-assessment-student', {
    method: 'POST',
    areas: ['Assessments'],
    request: 'data',
  }),
  /** [CE-03] */
  /** [CB-01] */
  /** [CB-05] */
};
