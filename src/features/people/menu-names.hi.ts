import type { menuNames } from './menu-names.en.ts';

export const peopleMenu: typeof menuNames = {
  faculty: 'शिक्षक',
  students: 'विद्यार्थी',
  'my-students': 'मेरे विद्यार्थी',
};
