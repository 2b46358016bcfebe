import type { schoolModelMessages } from './school-model-messages.en.ts';

export const schoolModels: typeof schoolModelMessages = {
  '0': 'कक्षाएँ, शिक्षकों या विद्यार्थियों के लिए',
  '1': 'कक्षाएँ, फिर साझा किए बिना',
  '2': 'कक्षाएँ और सेक्शन',
  '4': 'केवल क्लब',
  '5': 'कक्षाओं के साथ क्लब',
};
