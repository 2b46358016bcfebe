import { formatNumber, plural } from '../words/format.ts';
import type { signInSheetMessages } from './messages.en.ts';

export const signInSheet: typeof signInSheetMessages = {
  action: 'نئے کوڈ اور کارڈ',
  codesTitle: (count) => plural(count, { one: '# فرد کے لیے نیا کوڈ', other: '# افراد کے لیے نئے کوڈ' }),
  ends: (count) =>
    plural(count, { one: '# فرد کا پہلے کا کوڈ ختم ہو گا', other: '# افراد کے پہلے کے کوڈ ختم ہوں گے' }),
  endsText: 'ان کا اپنا پاس ورڈ بھی ختم ہو گا اور وہ لاگ آؤٹ ہو جائیں گے۔ کسی اور پر اثر نہیں پڑتا۔',
  ended: (count) =>
    plural(count, {
      one: '# فرد کا پہلے کا کوڈ ختم ہو گیا۔',
      other: 'ان # افراد کے پہلے کے کوڈ ختم ہو گئے۔',
    }),
  more: (count) => plural(count, { one: 'اور # مزید', other: 'اور # مزید' }),
  sheetTitle: 'لاگ ان کارڈ',
  make: 'کارڈ بنائیں',
  making: 'کارڈ بن رہے ہیں',
  progress: (done, wanted) => `${formatNumber(wanted)} میں سے ${formatNumber(done)}`,
  makingText: 'آپ دوسرے کام کر سکتے ہیں اور اسی پتے پر لوٹ سکتے ہیں۔',
  ready: (count) => plural(count, { other: '# کارڈ تیار' }),
  readyText: (days) =>
    `ابھی چھاپ لیں: اسے بند کرنے کے بعد کوڈ دوبارہ نہیں دکھتے۔ کوڈ ${formatNumber(days)} دن تک کام کرتا ہے۔`,
  print: 'چھاپیں',
  username: 'یوزر نیم',
  code: 'کوڈ',
  address: 'یہاں لاگ ان کریں',
  chosen: 'اب ان کا اپنا پاس ورڈ ہے',
  gone: 'یہ کارڈ اب موجود نہیں',
  goneText: 'کارڈ دو گھنٹے تک دکھتے ہیں، جب تک بند نہ کیے جائیں۔ جنہیں ضرورت ہو ان کے لیے نئے بنائیں۔',
  leave: {
    title: 'کارڈ بند کریں؟',
    text: 'کوڈ دوبارہ نہیں دکھیں گے۔ کاغذ پر چھپے کوڈ کام کرتے رہیں گے۔',
    stay: 'یہیں رہیں',
    leave: 'کارڈ بند کریں',
  },
};
