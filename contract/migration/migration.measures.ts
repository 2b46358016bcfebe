import type { Measures } from '../core/measures.ts';

export const migrationMeasures = {
  'year.moved': 'A school moved its people into the next year.',
  'year.returned': 'A school took such a move back.',
} as const satisfies Measures;
