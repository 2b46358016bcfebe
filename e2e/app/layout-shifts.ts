import type { Page } from '@playwright/test';

interface Moved {
  readonly value: number;
  readonly what: readonly string[];
}

/** From the next page on, the browser notes what moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      const { shifts } = window as unknown as { shifts: Moved[] };
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        shifts.push({
          value,
          // Who reads of a failure learns what moved, when and how far.
          what: sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${Math.round(startTime)} ms: ${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(from)} → ${place(to)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved so far, and what. */
export async function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly what: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ what }) => what).join('\n'),
  };
}
