import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { detailMessages } from './messages.en.ts';

export const detail: typeof detailMessages = {
  back: 'सूची पर वापस',
  outdated: 'यह शायद सबसे नया संस्करण नहीं है',
  outdatedText: 'इसे बदला गया, पर दोबारा लोड नहीं हो सका।',
  moveUp: (name) => `${isolate(name)} को ऊपर ले जाएँ`,
  moveDown: (name) => `${isolate(name)} को नीचे ले जाएँ`,
  editOf: (name) => `${isolate(name)} बदलें`,
  removeOf: (name) => `${isolate(name)} हटाएँ`,
  nowAt: (at) => `अब स्थान ${formatNumber(at)} पर`,
  dragHint: 'क्रम बदलने के लिए खींचें या तीर बटन दबाएँ।',
};
