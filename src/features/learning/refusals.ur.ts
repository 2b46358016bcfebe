import type { learningCalls } from '#contract/learning/learning.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ نہیں بدلتا۔' };

export const learningRefusals: RefusalsIn<typeof learningCalls> = {
  'get-student-project-session-list': { project_archived: 'یہ پروجیکٹ اب استعمال میں نہیں ہے۔' },
  'mark-learning-session': demo,
  'save-learning-bookmark': demo,
};
