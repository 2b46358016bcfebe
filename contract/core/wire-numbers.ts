import * as v from 'valibot';
import { rawText } from './text.ts';

/** All numbers fit an integer column of the database. */
const largest = 2 ** 31 - 1;
const notThis = 'This number is not possible.';

export const count = v.pipe(
  v.number(),
  v.integer(notThis),
  v.minValue(0, notThis),
  v.maxValue(largest, notThis),
);

export const id = v.pipe(count, v.minValue(1, notThis));

/** An id, or 0 for none, all or the central office. Accepts a number or its digits as text. */
export const wireId = v.pipe(
  v.union([v.number(), v.pipe(rawText(15), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  count,
);

/** Milliseconds since 1970. */
export const instant = v.pipe(
  v.number(),
  v.integer(notThis),
  v.minValue(0, notThis),
  v.maxValue(8_640_000_000_000_000, notThis),
);
