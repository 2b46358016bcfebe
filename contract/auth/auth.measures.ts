import type { Measures } from '../core/measures.ts';

export const authMeasures = {
  'session.begun': 'A person signed in; once a day of their school.',
} as const satisfies Measures;
