import type { choicesCalls } from '#contract/choices/choices.calls.gen.ts';
import type {
  assignRefusals,
  chooseRefusals,
  notifyRefusals,
  saveTemplateRefusals,
  templateRefusals,
  unchooseRefusals,
  undoRefusals,
} from '#contract/choices/choices.refusals.ts';
import { choicesAtMost } from '#contract/choices/choices.rules.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = {
  demo_school: 'یہ ڈیمو اسکول ہے: اس کا چنا ہوا نصاب ویسا ہی رہتا ہے۔',
  year_over: ({ year }: { year: string }) =>
    `سال ${isolate(year)} گزر چکا ہے: اس کے لیے جو چنا گیا وہ ویسا ہی رہتا ہے۔`,
};
const stale = { stale: failures.stale };
const choose: Messages<typeof chooseRefusals> = {
  ...change,
  ...stale,
  not_offered: ({ count }) =>
    `${formatNumber(count)} پروجیکٹ اس جماعت یا کلب کے لیے اب دستیاب نہیں ہیں۔ کچھ بھی نہیں چنا گیا۔`,
  too_many: `ایک جماعت یا کلب کے لیے سال میں زیادہ سے زیادہ ${formatNumber(choicesAtMost)} پروجیکٹ چنے جا سکتے ہیں۔`,
};
const unchoose: Messages<typeof unchooseRefusals> = {
  ...change,
  ...stale,
  has_work: ({ projects, assignments }) =>
    `${formatNumber(projects)} پروجیکٹ پہلے ہی دیے جا چکے ہیں (${formatNumber(assignments)} بار)۔ انھیں محفوظ خانے میں رکھیں: یہ اب کسی کو نہیں ملیں گے، اور ان پر کیا گیا کام باقی رہے گا۔`,
};
const template: Messages<typeof templateRefusals> = {
  ...choose,
  no_default: 'اس جماعت یا کلب کے لیے ابھی کوئی عام فہرست نہیں ہے۔',
  empty_template: 'اس فہرست کا کوئی بھی پروجیکٹ اب دستیاب نہیں ہے۔',
};
const undo: Messages<typeof undoRefusals> = {
  demo_school: change.demo_school,
  too_late: 'اب اسے واپس لینے میں بہت دیر ہو گئی ہے۔',
  stale: 'اس دوران یہ بدل گیا، اس لیے اسے واپس نہیں لیا جا سکتا۔',
};
const assign: Messages<typeof assignRefusals> = { ...change, due_past: 'براہ کرم آج یا بعد کا دن چنیں۔' };
const notify: Messages<typeof notifyRefusals> = {
  demo_school: 'یہ ڈیمو اسکول ہے: کسی کو کچھ نہیں بتایا جاتا۔',
  nobody: 'یہ پروجیکٹ یہاں ابھی کسی طالب علم کو تفویض نہیں کیا گیا ہے۔',
};

const saveTemplate: Messages<typeof saveTemplateRefusals> = {
  form_session: 'یہ فارم بھیجنے کے لیے بہت پرانا ہے۔ براہِ کرم اسے ایک بار پھر بھیجیں۔',
  demo_school: change.demo_school,
  nothing_chosen: 'پہلے پروجیکٹ چنیں: فہرست خالی رہے گی۔',
  name_taken: ({ name }) => `${isolate(name)} پہلے سے موجود ہے۔ کوئی اور نام چنیں۔`,
};

export const choiceRefusals: RefusalsIn<typeof choicesCalls> = {
  'assign-curriculum': assign,
  'auto-select-template-project': template,
  'clear-project-list': unchoose,
  'clear-project-list-club': unchoose,
  'club-project-notified-by-faculty': notify,
  'de-selected-project': unchoose,
  'de-selected-project-club': unchoose,
  'insert-default-selected': template,
  'project-notified-by-faculty': notify,
  'remove-curriculum-template': {
    demo_school: change.demo_school,
    name_taken: saveTemplate.name_taken,
  },
  'save-curriculum-template': saveTemplate,
  'selected-project': choose,
  'selected-project-club': choose,
  'set-school-module-sequence': { ...change, ...stale },
  'unassign-selected-project': { demo_school: change.demo_school, ...stale },
  'undo-curriculum-act': undo,
};
