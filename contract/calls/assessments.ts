import { type CallShape, declareCall } from '#contract/core/define-call.ts';

const read = { method: 'GET', areas: ['Assessments'] } as const satisfies CallShape;
/** [CE-03] Most bodies of this area travel encoded. */
const encoded = { method: 'POST', areas: ['Assessments'], request: 'data' } as const satisfies CallShape;

/** Area "Assessments" [CE]; the lists of grades, divisions, batches and club teachers it shares stand with Faculty. */
export const assessmentCalls = {
  /** [CE-01] */
  'get-assessment-project': declareCall('get-assessment-project', encoded),
  'get-student-by-division': declareCall('get-student-by-division', encoded),
  'get-project-question': declareCall('get-project-question', encoded),
  'assessment-ai-question-api': declareCall('assessment-ai-question-api', encoded),
  'get-question-data': declareCall('get-question-data', encoded),
  'edit-schedule-assessment': declareCall('edit-schedule-assessment', encoded),
  'save-question': declareCall('save-question', encoded),
  'remove-question': declareCall('remove-question', encoded),
  'create-schedule-assessment': declareCall('create-schedule-assessment', encoded),
  'update-schedule-assessment': declareCall('update-schedule-assessment', encoded),
  'individual-schedule-assessment': declareCall('individual-schedule-assessment', encoded),
  'schedule-assessment-student': declareCall('schedule-assessment-student', encoded),
  /** [CE-02] */
  'completed-assessment-answer': declareCall('completed-assessment-answer', encoded),
  'completed-practical-assessment-list': declareCall('completed-practical-assessment-list', encoded),
  'completed-practical-assessment-answer': declareCall('completed-practical-assessment-answer', encoded),
  'get-rubrics-data': declareCall('get-rubrics-data', read),
  'submit-practical-review-result': declareCall('submit-practical-review-result', encoded),
  'updated-ruberic-data': declareCall('updated-ruberic-data', encoded),
  'get-rubrics-point': declareCall('get-rubrics-point', encoded),
  'update-subjective-marks': declareCall('update-subjective-marks', encoded),
  'assessment-question-type': declareCall('assessment-question-type', encoded),
  'download-assessment-student': declareCall('download-assessment-student', encoded),
  /** [CE-03] */
  'generate-student-otp': declareCall('generate-student-otp', encoded),
  'get-generate-student-otp': declareCall('get-generate-student-otp', encoded),
  'delete-generated-otp': declareCall('delete-generated-otp', encoded),
  'get-generate-all-otp': declareCall('get-generate-all-otp', encoded),
  'unattemted-assessment-student': declareCall('unattemted-assessment-student', encoded),
  changeAnswerCorrectIncorrect: declareCall('changeAnswerCorrectIncorrect', encoded),
};
