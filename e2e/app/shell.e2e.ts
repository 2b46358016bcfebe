import { expect, expectAccessible, people, test } from '../fixtures.ts';

test.describe('keys of the browser', () => {
  test('are held back with one polite message, a Refresh and a way to allow them [QC-38, ML-10]', async ({
    openAs,
  }) => {
    const { page } = await openAs('zoya');
    const told = page.getByRole('status').filter({ hasText: 'switched off here' });
    // Until the keys are guarded, which comes after the screen, the browser reloads by itself.
    await expect(async () => {
      await page.keyboard.press('F5');
      await expect(told).toHaveText(/Refreshing with keys is switched off here/, { timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Control+p');
    await expect(told).toHaveText(/Browser shortcuts are switched off here/);
    await expect(told).toHaveCount(1);
    await page.getByRole('main').click({ button: 'right' });
    await expect(told).toHaveText(/right mouse button/);
    await expectAccessible(page);
    await told.getByRole('button', { name: 'Allow them' }).click();
    await expect(told).toHaveCount(0);
    await page.evaluate(() =>
      addEventListener('keydown', (event) => (document.title = String(event.defaultPrevented))),
    );
    await page.keyboard.press('Control+q');
    await expect(page).toHaveTitle('false');
  });

  test('F5 leads to a button that refreshes the page [QC-38]', async ({ openAs }) => {
    const { page } = await openAs('zoya');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    // Until the keys are guarded, which comes after the screen, the browser reloads by itself.
    await expect(async () => {
      await page.keyboard.press('F5');
      await expect(refresh).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const reloaded = page.waitForEvent('load');
    await refresh.click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  });
});

test.describe('display', () => {
  test('theme and language are chosen by keyboard alone, hold at once and come back', async ({ openAs }) => {
    const { page } = await openAs('zoya');
    const open = page.getByRole('button', { name: 'Display and language' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await dialog.getByRole('radio', { name: 'Like this device' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
    await expect(page.locator('[name=language]')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expectAccessible(page);
  });
});

test('each message is kept in a list that can be read later', async ({ openAs }) => {
  const board = await openAs('zoya');
  const { page } = board;
  await page.goto(`${people.zoya.dashboard}?open=99999999`);
  await expect(page.getByText('This notice is no longer available.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click();
  const log = page.getByRole('dialog', { name: 'Messages' });
  await expect(log.getByText('This notice is no longer available.')).toBeVisible();
  await log.getByRole('button', { name: 'Clear all' }).click();
  await expect(log.getByText('No messages yet')).toBeVisible();
});

test('on a phone the menu is a drawer that opens, leads on and closes again [SM-18]', async ({ openAs }) => {
  const { page } = await openAs('zoya');
  await page.setViewportSize({ width: 390, height: 844 });
  const open = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole('link', { name: 'My projects' }).click();
  await expect(page.getByRole('heading', { name: 'My projects', exact: true })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('a page is printed without its buttons, a notice without the page behind it', async ({ openAs }) => {
  const { page } = await openAs('zoya');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  await expect(page.getByText('Add notice')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^View “/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
