import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import {
  codesRefused,
  deleteCodesRefused,
  saveAnswersRefused,
  startRefused,
  takeOverRefused,
} from './attempt-refusals.hi.ts';
import { markRefused, releaseRefused } from './marks-refusals.hi.ts';
import {
  accommodationRefused,
  individualRefused,
  scheduleRefused,
  zoneRefused,
} from './schedule-refusals.hi.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };

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
