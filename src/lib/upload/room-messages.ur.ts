import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { roomMessages } from './room-messages.en.ts';

export const uploadRoom: typeof roomMessages = {
  near: {
    person: {
      bytes: (left, most) => `آپ کی فائلوں کے لیے ${isolate(most)} میں سے ${isolate(left)} جگہ باقی ہے`,
      hour: (left, most) =>
        `اس گھنٹے میں آپ ${isolate(most)} میں سے ${isolate(left)} فائلیں اور شامل کر سکتے ہیں`,
      under_way: (left, most) =>
        `ابھی آپ ${isolate(most)} میں سے ${isolate(left)} اپ لوڈ اور شروع کر سکتے ہیں`,
    },
    school: {
      bytes: (left, most) =>
        `آپ کے اسکول کی فائلوں کے لیے ${isolate(most)} میں سے ${isolate(left)} جگہ باقی ہے`,
      hour: (left, most) =>
        `اس گھنٹے میں آپ کا اسکول ${isolate(most)} میں سے ${isolate(left)} فائلیں اور شامل کر سکتا ہے`,
      under_way: (left, most) =>
        `ابھی آپ کا اسکول ${isolate(most)} میں سے ${isolate(left)} اپ لوڈ اور شروع کر سکتا ہے`,
    },
    office: {
      bytes: (left, most) =>
        `مرکزی دفتر کی فائلوں کے لیے ${isolate(most)} میں سے ${isolate(left)} جگہ باقی ہے`,
      hour: (left, most) =>
        `اس گھنٹے میں مرکزی دفتر ${isolate(most)} میں سے ${isolate(left)} فائلیں اور شامل کر سکتا ہے`,
      under_way: (left, most) =>
        `ابھی مرکزی دفتر ${isolate(most)} میں سے ${isolate(left)} اپ لوڈ اور شروع کر سکتا ہے`,
    },
  },
  met: {
    person: {
      bytes: (most) =>
        `مزید فائلوں کے لیے جگہ نہیں ہے: آپ کی سب فائلیں مل کر ${isolate(most)} تک جگہ لے سکتی ہیں۔`,
      hour: (most) => `ایک گھنٹے میں آپ زیادہ سے زیادہ ${isolate(most)} فائلیں شامل کر سکتے ہیں۔`,
      under_way: (most) =>
        `آپ کے زیادہ سے زیادہ ${isolate(most)} اپ لوڈ ایک ساتھ چل سکتے ہیں۔ جو مکمل نہیں ہوتے، وہ ایک دن بعد ہٹ جاتے ہیں۔`,
    },
    school: {
      bytes: (most) =>
        `مزید فائلوں کے لیے جگہ نہیں ہے: آپ کے اسکول کی سب فائلیں مل کر ${isolate(most)} تک جگہ لے سکتی ہیں۔`,
      hour: (most) => `ایک گھنٹے میں آپ کا اسکول زیادہ سے زیادہ ${isolate(most)} فائلیں شامل کر سکتا ہے۔`,
      under_way: (most) =>
        `آپ کے اسکول کے زیادہ سے زیادہ ${isolate(most)} اپ لوڈ ایک ساتھ چل سکتے ہیں۔ جو مکمل نہیں ہوتے، وہ ایک دن بعد ہٹ جاتے ہیں۔`,
    },
    office: {
      bytes: (most) =>
        `مزید فائلوں کے لیے جگہ نہیں ہے: مرکزی دفتر کی سب فائلیں مل کر ${isolate(most)} تک جگہ لے سکتی ہیں۔`,
      hour: (most) => `ایک گھنٹے میں مرکزی دفتر زیادہ سے زیادہ ${isolate(most)} فائلیں شامل کر سکتا ہے۔`,
      under_way: (most) =>
        `مرکزی دفتر کے زیادہ سے زیادہ ${isolate(most)} اپ لوڈ ایک ساتھ چل سکتے ہیں۔ جو مکمل نہیں ہوتے، وہ ایک دن بعد ہٹ جاتے ہیں۔`,
    },
  },
  refused: {
    bytes: (most) => `نہیں بھیجی گئی: کل ${isolate(most)} تک ہی جگہ ہے۔`,
    hour: (most) => `نہیں بھیجی گئی: ایک گھنٹے میں زیادہ سے زیادہ ${isolate(most)} فائلیں ہو سکتی ہیں۔`,
    under_way: (most) => `نہیں بھیجی گئی: ایک ساتھ زیادہ سے زیادہ ${isolate(most)} اپ لوڈ ہو سکتے ہیں۔`,
  },
  againIn: (minutes) =>
    plural(minutes, { one: 'ایک منٹ بعد دوبارہ کوشش کریں۔', other: '# منٹ بعد دوبارہ کوشش کریں۔' }),
  diskFull: 'سرور پر ابھی فائلوں کے لیے جگہ نہیں ہے۔',
};
