import type { schoolChoiceMessages } from './messages.en.ts';

export const schoolChoice: typeof schoolChoiceMessages = {
  school: 'اسکول',
  choose: 'اسکول چنیں',
  chooseText: 'پھر یہ صفحہ اسی اسکول کی معلومات دکھائے گا۔',
};
