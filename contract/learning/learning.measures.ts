import type { Measures } from '../core/measures.ts';

export const learningMeasures = {
  'session.opened': 'A student opened a shared session; once a day.',
  'session.learned': 'A student marked a session as done; once a year.',
} as const satisfies Measures;
