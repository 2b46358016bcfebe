import type { roomMeasures } from './measures.gen.ts';

/** What reports can count, of all rooms. */
export type Measure = keyof typeof roomMeasures;
