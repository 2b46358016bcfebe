import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { editorMessages } from './editor-messages.en.ts';

export const assessmentEditor: typeof editorMessages = {
  editTitle: 'امتحان میں ترمیم کریں',
  copyTitle: 'امتحان دوبارہ دیں',
  text: 'جب تک آپ اسے طلبہ کو نہ دیں، انہیں کچھ نظر نہیں آتا۔',
  sections: {
    what: 'امتحان',
    questions: 'سوالات',
    audience: 'کن کو دینا ہے',
    times: 'کب',
    rules: 'اسے کیسے دیا جائے',
  },
  fields: {
    items: 'سوالات، اپنی ترتیب میں',
    groups: 'سیکشن، کلب اور بیچ',
    students: 'مزید طلبہ، ایک ایک کر کے',
    assessment_date: 'کھلنے کا دن',
    start_time: 'کھلنے کا وقت',
    last_start_date: 'شروع کرنے کا آخری دن',
    last_start_time: 'شروع کرنے کا آخری وقت',
    end_date: 'بند ہونے کا دن',
    end_time: 'بند ہونے کا وقت',
  },
  day: 'دن',
  time: 'وقت',
  studentsHint: 'اوپر کے گروپوں کے علاوہ وہ طلبہ جنہیں آپ پڑھاتے ہیں۔',
  otherGroup: 'ایک گروپ جسے آپ نہیں پڑھاتے',
  everyGrade: 'ہر جماعت',
  wholeGroup: (name) => `پوری ${isolate(name)}`,
  chooseWho: 'چنیں کہ اسے کون دے گا۔',
  counting: 'طلبہ گنے جا رہے ہیں',
  reaches: (count) =>
    count === 0
      ? 'آپ نے جو چنا اس میں کوئی طالب علم نہیں۔ یہ کسی کو نہیں ملے گا۔'
      : `یہ ${formatNumber(count)} طلبہ کے لیے ہے۔`,
  back: 'واپس',
  keepDraft: 'ڈرافٹ کے طور پر رکھیں',
  give: 'طلبہ کو دیں',
  save: 'محفوظ کریں',
  unsaved: {
    title: 'یہ صفحہ چھوڑیں؟',
    text: 'یہ محفوظ نہیں ہوا۔ آپ نے جو لکھا، وہ آپ کے واپس آنے تک اس ڈیوائس پر رہے گا۔',
    stay: 'لکھنا جاری رکھیں',
    leave: 'چھوڑیں',
  },
  fixed: 'ایک طالب علم شروع کر چکا ہے، اس لیے یہ ویسا ہی رہے گا۔',
  startedText: 'آپ اب بھی نام، دورانیہ، بند ہونے کا وقت اور شروع کرنے کا آخری وقت بدل سکتے ہیں۔',
  yes: 'ہاں',
  no: 'نہیں',
  leftOut: (count) =>
    `${formatNumber(count)} سوال اب استعمال میں نہیں ہیں یا آپ انہیں استعمال نہیں کر سکتے۔ انہیں چھوڑ دیا گیا ہے۔`,
  lineOf: (drawn, marks) =>
    [...(drawn > 0 ? [`${formatNumber(drawn)} چنے جاتے ہیں`] : []), `${formatNumber(marks, 2)} نمبر`].join(
      '، ',
    ),
  preview: 'طالب علم کی طرح دیکھیں',
  noQuestionYet: 'پہلے سوال چنیں۔',
  previewTitle: 'ایک طالب علم کا پرچہ',
  previewText: 'آپ جواب دے کر دیکھ سکتے ہیں۔ کچھ محفوظ نہیں ہوتا، اور کوئی طالب علم اسے نہیں دیکھتا۔',
  another: 'دوسرے طالب علم کی طرح',
  questionCount: (count, marks) => `${formatNumber(count)} سوال، ${formatNumber(marks, 2)} نمبر`,
  noTopicText: 'پہلے سوال بینک میں کوئی موضوع اور سوال شامل کریں۔',
  noMatch: 'ان الفاظ والا کوئی سوال نہیں۔',
  tickFirst: 'پہلے سوالوں پر نشان لگائیں۔',
  suggest: 'سوال تجویز کریں',
  again: 'دوبارہ دیں',
  remove: {
    open: 'مسودہ حذف کریں',
    title: 'یہ مسودہ حذف کریں؟',
    text: 'اس کے سوال، سوال بینک میں رہتے ہیں۔ آپ نے یہاں جو چنا اور لکھا وہ چلا جائے گا۔',
    yes: 'مسودہ حذف کریں',
    done: 'مسودہ حذف کر دیا گیا۔',
    restored: 'مسودہ واپس آ گیا۔',
  },
  takeBack: {
    open: 'واپس لیں',
    title: 'یہ امتحان واپس لیں؟',
    text: 'طلبہ کو یہ اب نظر نہیں آئے گا۔ یہ دوبارہ آپ کا ڈرافٹ ہو گا، اور آپ اسے بعد میں دے سکتے ہیں۔',
    yes: 'واپس لیں',
    done: 'امتحان دوبارہ ڈرافٹ ہے۔',
  },
  close: {
    open: 'ابھی بند کریں',
    title: 'یہ امتحان ابھی بند کریں؟',
    text: 'اب کوئی شروع نہیں کر سکے گا۔ جو طلبہ کام کر رہے ہیں، ان کا لکھا ہوا ابھی جمع ہو جائے گا۔ آپ اسے ہمیشہ کی طرح جانچیں گے۔',
    reason: 'یہ کیوں بند ہو رہا ہے (طلبہ اسے پڑھیں گے)',
    yes: 'ابھی بند کریں',
    done: 'امتحان بند ہو گیا۔',
  },
};
