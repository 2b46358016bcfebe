import { curriculumMenu } from './menu-names.hi.ts';
import { curriculum } from './messages.hi.ts';
import type { CurriculumTexts } from './texts.ts';

export const curriculumHindi: CurriculumTexts = { curriculum, curriculumMenu };
