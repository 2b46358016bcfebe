import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { watchMessages } from './messages.en.ts';

export const sessionWatch: typeof watchMessages = {
  endsSoon: 'آپ جلد لاگ آؤٹ ہو جائیں گے',
  endsSoonText: 'آپ کا لکھا ہوا محفوظ رہے گا۔',
  extend: 'وقت بڑھائیں',
  extendFailed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  again: 'دوبارہ لاگ ان کریں',
  reasons: {
    expired: 'آپ کے لاگ ان کا وقت ختم ہو گیا ہے، لاگ آؤٹ کیا جا رہا ہے',
    refused: 'آپ کے لاگ ان کا وقت ختم ہو گیا ہے، لاگ آؤٹ کیا جا رہا ہے',
    forced: 'آپ کے اسکول نے آپ کو لاگ آؤٹ کر دیا ہے۔',
    elsewhere: 'آپ نے کسی دوسرے ڈیوائس پر لاگ ان کیا، اس لیے یہاں سے لاگ آؤٹ کر دیا گیا۔',
    provider: 'آپ کو اپنے اسکول کے اکاؤنٹ سے لاگ آؤٹ کیا گیا، اس لیے یہاں سے بھی۔',
  },
  kept: 'یہ صفحہ جیسا ہے ویسا ہی رہے گا۔ آگے بڑھنے کے لیے لاگ ان کریں۔',
  as: (name, loginName) => `${isolate(name)} (${isolate(loginName)})`,
  password: 'پاس ورڈ',
  passwordFirst: 'لاگ ان کرنے کے لیے پاس ورڈ لکھیں۔',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
  signIn: 'لاگ ان کریں',
  byAccount: (label) => `یا ${isolate(label)} سے لاگ ان کریں؛ پھر یہ صفحہ خود آگے چلتا ہے`,
  newTab: '(نئے ٹیب میں کھلتا ہے)',
  somebodyElse: 'کسی اور کے طور پر لاگ ان کریں',
  devices: 'آپ کسی دوسرے ڈیوائس پر بھی لاگ ان ہیں۔',
  devicesEnd: 'وہاں لاگ آؤٹ کریں اور یہاں آگے بڑھیں',
  devicesKeep: 'واپس',
  unsentTitle: 'لاگ آؤٹ کریں؟',
  unsent: (count) =>
    plural(count, {
      one: 'آپ کا ایک ڈرافٹ بھیجا نہیں گیا۔ اگر یہ ڈیوائس دوسرے بھی استعمال کرتے ہیں تو اسے یہاں سے ہٹا دیں۔',
      other:
        'آپ کے # ڈرافٹ بھیجے نہیں گئے۔ اگر یہ ڈیوائس دوسرے بھی استعمال کرتے ہیں تو انہیں یہاں سے ہٹا دیں۔',
    }),
  stay: 'لاگ ان رہیں',
  leaveAndKeep: 'لاگ آؤٹ کریں، مسودے یہیں رکھیں',
  leaveAndDelete: 'لاگ آؤٹ کریں اور ہٹائیں',
};
