import { endingsOf, megabytesFor, noticePolicy } from '#contract/files/upload-policies.ts';
import { noticeLimits } from '#contract/notices/notice.rules.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { formMessages } from './messages.en.ts';

/** [VN-35] The same for each ending. */
const fileMegabytes = megabytesFor(noticePolicy, 'pdf');
const extensions = isolate(endingsOf(noticePolicy).join(', '));

const fileSize = isolate(`${formatNumber(fileMegabytes)} MB`);

const files = formatNumber(noticeLimits.files);

/** Left-to-right marks keep the order of the typed 2026-11-20. */
const datePattern = isolate(['سال', 'مہینہ', 'دن'].map((part) => `\u200E${part}\u200E`).join('-'));

const dates = {
  share_required: 'براہِ کرم شیئر کرنے کی تاریخ چنیں۔',
  due_required: 'براہِ کرم آخری تاریخ چنیں۔',
  share_before_today: 'شیئر کرنے کی تاریخ آج سے پہلے کی نہیں ہو سکتی۔',
  due_before_today: 'آخری تاریخ آج سے پہلے کی نہیں ہو سکتی۔',
  due_before_share: 'آخری تاریخ شیئر کرنے کی تاریخ سے پہلے کی نہیں ہو سکتی۔',
  share_after_due: 'شیئر کرنے کی تاریخ آخری تاریخ کے بعد کی نہیں ہو سکتی۔',
};

const tooLong = {
  title_too_long: `عنوان میں زیادہ سے زیادہ ${formatNumber(noticeLimits.titleCharacters)} حروف ہو سکتے ہیں۔`,
  description_too_long: `تفصیل میں زیادہ سے زیادہ ${formatNumber(noticeLimits.descriptionCharacters)} حروف ہو سکتے ہیں۔`,
};

const videos = {
  video_invalid: 'براہِ کرم YouTube ویڈیو کا درست لنک لکھیں',
  video_too_many: `ایک نوٹس میں زیادہ سے زیادہ ${formatNumber(noticeLimits.videos)} ویڈیوز ہو سکتی ہیں۔`,
};

const readersRequired = 'براہِ کرم چنیں کہ نوٹس کس کے لیے ہے: طلبہ یا اساتذہ۔';

const clubs = {
  club_without_batch: 'ہر کلب کا ایک بیچ چنیں، یا کلب ہٹا دیں۔',
  batches_pending: 'بیچ ابھی لوڈ نہیں ہوئے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔',
};

const places = {
  country_required: 'براہ کرم ملک منتخب کریں۔',
  state_required: 'براہ کرم ریاست منتخب کریں۔',
  school_required: 'براہ کرم اسکول منتخب کریں۔',
  user_required: 'براہ کرم منتخب کریں کہ یہ نوٹس کس کے ساتھ شیئر کرنا ہے۔',
};

const blocked = {
  demo_school: 'یہ ڈیمو اسکول ہے: یہاں نوٹس پڑھے جا سکتے ہیں، لکھے نہیں جا سکتے۔',
  not_editable: 'یہ نوٹس لاک ہے، اس میں ترمیم نہیں ہو سکتی۔',
  not_reshareable: 'یہ نوٹس دوبارہ شیئر نہیں کیا جا سکتا۔',
};

export const noticeForm: typeof formMessages = {
  title: 'Task Genie',
  editTitle: 'Task Genie میں ترمیم کریں',
  reshare:
    'یہ نوٹس دوبارہ شیئر ہو رہا ہے: یہ نئے نوٹس کے طور پر محفوظ ہوگا اور پہلا ویسا ہی رہے گا۔ ترجمے ساتھ آتے ہیں؛ عنوان یا تفصیل بدلنے پر پڑھنے والوں کو نظر آئے گا کہ ترجمے پرانے ہیں۔',
  close: 'بند کریں',

  grade: 'جماعت',
  division: 'سیکشن',
  club: 'کلب',
  batch: 'بیچ',
  readers: 'نوٹس کس کے لیے',
  faculty: 'اساتذہ',
  students: 'طلبہ',
  noticeTitle: 'عنوان',
  description: 'تفصیل',
  shareDate: 'شیئر کرنے کی تاریخ',
  dueDate: 'آخری تاریخ',
  dueDateMandatory: 'آخری تاریخ لازمی ہے',
  notifyEmail: 'ای میل سے اطلاع دیں',
  notifyEmailHint: 'نوٹس جن کے لیے ہے، ان سب کو ای میل ملے گی۔',
  asksReceipt: 'پڑھنے والوں سے تصدیق مانگیں',
  asksReceiptHint: 'ہر پڑھنے والے سے “میں نے یہ پڑھ لیا” دبانے کو کہا جاتا ہے۔',
  active: 'فعال',
  activeHint: 'پڑھنے والوں کو صرف فعال نوٹس نظر آتے ہیں۔',
  video: 'ویڈیو کا لنک',
  videoHint: `${isolate('YouTube')}، ${isolate('Vimeo')} یا ${isolate('SharePoint')}۔ شامل کرنے کے لیے اینٹر دبائیں۔`,
  attachments: 'اٹیچمنٹس',

  pick: {
    all: 'سب',
    done: 'ہو گیا',
    search: 'تلاش کریں',
    loading: 'لوڈ ہو رہا ہے…',
    noMatch: 'کچھ نہیں ملا',
    unavailable: 'فہرست نہیں کھل سکی۔ اپنا انٹرنیٹ کنکشن چیک کریں اور دوبارہ کوشش کریں۔',
    chosen: (count) => plural(count, { other: '# منتخب' }),
    more: (count) => isolate(`+${formatNumber(count)}`),
  },
  gradePlaceholder: 'جماعت چنیں',
  noGrades: 'ایسی کوئی جماعت نہیں ہے جس کے ساتھ آپ شیئر کر سکیں۔',
  divisionPlaceholder: 'سیکشن چنیں',
  noDivisions: 'اس جماعت میں کوئی سیکشن نہیں ہے۔',
  allDivisions: 'سب',
  allDivisionsHint: 'سیکشن چننے کے لیے صرف ایک جماعت چنیں۔',
  divisionsFailed: 'سیکشن لوڈ نہیں ہو سکے۔',
  clubPlaceholder: 'کلب چنیں',
  noClubs: 'ایسا کوئی کلب نہیں ہے جس کے ساتھ آپ شیئر کر سکیں۔',
  noGroup: {
    grade: {
      title: 'آپ ابھی کوئی جماعت نہیں پڑھاتے',
      text: 'اس اسکول کے نوٹس جماعتوں کو جاتے ہیں۔ اپنے اسکول کے ایڈمن سے کہیں کہ آپ کو ایک جماعت دیں؛ پھر آپ یہاں لکھ سکیں گے۔',
    },
    club: {
      title: 'آپ ابھی کسی کلب میں نہیں پڑھاتے',
      text: 'اس اسکول کے نوٹس کلبوں کو جاتے ہیں۔ اپنے اسکول کے ایڈمن سے کہیں کہ آپ کو ایک کلب دیں؛ پھر آپ یہاں لکھ سکیں گے۔',
    },
  },
  batchPlaceholder: 'بیچ چنیں',
  noBatches: 'ان کلبوں میں کوئی بیچ نہیں ہے۔',
  clubFirst: 'بیچ چننے کے لیے پہلے کلب چنیں۔',
  batchesFailed: 'بیچ لوڈ نہیں ہو سکے۔',
  batchOf: (club, batch) => `${isolate(club)} – ${isolate(batch)}`,
  clubWithoutBatch: (club) => `${isolate(club)} کا بھی کوئی بیچ چنیں، یا کلب ہٹا دیں۔`,
  choice: {
    all: 'تمام کلب چنے گئے ہیں، اس لیے ان کے تمام بیچ بھی چنے گئے ہیں۔',
    fellGrades: (count) =>
      plural(count, {
        one: 'اس نوٹس کی # جماعت ہٹا دی گئی، کیونکہ آپ اسے اب نہیں چن سکتے۔',
        other: 'اس نوٹس کی # جماعتیں ہٹا دی گئیں، کیونکہ آپ انہیں اب نہیں چن سکتے۔',
      }),
    fellClubs: (count) =>
      plural(count, {
        one: 'اس نوٹس کا # کلب ہٹا دیا گیا، کیونکہ آپ اسے اب نہیں چن سکتے۔',
        other: 'اس نوٹس کے # کلب ہٹا دیے گئے، کیونکہ آپ انہیں اب نہیں چن سکتے۔',
      }),
    fellDivisions: (count) =>
      plural(count, {
        one: '# سیکشن ہٹا دیا گیا، کیونکہ اسے اب نہیں چنا جا سکتا۔',
        other: '# سیکشن ہٹا دیے گئے، کیونکہ انہیں اب نہیں چنا جا سکتا۔',
      }),
    fellBatches: (count) =>
      plural(count, {
        one: '# بیچ ہٹا دیا گیا، کیونکہ اسے اب نہیں چنا جا سکتا۔',
        other: '# بیچ ہٹا دیے گئے، کیونکہ انہیں اب نہیں چنا جا سکتا۔',
      }),
    fellNamed: (names) => `ہٹایا گیا، کیونکہ اب نہیں چنا جا سکتا: ${isolate(names)}`,
  },

  characters: (used, most) => `${formatNumber(most)} میں سے ${formatNumber(used)} حروف`,

  date: {
    placeholder: datePattern,
    open: 'کیلنڈر کھولیں',
    close: 'کیلنڈر بند کریں',
    clear: 'تاریخ ہٹائیں',
    previous: 'پچھلا',
    next: 'اگلا',
    switchView: 'مہینہ چنیں',
    invalid: `تاریخ اس طرح لکھیں: پہلے سال، پھر مہینہ، پھر دن، جیسے ${isolate('2026-11-20')}۔`,
  },
  dateSetTo: (day) => `اسے ${isolate(day)} کر دیا گیا ہے۔`,

  videoList: 'اس نوٹس کی ویڈیوز',
  removeVideo: (label) => `${isolate(label)} ہٹائیں`,

  dropEarly: 'اوپر کے خانے بھرنے کے بعد فائلیں شامل کی جا سکتی ہیں۔',

  drop: {
    title: 'فائلیں یہاں چھوڑیں',
    hint: `${extensions}؛ ہر فائل ${fileSize} تک، زیادہ سے زیادہ ${files} فائلیں`,
    choose: 'فائلیں چنیں',
    over: 'شامل کرنے کے لیے چھوڑیں',
  },
  dropDemo: 'ڈیمو اسکول میں فائلیں اپ لوڈ نہیں کی جا سکتیں۔',
  dropFull: `ایک نوٹس میں زیادہ سے زیادہ ${files} فائلیں ہو سکتی ہیں۔`,

  fileList: 'اس نوٹس کی فائلیں',
  refused: {
    too_large: (name) => `${isolate(name)}: معذرت، فائل صرف ${fileSize} تک کی ہو سکتی ہے`,
    too_many: (name) =>
      `${isolate(name)} شامل نہیں کی گئی: ایک نوٹس میں زیادہ سے زیادہ ${files} فائلیں ہو سکتی ہیں۔`,
  },
  noRoom: {
    disk: 'آپ کا نوٹس ان کے بغیر جا سکتا ہے۔ براہِ کرم سرور چلانے والے کو بتائیں۔',
    limit: 'آپ کا نوٹس مزید فائلوں کے بغیر جا سکتا ہے۔',
  },

  errors: {
    grade_required: 'براہِ کرم جماعت چنیں',
    division_required: 'براہِ کرم سیکشن چنیں',
    club_required: 'براہِ کرم کلب چنیں',
    batch_required: 'براہِ کرم بیچ چنیں',
    ...clubs,
    readers_required: readersRequired,
    title_required: 'نوٹس کا عنوان لازمی ہے',
    description_required: 'تفصیل لازمی ہے',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
  },

  sorry: 'معذرت',
  success: 'کامیاب',
  warning: 'انتباہ',
  error: 'خرابی',
  alerts: {
    grade_required: 'براہِ کرم جماعت چنیں۔',
    division_required: 'براہِ کرم سیکشن چنیں۔',
    club_required: 'براہِ کرم کلب چنیں۔',
    batch_required: 'براہِ کرم بیچ چنیں۔',
    ...clubs,
    readers_required: readersRequired,
    title_required: 'براہِ کرم نوٹس کا عنوان لکھیں۔',
    description_required: 'براہِ کرم نوٹس کی تفصیل لکھیں۔',
    ...places,
    ...tooLong,
    ...videos,
    ...dates,
    ...blocked,
    uploads_failed: 'کچھ فائلیں نہیں پہنچیں۔ ان کے لیے دوبارہ کوشش کریں یا انہیں ہٹائیں۔',
    not_saved: 'کچھ گڑبڑ ہو گئی۔',
    file_not_removed: 'کچھ گڑبڑ ہو گئی۔',
  },
  noSections: (grade) => `براہِ کرم ${isolate(grade)} میں سیکشن شامل کریں`,
  noBatchesIn: (club) => `براہِ کرم ${isolate(club)} میں بیچ شامل کریں`,
  fileRemoved: 'فائل ہٹا دی گئی۔',

  blocked,

  submit: 'جمع کرائیں',
  reset: 'ری سیٹ کریں',
  resetTitle: 'فارم ری سیٹ کریں؟',
  resetText: 'آپ نے یہاں جو کچھ بدلا ہے، وہ پھر ویسا ہو جائے گا جیسا فارم کھلتے وقت تھا۔',
  resetConfirm: 'ری سیٹ کریں',
  resetCancel: 'لکھنا جاری رکھیں',

  removeTitle: (name) => `${isolate(name)} ہٹائیں؟`,
  removeText: 'آپ فارم جمع کرائیں یا نہ کرائیں، یہ نوٹس سے سب کے لیے فوراً ہٹ جائے گی۔',
  removeConfirm: 'ہٹائیں',
  removeCancel: 'فائل رکھیں',

  loading: 'فارم لوڈ ہو رہا ہے',
  loadFailed: 'فارم نہیں کھل سکا۔',
  loadFailures: {
    unreachable: 'انٹرنیٹ نہیں ہے۔ براہِ کرم اپنا انٹرنیٹ کنکشن چیک کریں۔',
    unauthorized: 'آپ کے لاگ ان کا وقت ختم ہو گیا ہے۔',
    not_found: 'یہ نوٹس اب دستیاب نہیں ہے۔',
    unexpected: 'کوئی مسئلہ ہے، دوبارہ کوشش کریں!!!',
  },
  tryAgain: 'دوبارہ کوشش کریں',

  restored: 'آپ کا بغیر بھیجا کام واپس آ گیا ہے۔',
  restoredText: 'یہ آپ کے لیے رکھا ہوا تھا۔',
  discardDraft: 'اسے مٹائیں',
  notKept: 'یہ براؤزر ڈرافٹ نہیں رکھتا۔',
  notKeptText: 'جمع کرانے سے پہلے صفحہ بند ہو جائے تو آپ کا لکھا ہوا مٹ جائے گا۔',

  waiting: (count) =>
    plural(count, { one: '# فائل ابھی اپ لوڈ ہو رہی ہے۔', other: '# فائلیں ابھی اپ لوڈ ہو رہی ہیں۔' }),
  waitingText: 'فائلیں پہنچتے ہی نوٹس بھیج دیا جائے گا۔',
  waitingOffline: 'آپ آف لائن ہیں۔ کنکشن واپس آنے پر کام خود ہی آگے بڑھے گا۔',
  backToForm: 'فارم پر واپس جائیں',
  saving: 'نوٹس بھیجا جا رہا ہے',
  unsentOffline: 'آپ آف لائن ہیں: نوٹس ابھی نہیں بھیجا گیا۔',
  unsent: 'سرور سے جواب نہیں ملا۔',
  unsentKept: 'نوٹس اسی ڈیوائس پر رکھا ہے؛ کنکشن واپس آنے پر ایک ہی بار بھیجا جائے گا۔',
  unsentNotKept: 'یہ صفحہ کھلا رکھیں؛ کنکشن واپس آنے پر نوٹس ایک ہی بار بھیجا جائے گا۔',
  unsentOnlineKept: 'نوٹس اسی ڈیوائس پر رکھا ہے۔ جتنی بار بھی کوشش کریں، یہ ایک ہی بار بھیجا جائے گا۔',
  unsentOnlineNotKept: 'یہ صفحہ کھلا رکھیں۔ جتنی بار بھی کوشش کریں، نوٹس ایک ہی بار بھیجا جائے گا۔',
  inDoubt:
    'پچھلی کوشش کا جواب نہیں ملا۔ جمع کرانے پر پہلے دیکھا جائے گا کہ وہ پہنچی یا نہیں، تاکہ کچھ بھی دو بار نہ جائے۔',
  signedOut: 'آپ لاگ آؤٹ ہیں۔',
  signedOutKept: 'آپ کا لکھا ہوا اسی ڈیوائس پر رکھا ہے۔ دوبارہ لاگ ان کریں اور وہ واپس آ جائے گا۔',
  signedOutNotKept: 'آگے بڑھنے کے لیے اسی ٹیب میں دوبارہ لاگ ان کریں؛ یہ براؤزر ڈرافٹ نہیں رکھتا۔',

  conflict: 'اس دوران یہ نوٹس بدل گیا ہے۔',
  conflictText:
    'کسی نے اسے دوسرے ٹیب یا دوسری ڈیوائس پر محفوظ کیا ہے۔ ”میرا رکھیں“ سے اس کی جگہ آپ کا لکھا ہوا بھیجا جائے گا۔ ”ان کا لیں“ سے نیا نوٹس کھلے گا اور یہاں آپ کا لکھا ہوا مٹ جائے گا۔',
  compare: 'موازنہ کریں اور ملائیں',
  keepMine: 'میرا رکھیں',
  takeTheirs: 'ان کا لیں',

  closing: 'بھیجے بغیر بند کریں؟',
  closingText: 'نوٹس ابھی نہیں بھیجا گیا ہے۔',
  closingKeptText: 'ڈرافٹ اسی ڈیوائس پر رہے گا اور فارم دوبارہ کھولنے پر واپس آ جائے گا۔',
  keepEditing: 'لکھنا جاری رکھیں',
  keepDraft: 'ڈرافٹ رکھیں',
  discard: 'مٹائیں',
};
