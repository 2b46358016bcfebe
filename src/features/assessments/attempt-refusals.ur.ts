import { lateSaveSeconds, minutesToWait } from '#contract/assessments/assessments.rules.ts';
import type {
  deleteCodesRefusals,
  makeCodesRefusals,
  saveAnswersRefusals,
  startRefusals,
  takeOverRefusals,
} from '#contract/assessments/attempt.refusals.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };

export const codesRefused: Messages<typeof makeCodesRefusals> = {
  ...demo,
  unknown_student: 'یہ امتحان ان میں سے کسی طالب علم کے لیے نہیں ہے۔',
  no_code_needed: 'یہ امتحان کوڈ کے بغیر شروع ہوتا ہے۔',
  not_scheduled: 'اس امتحان کا وقت ابھی طے نہیں ہے۔',
};

export const deleteCodesRefused: Messages<typeof deleteCodesRefusals> = demo;

export const startRefused: Messages<typeof startRefusals> = {
  ...demo,
  too_early: () => 'یہ امتحان ابھی نہیں کھلا۔ اس کے وقت تک انتظار کریں۔',
  start_closed: 'شروع کرنے کا وقت گزر گیا ہے۔ اگر آپ کسی وجہ سے شروع نہ کر سکے تو اپنے استاد سے پوچھیں۔',
  excused: 'آپ کو یہ امتحان نہیں دینا ہے۔',
  no_attempts_left: 'آپ یہ امتحان اتنی بار دے چکے ہیں جتنی بار دیا جا سکتا ہے۔',
  code_needed: 'وہ کوڈ لکھیں جو آپ کے استاد نے دیا ہے۔',
  wrong_code: ({ left }) =>
    `یہ کوڈ درست نہیں۔ ${formatNumber(left)} اور غلط کوڈ کے بعد آپ کو پانچ منٹ رکنا ہوگا۔`,
  code_used: 'یہ کوڈ استعمال ہو چکا ہے۔ اپنے استاد سے نیا کوڈ لیں۔',
  code_expired: 'اس کوڈ کا وقت ختم ہو گیا ہے۔ اپنے استاد سے نیا کوڈ لیں۔',
  code_wait: ({ seconds }) =>
    `بہت سے غلط کوڈ لکھے گئے۔ ${formatNumber(minutesToWait(seconds))} منٹ بعد دوبارہ کوشش کریں۔`,
};

export const saveAnswersRefused: Messages<typeof saveAnswersRefusals> = {
  ...demo,
  exam_elsewhere: 'آپ اسے کسی اور ونڈو یا ڈیوائس پر لکھ رہے ہیں۔ یہاں لکھنے کے لیے “یہاں جاری رکھیں” چنیں۔',
  exam_handed_in:
    'یہ جمع ہو چکا ہے۔ اس کے بعد جو لکھا گیا وہ آپ کے استاد کے لیے رکھا گیا ہے، اور گنا نہیں جاتا۔',
  exam_closed: () =>
    `وقت ${formatNumber(lateSaveSeconds)} سیکنڈ سے زیادہ پہلے ختم ہو گیا۔ اس کے بعد جو لکھا گیا وہ آپ کے استاد کے لیے رکھا گیا ہے، اور گنا نہیں جاتا۔`,
};

export const takeOverRefused: Messages<typeof takeOverRefusals> = {
  ...demo,
  exam_handed_in: 'یہ جمع ہو چکا ہے۔ اب کچھ نہیں لکھا جاتا۔',
};
