import { formatNumber } from '#src/lib/words/format.ts';

/** Durations to a hundredth of a millisecond. */
export const numberText = (value: number) => formatNumber(value, 2);
