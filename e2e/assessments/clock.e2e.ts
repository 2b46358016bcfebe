import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { AttemptPage, openDevice } from './attempt.model.ts';
import { endIn, sit, written } from './attempt-world.ts';

const day = 86_400_000;

/** The clock of the device is so much before or behind, and `set` puts it right or wrong while pages are open. */
async function withClock(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript((shift) => {
    const Real = Date;
    const page = globalThis as unknown as { clockShift: number; Date: unknown };
    page.clockShift = shift;
    page.Date = class extends Real {
      constructor(...given: [] | [number]) {
        super(given.length === 0 ? Real.now() + page.clockShift : given[0]);
      }
      static override now(): number {
        return Real.now() + page.clockShift;
      }
    };
  }, milliseconds);
}

/** Seconds that the timer shows. */
async function left({ page }: AttemptPage): Promise<number> {
  const text = await page.getByRole('timer', { name: 'Time left' }).innerText();
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

for (const [index, [name, shift, later]] of [
  ['a day behind', -day, 30 * day],
  ['right at first', 0, 30 * day],
].entries() as IterableIterator<[number, [string, number, number]]>)
  test(
    `the timer goes by the server where the clock of the device is ${name}, and is set while the student works [CE-01]`,
    { tag: index === 0 ? [] : '@long' },
    async ({ browser, request }, { retry }) => {
      test.slow();
      const { logins, assessmentId } = await sit(request, { from: 9 + index, retry });
      const context = await openDevice(browser, logins[0]!);
      await withClock(context, shift);
      const attempt = await AttemptPage.open(context, assessmentId);
      await attempt.start();
      expect(Math.abs(Date.now() + shift - (await attempt.page.evaluate(() => Date.now())))).toBeLessThan(
        60_000,
      );
      const minutes = (await left(attempt)) / 60;
      expect(minutes).toBeGreaterThan(28);
      expect(minutes).toBeLessThanOrEqual(30);
      await attempt.turnTo(2);
      await attempt.write('By my own clock');
      await expect(attempt.saved).toBeVisible();
      // Somebody sets the clock right, or far wrong: the time that is left is the same.
      await attempt.page.evaluate((by) => {
        (globalThis as unknown as { clockShift: number }).clockShift = by;
      }, later);
      await attempt.write(', which somebody set');
      await expect(attempt.saved).toBeVisible();
      const now = (await left(attempt)) / 60;
      expect(now).toBeGreaterThan(27);
      expect(now).toBeLessThanOrEqual(minutes);
      await endIn(assessmentId, 12);
      await attempt.page.reload();
      expect(await left(attempt)).toBeLessThanOrEqual(12);
      const over = attempt.page.getByText(/^(Time was over|The assessment closed) on/);
      await expect(over).toBeVisible({ timeout: 30_000 });
      expect(await written(assessmentId)).toEqual({
        counts: ['By my own clock, which somebody set'],
        late: [],
      });
      await context.close();
    },
  );
