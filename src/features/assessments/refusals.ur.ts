import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.ur.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import {
  codesRefused,
  deleteCodesRefused,
  saveAnswersRefused,
  startRefused,
  takeOverRefused,
} from './attempt-refusals.ur.ts';
import { markRefused, releaseRefused } from './marks-refusals.ur.ts';
import {
  accommodationRefused,
  individualRefused,
  scheduleRefused,
  zoneRefused,
} from './schedule-refusals.ur.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };

export const assessmentsRefusals: RefusalsIn<typeof assessmentsCalls> = {
  'save-question-picture': { ...upload, ...demo },
  'create-schedule-assessment': scheduleRefused,
  'update-schedule-assessment': scheduleRefused,
  'individual-schedule-assessment': individualRefused,
  'set-accommodation': accommodationRefused,
  'convert-date-time-zonewise': zoneRefused,
  'update-subjective-marks': markRefused,
  changeAnswerCorrectIncorrect: markRefused,
  'release-assessment': releaseRefused,
  'generate-student-otp': codesRefused,
  'delete-generated-otp': deleteCodesRefused,
  'start-attempt': startRefused,
  'save-answers': saveAnswersRefused,
  'submit-attempt': saveAnswersRefused,
  'take-over-attempt': takeOverRefused,
};
