import type { menuNames } from './menu-names.en.ts';

export const curriculumMenu: typeof menuNames = {
  'academic-content': 'تعلیمی مواد',
  'own-projects': 'میرے پروجیکٹ',
  'manage-project': 'اساتذہ کے پروجیکٹ',
};
