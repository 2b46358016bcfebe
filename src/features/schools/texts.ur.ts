import { schoolsMenu } from './menu-names.ur.ts';
import { schools } from './messages.ur.ts';
import type { SchoolsTexts } from './texts.ts';

export const schoolsUrdu: SchoolsTexts = { schools, schoolsMenu };
