import type { Measures } from '../core/measures.ts';

export const noticesMeasures = {
  'notice.created': 'A notice was written.',
} as const satisfies Measures;
