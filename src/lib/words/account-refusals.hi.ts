import type { passwordRefusals, triesRefusal } from '#contract/auth/auth.refusals.ts';
import { formatNumber } from './format.ts';
import type { Messages } from './messages.ts';

export const tooManyAttempts: Messages<typeof triesRefusal> = {
  too_many_attempts: ({ minutes }) => `बहुत बार कोशिश हुई। ${formatNumber(minutes)} मिनट बाद फिर कोशिश करें।`,
};

export const password: Messages<(typeof passwordRefusals)['change']> = {
  password_required: 'पासवर्ड ज़रूरी है।',
  password_has_spaces: 'पासवर्ड में खाली जगह नहीं होती।',
  password_too_short: ({ minimum }) => `पासवर्ड में कम से कम ${formatNumber(minimum)} अक्षर हों।`,
  password_too_long: ({ maximum }) => `पासवर्ड में अधिक से अधिक ${formatNumber(maximum)} अक्षर हों।`,
  password_classes_missing: 'पासवर्ड में एक अक्षर, एक अंक और $@!#& में से एक चिह्न हो।',
  password_too_simple: 'पासवर्ड में इनमें से दो हों: छोटे अक्षर, बड़े अक्षर, अंक, चिह्न।',
  password_unchanged: 'पिछला पासवर्ड नया पासवर्ड नहीं हो सकता।',
  confirm_differs: 'नया पासवर्ड और उसकी पुष्टि एक जैसे हों।',
};
