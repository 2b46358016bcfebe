import type { roomMeasures } from './measures.gen.ts';

export type Measure = keyof typeof roomMeasures;
