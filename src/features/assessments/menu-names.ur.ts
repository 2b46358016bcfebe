import type { menuNames } from './menu-names.en.ts';

export const assessmentsMenu: typeof menuNames = {
  assessments: 'امتحانات',
  'question-bank': 'سوال بینک',
};
