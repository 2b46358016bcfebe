import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { accountMessages } from './messages.en.ts';

export const signInAccounts: typeof accountMessages = {
  inMenu: 'جڑے ہوئے کھاتے',
  close: 'بند کریں',
  retry: 'دوبارہ کوشش کریں',
  cancel: 'منسوخ کریں',
  toLogin: 'لاگ ان صفحے پر جائیں',
  failures: {
    unreachable: 'انٹرنیٹ نہیں ہے۔ براہِ کرم اپنا انٹرنیٹ کنکشن جانچیں۔',
    unexpected: 'کوئی مسئلہ ہے، دوبارہ کوشش کریں!!!',
    unauthorized: 'آپ کے لاگ ان کا وقت ختم ہو گیا ہے، لاگ آؤٹ کیا جا رہا ہے',
  },
  outcomes: {
    done: (label) => `آپ کا ${isolate(label)} کھاتا جڑ گیا۔`,
    cancelled: (label) => `${isolate(label)} پر آگے نہیں بڑھا گیا۔`,
    unreachable: (label) => `${isolate(label)} سے ابھی رابطہ نہیں ہو پا رہا ہے۔`,
    refused: (label) => `${isolate(label)} سے لاگ ان نہیں ہو سکا۔`,
    over: (label) =>
      `${isolate(label)} سے لاگ ان میں بہت وقت لگا، یا وہ پہلے استعمال ہو چکا ہے۔ دوبارہ شروع کریں۔`,
    stays: (label) =>
      `${isolate(label)} یہاں سے لاگ آؤٹ نہیں کرنے دیتا۔ ${isolate(label)} پر ہی لاگ آؤٹ کریں۔`,
    account_over: (label) =>
      `آپ کا ${isolate(label)} کھاتا نہیں جڑا: اس دوران آپ یہاں لاگ آؤٹ ہو گئے۔ دوبارہ شروع کریں۔`,
    account_taken: (label) => `یہ ${isolate(label)} کھاتا یہاں کسی اور سے جڑا ہے۔`,
    account_other: (label) => `آپ سے ایک دوسرا ${isolate(label)} کھاتا جڑا ہے۔ پہلے اسے الگ کریں۔`,
    account_not_offered: (label) => `آپ کا اسکول یہاں ${isolate(label)} کھاتے استعمال نہیں کرتا۔`,
    account_foreign: (label) => `یہ ${isolate(label)} کھاتا آپ کے اسکول کا نہیں ہے۔`,
    own_password_first: (label) =>
      `پہلے اپنا پاس ورڈ چنیں۔ اس کے بعد آپ اپنا ${isolate(label)} کھاتا جوڑ سکتے ہیں۔`,
  },
  login: {
    label: 'اپنے اسکول کے کھاتے سے لاگ ان کریں',
    or: 'یا',
    signIn: (label) => `${isolate(label)} سے لاگ ان کریں`,
    passwordWay: 'آپ پہلے کی طرح یوزر نیم اور پاس ورڈ سے لاگ ان کر سکتے ہیں۔',
    stillThere: (label) => `آپ یہاں لاگ آؤٹ ہیں، مگر ${isolate(label)} پر شاید اب بھی لاگ ان ہیں`,
    endThere: (label) => `یہ کمپیوٹر دوسرے بھی استعمال کرتے ہیں؟ تو ${isolate(label)} پر ہی لاگ آؤٹ کریں۔`,
    endToo: (label) => `${isolate(label)} سے بھی لاگ آؤٹ کریں`,
  },
  arrival: {
    title: 'لاگ ان کیا جا رہا ہے',
    text: 'ایک لمحہ۔',
    failed: 'لاگ ان نہیں ہو سکا',
    none: 'اس میں بہت وقت لگا۔ براہِ کرم دوبارہ شروع کریں۔',
    firstTitle: (label) => `اپنا ${isolate(label)} کھاتا جوڑیں`,
    firstText: (account) =>
      `${isolate(account)} یہاں ابھی کسی سے جڑا نہیں ہے۔ ایک بار اپنے یوزر نیم اور پاس ورڈ سے لاگ ان کریں۔ اس کے بعد یہ کھاتا کافی ہے۔`,
    nameless: (label) => `آپ کا ${isolate(label)} کھاتا`,
    onlyYours: (account) => `تبھی آگے بڑھیں جب ${isolate(account)} آپ کا ہو۔`,
    loginName: 'یوزر نیم',
    password: 'پاس ورڈ',
    showPassword: 'پاس ورڈ دکھائیں',
    hidePassword: 'پاس ورڈ چھپائیں',
    nameRequired: 'براہِ کرم یوزر نیم لکھیں',
    passwordRequired: 'براہِ کرم اپنا پاس ورڈ لکھیں',
    connect: 'جوڑیں اور لاگ ان کریں',
    otherAccount: 'یہ میرا کھاتا نہیں ہے',
    goOn: 'آگے بڑھیں',
    connected: 'کھاتا جڑ گیا',
    notConnected: 'کھاتا نہیں جڑا',
  },
  own: {
    title: 'جڑے ہوئے کھاتے',
    text: 'جڑے ہوئے کھاتے سے آپ یہاں کے پاس ورڈ کے بغیر لاگ ان کرتے ہیں۔ آپ کا پاس ورڈ بھی چلتا رہتا ہے۔',
    newPassword: 'نیا پاس ورڈ جڑے ہوئے کھاتوں کو الگ کر دیتا ہے، تاکہ کسی کے پاس پرانا راستہ نہ رہے۔',
    loading: 'آپ کے کھاتے لوڈ ہو رہے ہیں',
    failed: 'آپ کے کھاتے لوڈ نہیں ہو سکے۔',
    none: 'آپ کا اسکول ایسے کھاتے استعمال نہیں کرتا۔',
    connect: (label) => `${isolate(label)} کھاتا جوڑیں`,
    disconnect: 'الگ کریں',
    disconnectOf: (label) => `اپنا ${isolate(label)} کھاتا الگ کریں`,
    since: (account, day) => `${isolate(account)}، ${isolate(day)} کو جوڑا گیا`,
    lastUsed: (day) => `آخری بار ${isolate(day)} کو استعمال ہوا`,
    notYet: 'جڑا نہیں ہے',
    notOffered: 'آپ کا اسکول اسے اب استعمال نہیں کرتا: اس سے کوئی لاگ ان نہیں ہوتا۔',
    disconnected: (label) => `آپ کا ${isolate(label)} کھاتا الگ کر دیا گیا۔`,
    question: (label) => `اپنا ${isolate(label)} کھاتا الگ کریں؟`,
    questionText: 'اس کے بعد آپ یوزر نیم اور پاس ورڈ سے لاگ ان کرتے ہیں۔',
    password: 'یہاں کا آپ کا پاس ورڈ',
    passwordHint: (label) => `ہم یہ اس لیے پوچھتے ہیں کہ کوئی اور اپنا ${isolate(label)} کھاتا نہ جوڑ سکے۔`,
    goOn: (label) => `${isolate(label)} پر آگے بڑھیں`,
    passwordRequired: 'براہِ کرم اپنا پاس ورڈ لکھیں',
  },
  school: {
    title: (label) => `${isolate(label)} سے لاگ ان`,
    text: (label) =>
      `آپ کے اسکول کے لوگ اپنے ${isolate(label)} کھاتے سے لاگ ان کر سکتے ہیں۔ ہر کوئی اسے ایک بار یہاں کے پاس ورڈ سے جوڑتا ہے؛ وہ کیا کر سکتے ہیں، یہ یہیں طے رہتا ہے۔`,
    on: 'اس کی اجازت دیں',
    domains: 'آپ کے اسکول کے ای میل ڈومین',
    domainsHint: (example) =>
      `صرف ان ڈومین کے کھاتے لیے جاتے ہیں، جیسے ${isolate(example)}۔ کئی ہوں تو بیچ میں کوما لگائیں۔`,
    connected: (count) =>
      plural(count, { one: 'ایک فرد نے کھاتا جوڑا ہے۔', other: '# لوگوں نے کھاتا جوڑا ہے۔' }),
    off: 'جب تک یہ بند ہے، کوئی اس طرح لاگ ان نہیں کر سکتا۔ جڑے ہوئے کھاتے باقی رہتے ہیں۔',
    save: 'محفوظ کریں',
    saved: 'محفوظ ہو گیا۔',
    loadFailed: 'کھاتے لوڈ نہیں ہو سکے۔',
    unchanged: 'آپ نے کچھ نہیں بدلا ہے۔',
    problems: {
      domain_wrong: (domain) => `کوئی ای میل پتا ”${isolate(domain)}“ پر ختم نہیں ہوتا۔`,
      domains_missing: 'اپنے اسکول کا کم از کم ایک ای میل ڈومین لکھیں۔',
      domain_many: (most) => `زیادہ سے زیادہ ${formatNumber(most)} ڈومین۔`,
    },
  },
};
