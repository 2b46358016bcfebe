import { teachingMenu } from './menu-names.ur.ts';
import type { TeachingTexts } from './texts.ts';

export const teachingUrdu: TeachingTexts = { teachingMenu };
