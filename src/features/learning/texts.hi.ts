import { learningMenu } from './menu-names.hi.ts';
import { learning } from './messages.hi.ts';
import type { LearningTexts } from './texts.ts';

export const learningHindi: LearningTexts = { learning, learningMenu };
