import * as v from 'valibot';
import { rawText } from './text.ts';

/** Numbers that calls take, bounded once for all: what a column of the database holds, and nothing else. */
const largest = 2 ** 31 - 1;
const notThis = 'This number is not possible.';

/** How many, how far, which version; 0 or more. */
export const count = v.pipe(
  v.number(),
  v.integer(notThis),
  v.minValue(0, notThis),
  v.maxValue(largest, notThis),
);

/** The number of a row. */
export const id = v.pipe(count, v.minValue(1, notThis));

/** 0 is none of them, all of them, or the central office. A number, or its digits as text. */
export const wireId = v.pipe(
  v.union([v.number(), v.pipe(rawText(15), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  count,
);

/** An instant: milliseconds since 1970. */
export const instant = v.pipe(
  v.number(),
  v.integer(notThis),
  v.minValue(0, notThis),
  v.maxValue(8_640_000_000_000_000, notThis),
);
