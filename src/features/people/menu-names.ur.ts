import type { menuNames } from './menu-names.en.ts';

export const peopleMenu: typeof menuNames = {
  faculty: 'اساتذہ',
  students: 'طلبہ',
  'my-students': 'میرے طلبہ',
};
