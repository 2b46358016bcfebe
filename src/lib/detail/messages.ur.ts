import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { detailMessages } from './messages.en.ts';

export const detail: typeof detailMessages = {
  back: 'فہرست پر واپس',
  outdated: 'یہ شاید تازہ ترین نسخہ نہیں ہے',
  outdatedText: 'اسے بدلا گیا، مگر دوبارہ لوڈ نہ ہو سکا۔',
  moveUp: (name) => `${isolate(name)} کو اوپر لے جائیں`,
  moveDown: (name) => `${isolate(name)} کو نیچے لے جائیں`,
  editOf: (name) => `${isolate(name)} بدلیں`,
  removeOf: (name) => `${isolate(name)} ہٹائیں`,
  nowAt: (at) => `اب مقام ${formatNumber(at)} پر`,
  dragHint: 'ترتیب بدلنے کے لیے گھسیٹیں یا تیر کے بٹن دبائیں۔',
};
