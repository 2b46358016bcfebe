import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { pictureMessages } from './messages.en.ts';

export const picture: typeof pictureMessages = {
  title: 'تصویر',
  choose: 'تصویر چنیں',
  change: 'تصویر بدلیں',
  remove: 'تصویر ہٹائیں',
  waiting: 'نئی تصویر محفوظ کرنے پر رکھی جائے گی۔',
  removing: 'محفوظ کرنے پر تصویر ہٹا دی جائے گی۔',
  undo: 'پرانی تصویر رکھیں',
  hint: `${isolate('JPG')} یا ${isolate('PNG')}، ${isolate('5 MB')} تک`,
  picture_kind: (name) => `معذرت، ${isolate(name)} درست نہیں، یہ درست ہیں: ${isolate('.jpg, .jpeg, .png')}`,
  picture_size: `زیادہ سے زیادہ حجم ${isolate('5 MB')} ہے`,
  opening: 'تصویر کھل رہی ہے',
  cutTitle: 'دکھائی دینے والا حصہ چنیں',
  cut: {
    frame: 'تصویر کا حصہ',
    keys: 'تیر کی کلیدوں سے تصویر ہلائیں، جمع اور منفی سے چھوٹا بڑا کریں۔',
    zoom: 'زوم',
    zoomIn: 'بڑا کریں',
    zoomOut: 'چھوٹا کریں',
    left: 'بائیں ہلائیں',
    right: 'دائیں ہلائیں',
    up: 'اوپر ہلائیں',
    down: 'نیچے ہلائیں',
    place: (across, down) =>
      `بائیں سے ${isolate(`${formatNumber(across)}%`)}، اوپر سے ${isolate(`${formatNumber(down)}%`)}`,
    zoomed: (percent) => isolate(`${formatNumber(percent)}%`),
    small: 'یہ تصویر چھوٹی ہے اور دھندلی دکھائی دے سکتی ہے۔',
    use: 'یہ حصہ لیں',
    other: 'واپس',
  },
};
