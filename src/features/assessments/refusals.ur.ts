import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.ur.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };

export const assessmentsRefusals: RefusalsIn<typeof assessmentsCalls> = {
  'save-question-picture': { ...upload, ...demo },
};
