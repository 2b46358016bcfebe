import { formatNumber } from '#src/lib/words/format.ts';
import type { cardMessages } from './card-messages.en.ts';

export const assessmentCards: typeof cardMessages = {
  urgent: 'जो मूल्यांकन चल रहे हैं, जाँचने हैं या आने वाले हैं',
  all: 'सभी मूल्यांकन',
  nothingUrgent: 'अभी न कुछ चल रहा है, न जाँचना है, न आने वाला है।',
  stage: 'स्थिति',
  allStages: 'सभी स्थितियाँ',
  order: 'क्रम',
  orders: { newest: 'सबसे नया पहले', oldest: 'सबसे पुराना पहले', name: 'नाम से' },
  noHit: 'ऐसा कोई मूल्यांकन नहीं है',
  noHitText: 'कोई और शब्द खोजें, या सभी स्थितियाँ चुनें।',
  showMore: 'और दिखाएँ',
  shownOf: (shown, all) => `${formatNumber(all)} में से ${formatNumber(shown)} दिख रहे हैं`,
  carousel: {
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
    previous: 'पिछले मूल्यांकन',
    next: 'अगले मूल्यांकन',
    position: (at, of) => `${formatNumber(of)} में से ${formatNumber(at)}`,
  },
};
