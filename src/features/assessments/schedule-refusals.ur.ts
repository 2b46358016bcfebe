import { assessmentLimits } from '#contract/assessments/assessments.rules.ts';
import { marksLeast, marksMost } from '#contract/assessments/question-types.rules.ts';
import type {
  accommodationRefusals,
  audienceRefusals,
  individualRefusals,
  itemRefusals,
  scheduleRefusals,
  withdrawRefusals,
  zoneRefusals,
} from '#contract/assessments/schedule.refusals.ts';
import { failures } from '#src/lib/words/failure-messages.ur.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { Messages } from '#src/lib/words/messages.ts';

const demo = { demo_school: 'یہ ڈیمو اسکول ہے: یہاں کچھ بدلا نہیں جاتا۔' };
const stale = { stale: 'اس دوران اسے کہیں اور بدل دیا گیا۔' };
const student = { unknown_student: 'وہی طلبہ چنیں جنہیں آپ پڑھاتے ہیں۔' };
const clock = {
  wrong_day: 'براہ کرم کیلنڈر کا کوئی دن لکھیں۔',
  wrong_time: 'براہ کرم 09:30 جیسا وقت لکھیں۔',
  needs_time: 'براہ کرم دن اور وقت دونوں لکھیں۔',
  time_skipped: 'اس دن گھڑیاں اس وقت سے آگے کر دی جاتی ہیں۔ دوسرا وقت چنیں۔',
};
const window = {
  ...clock,
  last_start_early: 'شروع کرنے کا آخری وقت کھلنے سے پہلے ہے۔',
  closes_early: 'یہ کھلنے کے بعد بند ہونا چاہیے، اور آخر میں شروع کرنے والے کو پورے منٹ ملنے چاہییں۔',
  window_long: `کھلنے سے بند ہونے تک زیادہ سے زیادہ ${formatNumber(assessmentLimits.windowDays)} دن۔`,
};

export const itemsRefused: Messages<typeof itemRefusals> = {
  no_questions: 'کم از کم ایک سوال چنیں۔',
  bad_marks: `نمبر ${formatNumber(marksLeast)} سے ${formatNumber(marksMost)} تک ہوتے ہیں، ${formatNumber(marksLeast)} کے قدموں میں۔`,
  bad_item: 'ہر سطر ایک سوال ہے، یا یہ کہ ایک موضوع سے کتنے سوال لیے جائیں۔',
  same_question: 'ایک سوال دو بار ہے۔ ایک کو ہٹائیں۔',
  unknown_question: 'کوئی سوال اب نہیں ہے، یا آپ اسے استعمال نہیں کر سکتے۔ دوبارہ چنیں۔',
  only_practical: 'عملی کام میں صرف وہ سوال ہوتے ہیں جو کسی ٹول سے بنائے جاتے ہیں۔',
  few_questions: ({ left }) =>
    `اس موضوع میں صرف ${formatNumber(left)} سوال ہیں جو لیے جا سکتے ہیں۔ کم سوال لیں۔`,
  too_many_questions: `ہر طالب علم کے لیے زیادہ سے زیادہ ${formatNumber(assessmentLimits.questions)} سوال۔`,
};

export const audienceRefused: Messages<typeof audienceRefusals> = {
  ...student,
  no_audience: 'کم از کم ایک سیکشن، بیچ یا طالب علم چنیں۔',
  unknown_group: 'وہی سیکشن اور بیچ چنیں جنہیں آپ پڑھاتے ہیں۔',
};

export const scheduleRefused: Messages<typeof scheduleRefusals> = {
  ...demo,
  ...stale,
  ...window,
  form_session: failures.form_session,
  ...itemsRefused,
  ...audienceRefused,
  unknown_project: 'یہ پروجیکٹ اب استعمال میں نہیں ہے۔ دوسرا چنیں۔',
  unknown_rubric: 'یہ روبرک اب نہیں ہے۔ دوسری چنیں۔',
  exam_started:
    'ایک طالب علم شروع کر چکا ہے۔ سوال، کھلنے کا وقت اور گروپ ویسے ہی رہیں گے؛ دیر سے آنے والے طلبہ کو ایک ایک کر کے آنے دیں، اور سوالوں کو دوبارہ جانچ کر درست کریں۔',
};

export const individualRefused: Messages<typeof individualRefusals> = {
  ...demo,
  ...stale,
  ...window,
  ...student,
  not_scheduled: 'اس جائزے کا وقت ابھی طے نہیں ہے۔',
};

export const withdrawRefused: Messages<typeof withdrawRefusals> = {
  ...demo,
  ...stale,
  not_scheduled: individualRefused.not_scheduled,
  needs_reason: 'ایک طالب علم شروع کر چکا ہے۔ بتائیں کہ یہ کیوں ختم ہو رہا ہے: طلبہ اسے پڑھتے ہیں۔',
  closed_already: 'یہ امتحان پہلے ہی بند ہے۔',
};

export const accommodationRefused: Messages<typeof accommodationRefusals> = { ...demo, ...stale };

export const zoneRefused: Messages<typeof zoneRefusals> = {
  ...clock,
  wrong_zone: 'یہ ٹائم زون معلوم نہیں۔',
};
