import type { learningCalls } from '#contract/learning/learning.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ نہیں بدلتا۔' };

export const learningRefusals: RefusalsIn<typeof learningCalls> = {
  'mark-learning-session': demo,
  'save-learning-bookmark': demo,
};
