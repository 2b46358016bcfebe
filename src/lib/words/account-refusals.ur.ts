import type { passwordRefusals, triesRefusal } from '#contract/auth/auth.refusals.ts';
import { formatNumber } from './format.ts';
import type { Messages } from './messages.ts';

export const tooManyAttempts: Messages<typeof triesRefusal> = {
  too_many_attempts: ({ minutes }) => `بہت بار کوشش ہوئی۔ ${formatNumber(minutes)} منٹ بعد دوبارہ کوشش کریں۔`,
};

export const password: Messages<(typeof passwordRefusals)['change']> = {
  password_required: 'پاس ورڈ ضروری ہے۔',
  password_has_spaces: 'پاس ورڈ میں خالی جگہ نہیں ہوتی۔',
  password_too_short: ({ minimum }) => `پاس ورڈ میں کم از کم ${formatNumber(minimum)} حروف ہوں۔`,
  password_too_long: ({ maximum }) => `پاس ورڈ میں زیادہ سے زیادہ ${formatNumber(maximum)} حروف ہوں۔`,
  password_classes_missing: 'پاس ورڈ میں ایک حرف، ایک ہندسہ اور $@!#& میں سے ایک علامت ہو۔',
  password_too_simple: 'پاس ورڈ میں ان میں سے دو ہوں: چھوٹے حروف، بڑے حروف، ہندسے، علامتیں۔',
  password_unchanged: 'پچھلا پاس ورڈ نیا پاس ورڈ نہیں ہو سکتا۔',
  confirm_differs: 'نیا پاس ورڈ اور اس کی تصدیق ایک جیسے ہوں۔',
};
