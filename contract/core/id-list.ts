import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { count, wireId as id } from '#contract/core/wire-numbers.ts';

const most = 500;

/** '0' or 0 means all [QU-20]; '' means none. Otherwise a list of ids or a comma-joined string. */
export const idList = v.pipe(
  v.union([rawText(most * 12), v.number(), v.pipe(v.array(id), v.maxLength(most))]),
  v.transform((value): number[] => {
    if (Array.isArray(value)) return value;
    return String(value)
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(Number);
  }),
  v.array(v.pipe(v.number('not_listed'), count)),
  v.maxLength(most),
);
