import { curriculumMenu } from './menu-names.hi.ts';
import { curriculum } from './messages.hi.ts';
import type { ContentTexts } from './texts.ts';

export const contentHindi: ContentTexts = { curriculum, curriculumMenu };
