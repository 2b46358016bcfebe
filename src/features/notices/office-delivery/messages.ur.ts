import { formatNumber, plural } from '#src/lib/words/format.ts';
import type { officeDeliveryMessages } from './messages.en.ts';

export const officeDelivery: typeof officeDeliveryMessages = {
  close: 'بند کریں',
  countries: (count) => plural(count, { one: '# ملک', other: '# ممالک' }),
  states: (count) => plural(count, { one: '# ریاست', other: '# ریاستیں' }),
  schools: (count) => plural(count, { other: '# اسکول' }),
  moreThan: (people) => plural(people, { other: '# سے زیادہ لوگ' }),
  noSchools: 'آپ نے جو چنا ہے اس میں کوئی اسکول نہیں ہے۔',
  gained: (count) => plural(count, { one: '# نئے اسکول کو ملے گا', other: '# نئے اسکولوں کو ملے گا' }),
  lost: (count) => plural(count, { one: '# اسکول کو اب نہیں ملے گا', other: '# اسکولوں کو اب نہیں ملے گا' }),
  gainedMost: (people) => plural(people, { other: '# سے زیادہ نئے پڑھنے والے' }),
  lostMost: (people) => plural(people, { other: '# سے زیادہ لوگوں کو اب نہیں ملے گا' }),
  unusualFewerThanMost: (people) =>
    plural(people, { other: 'یہ معمول سے بہت کم ہے: آپ کے نوٹس عموماً # سے زیادہ لوگوں تک پہنچتے ہیں۔' }),
  seeSchools: 'اسکول دیکھیں',

  reachTitle: 'یہ نوٹس کن اسکولوں کو ملے گا',
  reachTabs: 'اسکولوں کی فہرستیں',
  reachLists: { schools: 'سب', gained: 'نئے', lost: 'اب نہیں' },
  columns: {
    school: 'اسکول',
    people: 'پڑھنے والے',
    gained: 'نئے پڑھنے والے',
    lost: 'اب نہیں',
    opened: 'اسکول، اور کتنوں نے کھولا',
    confirmed: 'اسکول، اور کتنوں نے تصدیق کی',
  },

  seePlaces: 'مقام کے مطابق دیکھیں',
  openedAlone: (count) => plural(count, { other: '# نے کھولا ہے' }),
  confirmedAlone: (count) => plural(count, { other: '# نے تصدیق کی ہے' }),
  tooMany: 'ایک ساتھ گننے کے لیے پڑھنے والے بہت زیادہ ہیں۔ اعداد دیکھنے کے لیے کوئی ریاست کھولیں۔',
  remind: 'باقی لوگوں کو یاد دلائیں',
  remindText: (schools) =>
    plural(schools, {
      one: '# اسکول میں جنہوں نے نہیں پڑھا، ان سب کو اطلاع ملے گی، اور پتا ہو تو ای میل بھی۔ ایک دن میں کسی کو دو بار یاد نہیں دلایا جاتا۔',
      other:
        '# اسکولوں میں جنہوں نے نہیں پڑھا، ان سب کو اطلاع ملے گی، اور پتا ہو تو ای میل بھی۔ ایک دن میں کسی کو دو بار یاد نہیں دلایا جاتا۔',
    }),
  reminding: 'ایک ایک اسکول کر کے یاد دلایا جا رہا ہے…',
  remindedNow: (people) =>
    plural(people, { one: '# شخص کو یاد دلایا جا رہا ہے', other: '# لوگوں کو یاد دلایا جا رہا ہے' }),
  queued: 'یاد دلایا جا رہا ہے',
  queuedText: 'ایک ایک اسکول کر کے۔ آپ یہ صفحہ بند کر سکتے ہیں۔',
  stillGoing: 'پچھلی یاد دہانی ابھی جاری ہے',

  placesTitle: 'کس نے پڑھا، مقام کے مطابق',
  way: 'جن مقامات سے آپ آئے',
  all: 'تمام مقامات',
  unknownPlace: 'مقام معلوم نہیں',
  places: { countries: 'ممالک', states: 'ریاستیں', schools: 'اسکول' },
  opened: (seen, targeted) => `${formatNumber(targeted)} میں سے ${formatNumber(seen)} نے کھولا`,
  confirmed: (count, targeted) => `${formatNumber(targeted)} میں سے ${formatNumber(count)} نے تصدیق کی`,
  noReaders: 'کوئی پڑھنے والا نہیں',
  share: (part, of) => `${formatNumber(of)} میں سے ${formatNumber(part)}`,
  loading: 'مقامات لوڈ ہو رہے ہیں…',
  failed: 'مقامات لوڈ نہیں ہو سکے۔',

  grid: {
    search: 'اسکول تلاش کریں',
    loading: 'اسکول لوڈ ہو رہے ہیں…',
    emptyTitle: 'یہاں کوئی اسکول نہیں ہے',
    noMatchTitle: 'کوئی اسکول نہیں ملا',
    clearAll: 'تمام اسکول دکھائیں',
    errorTitle: 'اسکول لوڈ نہیں ہوئے',
    total: (total) => plural(total, { other: '# اسکول' }),
  },
};
