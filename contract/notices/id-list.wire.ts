import * as v from 'valibot';
import { count, wireId as id } from '#contract/core/wire-numbers.ts';

/** '0' or 0 is "All" [QU-20]; else ids as a list or a comma-joined string. '' is none. */
export const idList = v.pipe(
  v.union([v.string(), v.number(), v.array(id)]),
  v.transform((value): number[] => {
    if (Array.isArray(value)) return value;
    return String(value)
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(Number);
  }),
  v.array(v.pipe(v.number('Choose from the list.'), count)),
  v.maxLength(500),
);
