import type { schoolModelMessages } from './school-model-messages.en.ts';

export const schoolModels: typeof schoolModelMessages = {
  '0': 'جماعتیں، اساتذہ یا طلبہ کے لیے',
  '1': 'جماعتیں، دوبارہ شیئر کیے بغیر',
  '2': 'جماعتیں اور سیکشن',
  '4': 'صرف کلب',
  '5': 'جماعتوں کے ساتھ کلب',
};
