import type { Measures } from '../core/measures.ts';

export const worksMeasures = {
  'work.begun': 'A student saved something for a project for the first time.',
  'work.submitted': 'A student handed in project work.',
  'work.late': 'A student handed in project work after the day it was due.',
} as const satisfies Measures;
