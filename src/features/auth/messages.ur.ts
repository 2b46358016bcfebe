import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const session: typeof messages = {
  title: 'لاگ ان',
  subtitle: 'آپ کے اسکول کے نوٹس، جماعتیں اور پروجیکٹ۔',
  loginName: 'یوزر نیم',
  password: 'پاس ورڈ',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
  submit: 'لاگ ان کریں',
  ways: { label: 'لاگ ان کا طریقہ', password: 'پاس ورڈ', otp: 'ون ٹائم کوڈ' },
  forgot: 'پاس ورڈ بھول گئے؟',
  devices: 'آپ کے آلات',
  otherTab: 'ایک ہی براؤزر میں لاگ ان کے کئی صفحے نہیں کھولے جا سکتے۔',
  nameChanged: (name) => `آپ کا یوزر نیم بدل کر ${isolate(name)} کر دیا گیا ہے`,
  expired: 'آپ کے لاگ ان کا وقت ختم ہو گیا ہے، لاگ آؤٹ کیا جا رہا ہے',
  expiredHint: 'دوبارہ لاگ ان کریں: آپ کا لکھا ہوا یہیں محفوظ ہے۔',
  signedOutElsewhere: 'آپ نے دوسرے ٹیب میں لاگ آؤٹ کیا ہے۔',
  problems: {
    username_required: 'براہِ کرم یوزر نیم لکھیں',
    username_too_short: 'کم از کم 2 حروف',
    username_too_long: 'زیادہ سے زیادہ 64 حروف',
    password_required: 'براہِ کرم اپنا پاس ورڈ لکھیں',
    password_too_short: 'پاس ورڈ میں کم از کم 3 حروف ہوتے ہیں',
    password_too_long: 'پاس ورڈ میں زیادہ سے زیادہ 24 حروف ہوتے ہیں',
    password_has_spaces: 'پاس ورڈ میں خالی جگہ نہیں ہوتی',
    otp_has_other_signs: 'ون ٹائم کوڈ میں چھ ہندسے ہوتے ہیں',
  },
  failures: {
    unreachable: 'انٹرنیٹ نہیں ہے۔ براہِ کرم اپنا انٹرنیٹ کنکشن چیک کریں۔',
    unexpected: 'کوئی مسئلہ ہے، دوبارہ کوشش کریں!!!',
  },
  language: 'زبان',
  languageFailed: 'یہ زبان لوڈ نہیں ہو سکی۔ اپنا انٹرنیٹ کنکشن چیک کریں۔',
  theme: {
    label: 'تھیم',
    system: 'اس ڈیوائس کی تھیم',
    light: 'لائٹ',
    dark: 'ڈارک',
    contrast: 'زیادہ کنٹراسٹ',
  },
  privacy: 'رازداری کی پالیسی',
  terms: 'سروس کی شرائط',
  slides: {
    label: 'Banyan کس کام آتا ہے',
    carousel: 'سلائیڈ شو',
    pause: 'سلائیڈز روکیں',
    play: 'سلائیڈز چلائیں',
    show: (title) => `”${title}“ دکھائیں`,
    notices: {
      title: 'ہر نوٹس صحیح لوگوں تک',
      text: 'ایک بار لکھیں، صحیح جماعتوں کے ساتھ شیئر کریں اور جانیں کہ وہ پہنچ گیا۔',
    },
    workshop: {
      title: 'بنائیں، کوڈ کریں، دکھائیں',
      text: 'پروجیکٹ، کوڈ اور اسباق ایک ہی جگہ، پہلے بلاک سے نمائش تک۔',
    },
    growth: {
      title: 'اپنے اسکول کو بڑھتا دیکھیں',
      text: 'نمبر، پروجیکٹ اور حاضری ایک نظر میں، اساتذہ اور دفتر کے لیے۔',
    },
  },
};
