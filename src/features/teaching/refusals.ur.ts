import type { teachingCalls } from '#contract/teaching/teaching.calls.gen.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };
const share = {
  ...demo,
  not_given: ({ names }: { names: string }) =>
    `یہ پروجیکٹ ${isolate(names)} میں ابھی تفویض نہیں ہوا، اس لیے وہاں کوئی اسے نہیں دیکھ سکے گا۔ اپنے اسکول ایڈمن سے کہیں کہ اسے تفویض کریں۔`,
};

export const teachingRefusals: RefusalsIn<typeof teachingCalls> = {
  'assign-project-Student': { ...demo, due_past: 'براہِ کرم آج یا بعد کا دن چنیں۔' },
  'club-mark-project-as-completed': demo,
  'copy-last-plan': { ...demo, no_last_plan: 'اس جماعت کے لیے پچھلے سال کا کوئی منصوبہ نہیں ہے۔' },
  'download-lesson-plan': { no_lesson_plan: 'اس پروجیکٹ کے لیے کوئی سبق کا منصوبہ نہیں ہے۔' },
  'mark-project-as-completed': demo,
  'save-planned-session': { ...demo, outside_year: 'اس تعلیمی سال کا کوئی دن چنیں۔' },
  'share-club-project-session': share,
  'share-project-session': share,
  'unshare-project-session': demo,
  'update-project-resource-status': demo,
};
