import type {
  markRefusals,
  practicalRefusals,
  releaseRefusals,
  remindRefusals,
} from '#contract/assessments/marks.refusals.ts';
import { marksStep } from '#contract/assessments/question-types.rules.ts';
import type { applyRegradeRefusals, previewRegradeRefusals } from '#contract/assessments/regrade.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };

export const markRefused: Messages<typeof markRefusals> = {
  ...demo,
  stale: 'اس دوران اسے کہیں اور بدل دیا گیا۔',
  exam_open: 'طالب علم ابھی اس پر کام کر رہا ہے۔ جمع ہونے کے بعد اسے جانچا جا سکتا ہے۔',
  was_sent_back: 'یہ دوبارہ کرنے کے لیے واپس بھیجا گیا تھا۔ اب اسے جانچا نہیں جاتا۔',
  above_most: ({ most }) => `اس سوال کے لیے زیادہ سے زیادہ ${formatNumber(most)} نمبر۔`,
  by_key: 'یہ سوال اس کی کلید سے جانچا جاتا ہے۔ براہ کرم لکھیں کہ آپ دوسرے نمبر کیوں دیتے ہیں۔',
  bad_step: `نمبر 0 یا اس سے زیادہ ہوتے ہیں، ${formatNumber(marksStep)} کے قدموں میں۔`,
};

export const practicalRefused: Messages<typeof practicalRefusals> = {
  ...demo,
  stale: markRefused.stale,
  exam_open: markRefused.exam_open,
  was_sent_back: markRefused.was_sent_back,
  unknown_rubric: 'یہ جانچ کا معیار اب نہیں ہے۔ براہِ کرم کوئی اور چنیں۔',
  needs_level: 'براہِ کرم ہر معیار کے لیے ایک درجہ چنیں۔',
  needs_feedback: 'براہِ کرم لکھیں کہ دوبارہ کیا کرنا ہے۔',
  not_sent_back:
    'یہ اب واپس نہیں بھیجا جا سکتا: طالب علم کو نتیجہ مل چکا ہے، یا اس نے دوسری کوشش شروع کر دی ہے۔',
};

export const releaseRefused: Messages<typeof releaseRefusals> = {
  ...demo,
  nothing_marked: 'ابھی کوئی جوابی پرچہ جانچا نہیں گیا۔ جاری کرنے کے لیے کچھ نہیں۔',
};

export const remindRefused: Messages<typeof remindRefusals> = {
  ...demo,
  not_scheduled: 'اس جائزے کا وقت ابھی طے نہیں ہے۔',
};

export const previewRegradeRefused: Messages<typeof previewRegradeRefusals> = {
  by_person: 'یہ سوال کوئی شخص جانچتا ہے۔ دوبارہ جانچنے کے لیے کوئی کلید نہیں۔',
  no_new_key: 'امتحان دیے جانے کے بعد یہ سوال نہیں بدلا۔ پہلے سوال بینک میں اسے درست کریں۔',
};

export const applyRegradeRefused: Messages<typeof applyRegradeRefusals> = {
  ...demo,
  ...previewRegradeRefused,
  form_session: failures.form_session,
  stale: 'اس دوران اسے کہیں اور بدل دیا گیا۔',
  nothing_changes: 'یہ پہلے ہی ہو چکا ہے۔ کچھ نہیں بدلے گا۔',
};
