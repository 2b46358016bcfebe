import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { differenceMessages } from './difference-messages.en.ts';

export const assessmentDifferences: typeof differenceMessages = {
  own: 'اپنا وقت',
  ownHint: (zone) => `جو خالی ہے وہ سب کی طرح ہے۔ اسکول کا وقت: ${isolate(zone)}`,
  window: {
    assessment_date: 'کھلنے کا دن',
    start_time: 'کھلنے کا وقت',
    last_start_date: 'آخری آغاز کا دن',
    last_start_time: 'آخری آغاز کا وقت',
    end_date: 'بند ہونے کا دن',
    end_time: 'بند ہونے کا وقت',
  },
  factorAction: 'تمام جائزوں میں زیادہ وقت',
  factorTitle: (name) => `${isolate(name)} کے لیے زیادہ وقت`,
  factorFields: { factor: 'عام منٹوں کا فیصد', reason: 'کیوں' },
  factorHint: '100 سب کی طرح ہے، 150 ڈیڑھ گنا ہے۔ یہ ہر جائزے میں گنا جاتا ہے۔',
  factorSaved: 'محفوظ ہو گیا۔ یہ ابھی سے گنا جاتا ہے، کام کرنے والے کے لیے بھی۔',
  takeBack: 'کوڈ واپس لیں',
  takeBackTitle: 'کوڈ واپس لیں؟',
  takeBackText: (count) =>
    plural(count, {
      one: `${formatNumber(count)} طالب علم اب اپنے کوڈ سے شروع نہیں کر سکتا۔`,
      other: `${formatNumber(count)} طلبہ اب اپنے کوڈ سے شروع نہیں کر سکتے۔`,
    }),
  takeBackNo: 'رہنے دیں',
  tookBack: (count) =>
    plural(count, {
      one: `${formatNumber(count)} کوڈ واپس لیا گیا۔`,
      other: `${formatNumber(count)} کوڈ واپس لیے گئے۔`,
    }),
  leaveTitle: 'کوڈ بند کریں؟',
  leaveText: 'وہ صرف اس بار دکھائے جاتے ہیں، اور آپ نے انہیں نہ چھاپا ہے نہ محفوظ کیا ہے۔',
  leaveYes: 'بند کریں',
  leaveNo: 'رکیں',
  save: 'اسپریڈ شیٹ میں محفوظ کریں',
};
