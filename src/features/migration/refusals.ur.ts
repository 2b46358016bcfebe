import { exceptionRows } from '#contract/migration/exceptions.rules.ts';
import type { migrationCalls } from '#contract/migration/migration.calls.gen.ts';
import type { KeptReason } from '#contract/migration/migration.model.ts';
import type {
  applyRefusals,
  exceptionRefusals as exceptions,
  newcomerRefusals as newcomer,
  planRefusals,
  rollbackRefusals,
  scheduleRefusals,
} from '#contract/migration/migration.refusals.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

const change = { demo_school: 'یہ ڈیمو اسکول ہے: اس کے لوگ جیسے ہیں ویسے ہی رہتے ہیں۔' };
const stale = { stale: 'اس دوران کسی اور نے یہ منصوبہ بدل دیا۔ اسے دوبارہ دیکھیں۔' };
const notOpen = { not_open: 'یہ منتقلی ہو چکی ہے یا چھوڑ دی گئی ہے۔ نئی شروع کریں۔' };
const linesOpen: Messages<Pick<typeof applyRefusals, 'lines_open'>> = {
  lines_open: ({ count }) =>
    `${plural(count, { one: '# طالب علم', other: '# طلبہ' })} کا ابھی طے نہیں۔ طے کریں، پھر جانچیں۔`,
};

const plan: Messages<typeof planRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  open_already: 'اگلے سال کا منصوبہ پہلے سے بن رہا ہے۔ اسی کو آگے بڑھائیں۔',
  year_form: `سال یوں لکھیں: ${isolate('2027-2028')}۔`,
  year_not_after: 'نیا سال موجودہ سال کے بعد کا ہو۔',
  year_gap: 'نیا سال موجودہ سال کے فوراً بعد کا ہو۔',
  student_twice: 'ایک طالب علم دو بار لکھا ہے۔',
  student_inactive: 'ان میں سے ایک طالب علم فعال نہیں اور اپنی جگہ پر رہتا ہے۔',
  no_section: ({ name }) => `براہِ کرم ${isolate(name)} میں سیکشن شامل کریں`,
};

const apply: Messages<typeof applyRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  ...linesOpen,
  year_moved: 'اسکول اُس سال میں نہیں جس سے یہ منصوبہ شروع ہوتا ہے۔',
  lines_stale: ({ count }) =>
    `جانچ کے بعد ${plural(count, { one: '# طالب علم بدلا، آیا یا گیا', other: '# طلبہ بدلے، آئے یا گئے' })}۔ وہ نشان زد ہیں: انہیں دیکھیں اور دوبارہ جانچیں۔`,
};

const schedule: Messages<typeof scheduleRefusals> = {
  ...change,
  ...stale,
  ...notOpen,
  ...linesOpen,
  day_past: 'آنے والا دن چنیں۔',
};

const kept: Readonly<Record<KeptReason, string>> = {
  moved: 'یہ طالب علم بعد میں بدلا گیا اور وہیں رہتا ہے۔',
  left: 'یہ طالب علم اس کے بعد اسکول چھوڑ چکا ہے۔',
  gone: 'یہ طالب علم ردی میں ہے یا مٹایا جا چکا ہے۔',
  place_gone: 'پہلے کی جماعت نہیں رہی، اس لیے یہ طالب علم وہیں رہتا ہے۔',
  licence: 'اسکول کے لائسنس میں اس طالب علم کے لیے جگہ نہیں ہے۔',
  undone: 'یہ طالب علم پہلے ہی واپس لیا جا چکا ہے۔',
};

const rollback: Messages<typeof rollbackRefusals> = {
  ...change,
  rollback_over: 'یہ منتقلی اب واپس نہیں لی جا سکتی: یہ 60 دن تک اور اگلی منتقلی تک ہی ممکن ہے۔',
  taken_back: 'یہ منتقلی پہلے ہی واپس لی جا چکی ہے۔',
  kept: ({ why }) => kept[why],
};

/** In addition to the refusals of every new student. */
export const newcomerSentences: Messages<typeof newcomer> = {
  no_next_year: 'ابھی کوئی آنے والا سال نہیں۔ پہلے اگلے سال کا منصوبہ شروع کریں۔',
};

/** In addition to the refusals of every list of people. */
export const exceptionSentences: Messages<typeof exceptions> = {
  list_columns:
    'فہرست میں “Username” یا “Admission number” کا خانہ چاہیے، اور ایک جو بتائے کہ ہر ایک کا کیا ہوگا: “Becomes”، یا “Class” اور “Section”۔',
  list_rows: `فہرست میں ${formatNumber(exceptionRows)} سے زیادہ قطاریں ہیں۔ اسے تقسیم کریں، یا جماعت کا قاعدہ بدلیں۔`,
};

export const migrationRefusals: Omit<
  RefusalsIn<typeof migrationCalls>,
  'create-model3-student' | 'upload-migration-exceptions'
> = {
  'migrate-last-grades': plan,
  'migrate-student-bulk': apply,
  'rollback-migrated-students': rollback,
  'rollback-student-preClass': rollback,
  'save-students-to-newAcademic': plan,
  'schedule-migration': schedule,
};
