import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { instant } from '#contract/core/wire-numbers.ts';

/** [CO-19, ST-44] Milliseconds between two uploads at the least. */
export const trackingEvery = 120_000;

/** [QU-70] Days that page times stay. */
export const trackingDays = 180;

/**
 * The pattern of a page's path: no query, and numbers, codes and names of one row give way to `:id`, so that a list
 * of pages tells which screens are used and not whose.
 */
export function pagePattern(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return (
    bare
      .split('/')
      .map((part) => (/\d/.test(part) || part.length > 40 ? ':id' : part))
      .join('/')
      .slice(0, 200) || '/'
  );
}

/** [EN-18] `timeSpent` in milliseconds; `expireTime` the instant the page was left, in milliseconds since 1970. */
export const trackedPage = v.object({
  pageUrl: v.pipe(rawText(500), v.transform(pagePattern)),
  timeSpent: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 3_600_000)),
  expireTime: instant,
});

/** One upload at the most. */
export const trackedPages = v.pipe(v.array(trackedPage), v.maxLength(500));
