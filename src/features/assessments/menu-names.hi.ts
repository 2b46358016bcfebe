import type { menuNames } from './menu-names.en.ts';

export const assessmentsMenu: typeof menuNames = {
  assessments: 'मूल्यांकन',
  'question-bank': 'प्रश्न बैंक',
};
