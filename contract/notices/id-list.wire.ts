import * as v from 'valibot';
import { wireId as id } from './notice-list.wire.ts';

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
  v.array(v.pipe(v.number('Choose from the list.'), v.integer(), v.minValue(0))),
  v.maxLength(500),
);
