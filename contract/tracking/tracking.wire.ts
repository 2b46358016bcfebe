import * as v from 'valibot';
import { rawText } from '#contract/core/text.ts';
import { instant } from '#contract/core/wire-numbers.ts';

/** [CO-19, ST-44] Least milliseconds between two uploads. */
export const trackingEvery = 120_000;

/** [QU-70] Days for which page times are kept. */
export const trackingDays = 180;

/**
 * A path's pattern without query. Numbers, codes and names of a row become `:id`, so that page times show which
 * screens are used but not whose.
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

/** [EN-18] `timeSpent` in milliseconds; `expireTime` is when the page was left, in milliseconds since 1970. */
export const trackedPage = v.object({
  pageUrl: v.pipe(rawText(500), v.transform(pagePattern)),
  timeSpent: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 3_600_000)),
  expireTime: instant,
});

export const trackedPages = v.pipe(v.array(trackedPage), v.maxLength(500));
