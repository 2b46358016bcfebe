import { trainingMenu } from './menu-names.ur.ts';
import { training } from './messages.ur.ts';
import type { TrainingTexts } from './texts.ts';

export const trainingUrdu: TrainingTexts = { training, trainingMenu };
