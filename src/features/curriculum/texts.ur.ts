import { curriculumMenu } from './menu-names.ur.ts';
import { curriculum } from './messages.ur.ts';
import type { CurriculumTexts } from './texts.ts';

export const curriculumUrdu: CurriculumTexts = { curriculum, curriculumMenu };
