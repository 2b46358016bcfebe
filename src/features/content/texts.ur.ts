import { curriculumMenu } from './menu-names.ur.ts';
import { curriculum } from './messages.ur.ts';
import type { ContentTexts } from './texts.ts';

export const contentUrdu: ContentTexts = { curriculum, curriculumMenu };
