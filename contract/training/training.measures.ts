import type { Measures } from '../core/measures.ts';

export const trainingMeasures = {
  'training.done': 'A teacher finished a part of the training: watched it, or marked it.',
  'training.undone': 'A teacher took back that a part of the training is done.',
} as const satisfies Measures;
