import type { Measures } from '../core/measures.ts';

export const reviewMeasures = {
  'work.approved': 'A teacher approved a work.',
  'work.returned': 'A teacher asked for a work once more.',
  'work.reopened': 'A teacher opened an approved work again.',
  'work.reminded': 'A teacher reminded a student of a project that is not handed in.',
} as const satisfies Measures;
