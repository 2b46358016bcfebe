import type { menuNames } from './menu-names.en.ts';

export const curriculumMenu: typeof menuNames = {
  'academic-content': 'शैक्षणिक सामग्री',
  'own-projects': 'मेरे प्रोजेक्ट',
  'manage-project': 'शिक्षकों के प्रोजेक्ट',
};
