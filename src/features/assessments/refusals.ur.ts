import type { assessmentsCalls } from '#contract/assessments/assessments.calls.gen.ts';
import { importLimits } from '#contract/assessments/question-import.rules.ts';
import { marksLeast, marksMost, marksStep } from '#contract/assessments/question-types.rules.ts';
import { uploadRefused as upload } from '#src/lib/upload/upload-refusals.ur.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';
import {
  codesRefused,
  deleteCodesRefused,
  saveAnswersRefused,
  startRefused,
  takeOverRefused,
} from './attempt-refusals.ur.ts';
import {
  applyRegradeRefused,
  markRefused,
  practicalRefused,
  previewRegradeRefused,
  releaseRefused,
  remindRefused,
} from './marks-refusals.ur.ts';
import {
  accommodationRefused,
  audienceRefused,
  individualRefused,
  itemsRefused,
  scheduleRefused,
  withdrawRefused,
  zoneRefused,
} from './schedule-refusals.ur.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };
const session = { form_session: failures.form_session };
const stale = { stale: 'اس دوران یہ کہیں اور بدل دیا گیا۔' };
const taken = {
  name_taken: ({ name }: { name: string }) => `${isolate(name)} پہلے سے موجود ہے۔ دوسرا نام چنیں۔`,
};
const issues = {
  picture_words: 'جو تصویر نہیں دیکھ سکتے، ان کے لیے لفظوں میں لکھیں کہ تصویر میں کیا ہے۔',
  few_choices: 'کم از کم دو انتخاب لکھیں۔',
  empty_choice: 'ایک انتخاب خالی ہے۔ اسے لکھیں یا ہٹا دیں۔',
  same_choice: 'دو انتخاب ایک جیسے ہیں۔ ایک کو بدلیں۔',
  no_right_choice: 'بتائیں کہ کون سا انتخاب درست ہے۔',
  one_right_choice: 'صرف ایک انتخاب درست ہو سکتا ہے۔ زیادہ کے لیے سوال کی قسم بدلیں۔',
  no_truth: 'بتائیں کہ یہ درست ہے یا غلط۔',
  gaps_differ: 'متن میں اتنی ہی خالی جگہیں (___) ہوں جتنے جواب ہیں۔',
  empty_gap: 'ہر خالی جگہ کے لیے ایک درست جواب چاہیے۔',
  few_pairs: 'کم از کم دو جوڑے لکھیں۔',
  empty_side: 'جوڑے کا ایک حصہ خالی ہے۔ اسے لکھیں یا ہٹا دیں۔',
  same_side: 'دو حصے ایک جیسے ہیں۔ ایک کو بدلیں۔',
  same_part: 'دو حصوں کا نمبر ایک ہی ہے۔ سوال دوبارہ لوڈ کریں۔',
};
const bank = { unknown_bank: 'اپنا کوئی موضوع چنیں۔' };
const file = {
  ...demo,
  ...bank,
  unfinished_upload: 'فائل پوری نہیں پہنچی۔ دوبارہ کوشش کریں۔',
  bad_ending: `ہم GIFT (${isolate('.gift')}، ${isolate('.txt')})، QTI (${isolate('.xml')}، ${isolate('.zip')}) اور جدولیں (${isolate('.xlsx')}، ${isolate('.csv')}) پڑھتے ہیں۔`,
  damaged: 'فائل خراب ہے یا ویسی نہیں ہے جیسا اس کا نام کہتا ہے۔',
  entities: 'فائل میں entities (<!DOCTYPE …>) ہیں۔ ان کے بغیر دوبارہ ایکسپورٹ کریں۔',
  bomb: 'کھولنے پر یہ فائل بہت زیادہ بڑی ہو جائے گی۔',
  no_questions: 'فائل میں کوئی سوال نہیں ہے۔',
  no_headings: ({ missing }: { missing: string }) =>
    `جدول کی پہلی قطار میں یہ کالم ہونے چاہئیں: ${isolate(missing)}۔`,
  too_many_questions: `فائل میں ${formatNumber(importLimits.questions)} سے زیادہ سوال ہیں۔ اسے بانٹ کر ایک ایک کر کے امپورٹ کریں۔`,
};

const removed = {
  ...stale,
  ...taken,
  ...demo,
  parent_removed: 'یہ جس کا حصہ ہے، وہ ہٹا دیا گیا ہے۔ پہلے اسے واپس لائیں۔',
};

export const assessmentsRefusals: RefusalsIn<typeof assessmentsCalls> = {
  'save-question-picture': { ...upload, ...demo },
  'save-question': {
    ...session,
    ...stale,
    ...taken,
    ...demo,
    ...issues,
    ...bank,
    bad_marks: `نمبر ${formatNumber(marksLeast)} سے ${formatNumber(marksMost)} تک، ${formatNumber(marksStep)} کے قدموں میں ہوتے ہیں۔`,
    unknown_part: 'یہاں جو چنا گیا تھا، وہ اب نہیں ہے۔ دوبارہ چنیں۔',
    unknown_file: 'یہ تصویر اب نہیں ہے۔ اسے دوبارہ چنیں۔',
  },
  'remove-question': removed,
  'remove-assessment': { ...removed, not_draft: 'صرف مسودہ حذف کیا جا سکتا ہے۔ پہلے جائزہ واپس لیں۔' },
  'remove-question-bank': {
    ...removed,
    bank_filled: ({ count }: { count: number }) =>
      `اس موضوع میں ${formatNumber(count)} سوال استعمال میں ہیں۔ پہلے انہیں ہٹا دیں یا کسی دوسرے موضوع میں لے جائیں۔`,
    bank_drawn: 'کوئی جائزہ اس موضوع سے سوال چنتا ہے۔ اس کے ختم ہونے کے بعد اسے ہٹایا جا سکتا ہے۔',
  },
  'save-question-bank': { ...session, ...stale, ...taken, ...demo },
  'assessment-ai-question-api': {
    ...demo,
    too_few_questions: 'اس موضوع میں ابھی ایسے سوال نہیں ہیں جن سے دوسرے بن سکیں۔',
  },
  'read-question-file': file,
  'apply-question-file': { ...file, ...session },
  'export-questions': {
    too_many_questions: `ایک فائل میں ${formatNumber(importLimits.questions)} سے زیادہ سوال نہیں آتے۔ فلٹر سے کم چنیں۔`,
  },
  'create-schedule-assessment': scheduleRefused,
  'update-schedule-assessment': scheduleRefused,
  'count-assessment-audience': audienceRefused,
  'preview-assessment': itemsRefused,
  'withdraw-assessment': withdrawRefused,
  'individual-schedule-assessment': individualRefused,
  'set-accommodation': accommodationRefused,
  'convert-date-time-zonewise': zoneRefused,
  'update-subjective-marks': markRefused,
  changeAnswerCorrectIncorrect: markRefused,
  'submit-practical-review-result': practicalRefused,
  'updated-ruberic-data': practicalRefused,
  'release-assessment': releaseRefused,
  'remind-assessment': remindRefused,
  'preview-regrade': previewRegradeRefused,
  'apply-regrade': applyRegradeRefused,
  'generate-student-otp': codesRefused,
  'delete-generated-otp': deleteCodesRefused,
  'start-attempt': startRefused,
  'save-answers': saveAnswersRefused,
  'submit-attempt': saveAnswersRefused,
  'take-over-attempt': takeOverRefused,
};
