import { isolate } from '#src/lib/words/isolate.ts';
import type { Messages } from '#src/lib/words/messages.ts';
import type { entryMessages } from './entry-messages.en.ts';

export const shareEntry: Messages<typeof entryMessages> = {
  share: 'اسکرین شیئر کریں',
  stop: 'اسکرین شیئر کرنا روکیں',
  stopTitle: 'اپنی اسکرین شیئر کرنا روکیں؟',
  stopText: (group, part) => `${isolate(group)} ${isolate(part)} کو آپ کی اسکرین نظر آنا بند ہو جائے گی۔`,
  stopYes: 'شیئر کرنا روکیں',
  stopNo: 'شیئر کرتے رہیں',
  stopped: 'آپ کی اسکرین اب شیئر نہیں ہو رہی۔',
  rejoin: 'شیئر کی گئی اسکرین پر واپس جائیں',
  offer: (host) => `${isolate(host)} آپ کی جماعت کے ساتھ اسکرین شیئر کر رہے ہیں`,
  offerText: 'اسے یہیں اپنے براؤزر میں دیکھیں۔ آپ بعد میں بھی شامل ہو سکتے ہیں۔',
  join: 'شامل ہوں',
  later: 'بعد میں',
};
