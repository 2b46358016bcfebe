import { schoolsMenu } from './menu-names.hi.ts';
import { schools } from './messages.hi.ts';
import type { SchoolsTexts } from './texts.ts';

export const schoolsHindi: SchoolsTexts = { schools, schoolsMenu };
