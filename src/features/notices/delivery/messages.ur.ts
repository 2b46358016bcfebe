import { formatNumber, plural } from '#src/lib/words/format.ts';
import type { deliveryMessages } from './messages.en.ts';

export const delivery: typeof deliveryMessages = {
  close: 'بند کریں',
  retry: 'دوبارہ کوشش کریں',

  counting: 'پڑھنے والے گنے جا رہے ہیں…',
  notCounted: 'پڑھنے والے گنے نہیں جا سکے۔ پھر بھی آپ نوٹس شیئر کر سکتے ہیں۔',
  divisions: (count) => plural(count, { other: '# سیکشن' }),
  batches: (count) => plural(count, { other: '# بیچ' }),
  students: (count) => plural(count, { other: '# طلبہ', one: '# طالب علم' }),
  teachers: (count) => plural(count, { other: '# اساتذہ', one: '# استاد' }),
  admins: (count) => plural(count, { other: '# اسکول ایڈمن' }),
  beside: (before, next) => `${before}، ${next}`,
  reaches: (parts) => `ان تک پہنچے گا: ${parts}`,
  reachesNobody: 'ابھی اسے کوئی نہیں پڑھے گا: آپ نے جو چنا ہے اس میں کوئی نہیں ہے۔',
  noMail: (count) => plural(count, { other: '# کے پاس ای میل نہیں ہے' }),
  seeNames: 'نام دیکھیں',
  unusualMore: (usual) =>
    plural(usual, { other: 'یہ معمول سے بہت زیادہ ہے: آپ کے نوٹس عموماً # لوگوں تک پہنچتے ہیں۔' }),
  unusualFewer: (usual) =>
    plural(usual, { other: 'یہ معمول سے بہت کم ہے: آپ کے نوٹس عموماً # لوگوں تک پہنچتے ہیں۔' }),
  gained: (count) => plural(count, { one: '# نیا پڑھنے والا', other: '# نئے پڑھنے والے' }),
  lost: (count, seen) =>
    `${plural(count, { other: '# کو اب نہیں ملے گا' })} (${plural(seen, { '0': 'کسی نے نہیں کھولا', other: '# نے کھول لیا ہے' })})`,
  sameReaders: 'نہ کوئی نیا پڑھنے والا، نہ کسی سے یہ ہٹے گا',
  openedAlready: (count) =>
    plural(count, {
      '0': 'جنہیں یہ ملے گا، ان میں سے کسی نے ابھی نہیں کھولا',
      other: 'جنہیں یہ ملے گا، ان میں سے # نے پہلے ہی کھول لیا ہے',
    }),

  reachTitle: 'یہ نوٹس کسے ملے گا',
  reachTabs: 'پڑھنے والوں کی فہرستیں',
  reachLists: { all: 'سب', no_mail: 'ای میل نہیں', gained: 'نئے', lost: 'نہیں ملے گا' },

  delivery: 'کس نے پڑھا',
  summary: (seen, targeted) => `${formatNumber(targeted)} میں سے ${formatNumber(seen)} نے کھولا`,
  confirmedSummary: (count, targeted) =>
    `${formatNumber(targeted)} میں سے ${formatNumber(count)} نے تصدیق کی`,
  loading: 'اعداد لوڈ ہو رہے ہیں…',
  failed: 'اعداد لوڈ نہیں ہو سکے۔',
  nobody: 'ابھی یہ نوٹس کسی کے لیے نہیں ہے۔',
  bar: 'کتنوں نے پڑھا',
  confirmed: 'تصدیق کی',
  opened: 'کھولا',
  openedOnly: 'صرف کھولا',
  missing: 'نہیں کھولا',
  left: (count) => plural(count, { other: 'اسے کھولنے والے # لوگ اب پڑھنے والوں میں نہیں ہیں۔' }),
  remind: (count) => plural(count, { one: '# شخص کو یاد دلائیں', other: '# لوگوں کو یاد دلائیں' }),
  remindTitle: 'یاد دلائیں؟',
  remindText: (count) =>
    plural(count, {
      one: '# شخص کو اطلاع ملے گی، اور پتا ہو تو ای میل بھی۔ ایک دن میں کسی کو دو بار یاد نہیں دلایا جاتا۔',
      other:
        '# لوگوں کو اطلاع ملے گی، اور پتا ہو تو ای میل بھی۔ ایک دن میں کسی کو دو بار یاد نہیں دلایا جاتا۔',
    }),
  remindYes: 'یاد دلائیں',
  cancel: 'منسوخ کریں',
  remindedTitle: (count) =>
    plural(count, {
      '0': 'یاد دلانے کے لیے کوئی نہیں بچا',
      one: '# شخص کو یاد دلایا گیا',
      other: '# لوگوں کو یاد دلایا گیا',
    }),
  remindedText: (mailed) => plural(mailed, { '0': 'اطلاع سے۔', other: 'ان میں سے # کو ای میل سے بھی۔' }),
  already: (count) => plural(count, { other: '# کو آج پہلے ہی یاد دلایا جا چکا ہے۔' }),
  remindedToday: 'جنہوں نے نہیں پڑھا، ان سب کو آج یاد دلایا جا چکا ہے۔',
  remindFailed: 'یاد نہیں دلایا جا سکا',
  notOut: 'یہ نوٹس ابھی جاری نہیں ہے، اس لیے کسی کو یاد نہیں دلایا جا سکتا۔',
  everybody: 'سب نے پڑھ لیا ہے۔',

  deliveryTitle: 'کس نے پڑھا ہے',
  deliveryTabs: 'پڑھنے والوں کی فہرستیں، ان کے کام کے مطابق',
  filters: {
    missing: 'نہیں کھولا',
    seen: 'کھولا',
    acknowledged: 'تصدیق کی',
    no_mail: 'ای میل نہیں',
    left: 'اب نہیں',
  },
  columns: {
    name: 'نام',
    place: 'جماعت',
    opened: 'کھولا',
    confirmed: 'تصدیق کی',
    mailed: 'ای میل',
    reminded: 'یاد دلایا',
  },
  roles: { 2: 'اسکول ایڈمن', 3: 'طالب علم', 4: 'استاد' },
  noAddress: 'پتا نہیں',
  notYet: '–',

  confirmAsk: 'لکھنے والا چاہتا ہے کہ آپ تصدیق کریں کہ آپ نے یہ پڑھ لیا ہے۔',
  confirm: 'میں نے یہ پڑھ لیا',
  confirmedAt: (moment) => `آپ نے ${moment} پر اس کی تصدیق کی۔`,
  confirmFailed: 'آپ کی تصدیق محفوظ نہیں ہوئی',

  undo: 'واپس لیں',
  undone: 'نوٹس واپس لے لیا گیا',
  undoneText: 'اب اسے کوئی نہیں دیکھتا۔ آپ کا فارم پھر کھلا ہے۔',
  tooLate: 'یہ نوٹس واپس لینے کے لیے بہت دیر ہو گئی',
  tooLateText: 'آپ اسے بند کر سکتے ہیں: “فعال” کا نشان ہٹائیں اور محفوظ کریں۔',
  switchOff: 'بند کرنے کے لیے کھولیں',
  notUndone: 'نوٹس واپس نہیں لیا گیا',

  grid: {
    search: 'شخص تلاش کریں',
    loading: 'نام لوڈ ہو رہے ہیں…',
    emptyTitle: 'یہاں کوئی نہیں ہے',
    noMatchTitle: 'کوئی نہیں ملا',
    noMatchText: 'املا دیکھیں یا نام کا دوسرا حصہ تلاش کریں۔',
    clearAll: 'سب دکھائیں',
    errorTitle: 'نام لوڈ نہیں ہوئے',
    errorText: 'کنکشن دیکھیں، پھر کوشش کریں۔',
    keys: 'اوپر نیچے تیر سے قطاروں پر جائیں۔',
    chosen: (count) => plural(count, { other: '# لوگ چنے گئے' }),
    selectAll: (total) => plural(total, { other: 'تمام # لوگ چنیں' }),
    bulk: 'چنے ہوئے لوگ',
    total: (total) => plural(total, { one: '# شخص', other: '# لوگ' }),
    exported: (count) => plural(count, { one: '# قطار برآمد ہوئی۔', other: '# قطاریں برآمد ہوئیں۔' }),
  },
};
