import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { markingMessages } from './marking-messages.en.ts';

export const marking: typeof markingMessages = {
  fields: { marks: 'अंक', feedback: 'प्रतिक्रिया' },
  mark: 'जाँचें',
  saved: 'अंक सहेजे गए।',
  sum: (marks, most) => `अब तक ${formatNumber(most, 2)} में से ${formatNumber(marks, 2)} अंक`,
  question: (at) => `प्रश्न ${formatNumber(at)}`,
  answer: 'उत्तर',
  noAnswer: 'उत्तर नहीं',
  right: 'सही उत्तर',
  late: 'देर से',
  marksOf: (most) => `अंक, अधिक से अधिक ${formatNumber(most, 2)}`,
  feedback: 'प्रतिक्रिया',
  keptAnswer: (answer) => `बहुत देर से आया और गिना नहीं जाता: ${isolate(answer)}`,
  open: 'विद्यार्थी अभी इस पर काम कर रहा है। जमा होने के बाद इसे जाँचा जा सकता है।',
  issues: {
    marks_missing: 'अंक भी दें: प्रतिक्रिया उनके साथ सहेजी जाती है।',
    bad_step: 'अंक 0 से प्रश्न के अधिकतम अंकों तक हैं, 0.25 के चरणों में।',
  },
};
