import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.hi.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'यह डेमो स्कूल है: यहाँ कुछ बदला नहीं जाता।' };

export const assessmentsRefusals: RefusalsIn<typeof assessmentsCalls> = {
  'save-question-picture': { ...upload, ...demo },
};
