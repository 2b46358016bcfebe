import { trainingMenu } from './menu-names.hi.ts';
import { training } from './messages.hi.ts';
import type { TrainingTexts } from './texts.ts';

export const trainingHindi: TrainingTexts = { training, trainingMenu };
