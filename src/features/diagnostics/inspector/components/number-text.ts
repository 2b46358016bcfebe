import { formatNumber } from '#src/lib/words/format.ts';

/** For durations in ms, to two decimals. */
export const numberText = (value: number) => formatNumber(value, 2);
