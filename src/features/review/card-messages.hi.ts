import { formatNumber } from '#src/lib/words/format.ts';
import type { ReviewTexts } from './texts.ts';

export const reviewCards: ReviewTexts['reviewCards'] = {
  progress: 'प्रोजेक्ट की प्रगति',
  kinds: 'प्रोजेक्ट कैसे दिए गए',
  kind: { course: 'कक्षा', assignment: 'नाम से', club: 'क्लब' },
  loading: 'लोड हो रहा है',
  retry: 'फिर कोशिश करें',
  error: 'त्रुटि',
  wrong: 'कुछ गड़बड़ हुई',
  handedIn: 'जमा किया गया',
  handedInOf: (done, expected) => `${formatNumber(expected)} अपेक्षित कामों में से ${formatNumber(done)} जमा हुए`,
  counters: {
    assign: 'दिए गए',
    completed: 'पूरे हुए',
    expected: 'अपेक्षित अपलोड',
    output: 'अपलोड हुए काम',
    reviewd: 'समीक्षा हुई',
  },
  pending: (count) => (count === 0 ? 'कुछ बाकी नहीं' : `${formatNumber(count)} बाकी`),
  toReview: (count) => `${formatNumber(count)} कामों की समीक्षा बाकी है`,
  waiting: (count) => (count === 0 ? 'समीक्षा बाकी नहीं' : `${formatNumber(count)} की समीक्षा बाकी`),
};
