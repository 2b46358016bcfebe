import { formatNumber } from '#src/lib/words/format.ts';
import type { cardMessages } from './card-messages.en.ts';

export const assessmentCards: typeof cardMessages = {
  urgent: 'جو امتحانات چل رہے ہیں، جانچنے ہیں یا آنے والے ہیں',
  all: 'تمام امتحانات',
  nothingUrgent: 'ابھی نہ کچھ چل رہا ہے، نہ جانچنا ہے، نہ آنے والا ہے۔',
  stage: 'حالت',
  allStages: 'تمام حالتیں',
  order: 'ترتیب',
  orders: {
    newest: 'سب سے نیا پہلے',
    oldest: 'سب سے پرانا پہلے',
    name: 'نام سے',
  },
  noHit: 'ایسا کوئی امتحان نہیں ہے',
  noHitText: 'کوئی اور لفظ تلاش کریں، یا تمام حالتیں منتخب کریں۔',
  showMore: 'مزید دکھائیں',
  shownOf: (shown, all) => `${formatNumber(all)} میں سے ${formatNumber(shown)} نظر آ رہے ہیں`,
  carousel: {
    carousel: 'سلائیڈ شو',
    slide: 'سلائیڈ',
    previous: 'پچھلے امتحانات',
    next: 'اگلے امتحانات',
    position: (at, of) => `${formatNumber(of)} میں سے ${formatNumber(at)}`,
  },
};
