import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { CalendarDialog } from './calendar.model.ts';

test('a calendar address is made, copied, read without signing in, replaced and switched off', async ({
  openAs,
  request,
}) => {
  const board = await openAs('vivaan');
  const { page } = board;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calendar = new CalendarDialog(page);
  await calendar.open();
  await calendar.click('Make an address');
  const address = await calendar.seeAddress();
  await expectAccessible(page);
  await calendar.click('Copy address');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const feed = await request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const text = (await feed.text()).replaceAll('\r\n ', '');
  const link = /^URL:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
  const title = /^SUMMARY:(.*)$/m.exec(text)?.[1]?.trim() ?? '';
  expect(title).not.toBe('');

  await calendar.close();
  await calendar.open();
  await calendar.dontSeeAddress();
  await calendar.click('Make a new address');
  await calendar.answer('Make a new address');
  const newer = await calendar.seeAddress();
  expect([(await request.get(address)).status(), (await request.get(newer)).status()]).toEqual([404, 200]);
  await calendar.click('Switch off');
  await calendar.answer('Switch off');
  await board.seeMessage('Your calendar address is switched off.');
  expect((await request.get(newer)).status()).toBe(404);

  expect(new URL(link).pathname).toBe(people.vivaan.dashboard);
  await page.goto(link);
  await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible();
});
