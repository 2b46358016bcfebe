import { openContext } from '../contexts.ts';
import { expect, people, test } from '../fixtures.ts';
import { markedSignedIn, signInAtServer } from '../signed-in.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

test('the schedule that a teacher begins with stays where it is, also when the week comes before the lesson above it [LD-06]', async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const context = await openContext(browser, {
    baseURL,
    storageState: markedSignedIn(baseURL),
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await signInAtServer(context, people.zoya.login);
  const page = await context.newPage();
  await watchShifts(page);
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*teaching-today', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  const week = page.getByRole('button', { name: 'Next week', includeHidden: true });
  // It is there, but does not show before the part above it has its height.
  await expect(week).toBeAttached();
  await expect(week).toBeHidden();
  letGo();
  await expect(week).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share screen' })).toBeVisible();
  const { sum, what } = await shiftsOf(page);
  expect(sum, what).toBeLessThan(0.001);
  await context.close();
});
