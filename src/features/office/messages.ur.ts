import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const office: typeof messages = {
  admins: {
    title: 'اسکول ایڈمن',
    text: 'جو اسکول چلاتے ہیں: ہر ایک کے پاس لاگ ان کا نام ہے۔',
    add: 'نیا ایڈمن',
    newTitle: 'نیا اسکول ایڈمن',
    edit: 'اسکول ایڈمن',
    empty: { emptyTitle: 'ابھی کوئی ایڈمن نہیں', emptyText: 'ان کے بغیر اسکول کوئی نہیں چلا سکتا۔' },
  },
  subUsers: {
    title: 'سب یوزر',
    text: 'مرکزی دفتر کے لوگ، اور ان میں سے ہر ایک کیا کھول سکتا ہے۔',
    add: 'نیا سب یوزر',
    newTitle: 'نیا سب یوزر',
    edit: 'سب یوزر',
    empty: { emptyTitle: 'ابھی کوئی نہیں', emptyText: 'دفتر میں ساتھ کام کرنے والوں کو شامل کریں۔' },
  },
  columns: {
    name: 'نام',
    username: 'یوزر نیم',
    email: 'ای میل',
    school: 'اسکول',
    status: 'حالت',
    rank: 'عہدہ',
    department: 'شعبہ',
    modules: 'کیا کھول سکتے ہیں',
    schools: 'اسکول',
    created: 'سب سے نئے',
  },
  status: { active: 'فعال', inactive: 'غیر فعال', code: 'پہلا کوڈ ابھی استعمال نہیں ہوا' },
  ranks: { super: 'سپر ایڈمن', staff: 'عملہ', director: 'ڈائریکٹر' },
  rankHints: {
    super: 'سب کچھ کھولتے ہیں اور سب یوزر سنبھالتے ہیں۔',
    staff: 'جو نیچے منتخب ہے وہی کھولتے ہیں۔',
    director: 'جو نیچے منتخب ہے اسے پڑھتے ہیں، اور نوٹس لکھتے ہیں۔',
  },
  modules: {
    dashboard: 'نوٹس',
    'admin/sign-out': 'لوگوں کو لاگ آؤٹ کریں',
    'admin/schools': 'اسکول',
    'admin/admins': 'اسکول ایڈمن',
    'admin/faculty': 'اساتذہ',
    'admin/students': 'طلبہ',
    'admin/classes': 'جماعتیں',
    'admin/clubs': 'کلب',
  },
  everything: 'سب کچھ',
  nothing: 'کچھ نہیں',
  schoolCount: (count) => plural(count, { one: '# اسکول', other: '# اسکول' }),
  noDepartment: 'کوئی نہیں',
  filters: {
    status: 'حالت',
    allStatus: 'فعال اور غیر فعال',
    rank: 'عہدہ',
    allRanks: 'تمام عہدے',
  },
  fields: {
    school_id: 'اسکول',
    firstName: 'نام',
    lastName: 'خاندانی نام',
    email_id: 'ای میل',
    sub_role: 'عہدہ',
    department: 'شعبہ',
    modules: 'کیا کھول سکتے ہیں',
    school_ids: 'کن اسکولوں کی دیکھ بھال',
  },
  hints: {
    modules: 'کچھ منتخب نہ ہو: لاگ ان کر سکتے ہیں، مگر ان کے لیے کچھ نہیں ہے۔',
    school_ids: 'وہ کسی اور اسکول تک نہیں پہنچتے۔ کوئی منتخب نہ ہو: کسی تک نہیں۔',
  },
  actions: { open: 'کھولیں', on: 'چالو کریں', off: 'بند کریں', code: 'نیا کوڈ دیں' },
  offAsk: {
    title: 'بند کریں؟',
    text: (count, name) =>
      count === 1
        ? `${isolate(name)} فوراً لاگ آؤٹ ہو جائیں گے اور لاگ ان نہیں کر سکیں گے۔ آپ انہیں دوبارہ چالو کر سکتے ہیں۔`
        : `${formatNumber(count)} لوگ فوراً لاگ آؤٹ ہو جائیں گے اور لاگ ان نہیں کر سکیں گے۔`,
    yes: 'بند کریں',
  },
  switchedOff: (count) => plural(count, { one: '# شخص بند ہوا', other: '# لوگ بند ہوئے' }),
  switchedOn: (count) => plural(count, { one: '# شخص چالو ہوا', other: '# لوگ چالو ہوئے' }),
  saved: 'محفوظ ہو گیا۔',
  problems: {
    name_letters: 'صرف حروف اور خالی جگہ۔',
    name_required: 'نام لکھیں۔',
    email_form: `چھوٹے حروف میں پتا، جیسے ${isolate('name@school.org')}۔`,
    email_required: 'پتا لکھیں۔',
    too_long: 'یہ بہت لمبا ہے۔',
  },
};
