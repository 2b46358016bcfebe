import { formatNumber } from '#src/lib/words/format.ts';

export const numberText = (value: number) => formatNumber(value, 2);
