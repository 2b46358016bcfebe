import type { menuNames } from './menu-names.en.ts';

export const assessmentsMenu: typeof menuNames = {
  'question-bank': 'سوال بینک',
};
