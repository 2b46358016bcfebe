import { learningMenu } from './menu-names.ur.ts';
import { learning } from './messages.ur.ts';
import type { LearningTexts } from './texts.ts';

export const learningUrdu: LearningTexts = { learning, learningMenu };
