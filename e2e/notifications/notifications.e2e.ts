import { expect, expectAccessible, test } from '../fixtures.ts';

const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

test('a notice rings at its readers without a reload, opens from the bell, and can be cleared [PF-05, PF-09, SM-03, ST-38, ST-39, ST-40, ST-41, ER-24]', async ({
  openAs,
}) => {
  const title = unique('Bring the robot');
  const rudra = await openAs('rudra');
  const zoya = await openAs('zoya');
  const { page } = rudra;
  const bell = page.getByRole('button', { name: /Notification|notification/ });
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'All', title, description: 'Charged, please.' });
  await form.submitAndClose();

  await expect(bell).toHaveAccessibleName(/unread notification/);
  await bell.click();
  // The board behind it lists the notice among the new ones too.
  const line = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', {
    name: new RegExp(title),
  });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  // The other dropdown closes this one.
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(line).toHaveCount(0);
  await page.keyboard.press('Escape');
  await bell.click();
  await line.click();
  await expect(page).toHaveURL(/\/student\?open=\d+/);
  await expect(page.getByRole('dialog').getByText('Charged, please.')).toBeVisible();
  await page.keyboard.press('Escape');

  await bell.click();
  await page.getByRole('button', { name: 'See all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: new RegExp(title) }).check();
  await expect(dialog.getByText('Selected: 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear Selected' }).click();
  await expect(page.getByText('Notification Cleared Successfully')).toBeVisible();
  await expect(dialog.getByText(title)).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Preferences' }).click();
  await dialog.getByLabel('From').fill('21:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter both times, or neither.')).toBeVisible();
  await dialog.getByLabel('To', { exact: true }).fill('07:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();
  // The list is asked for again once the dialog is closed.
  const asked = page.waitForResponse(/\/notifications$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await asked;
});

test('two tabs of a person agree, and all can be cleared [ST-38, CD-01]', { tag: '@long' }, async ({
  openAs,
}) => {
  const title = unique('For two tabs');
  const rudra = await openAs('rudra');
  const other = await rudra.page.context().newPage();
  await other.goto('/student');
  const nisha = await openAs('zoya');
  const form = await nisha.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'All', title, description: 'Both.' });
  await form.submitAndClose();
  for (const tab of [rudra.page, other])
    await expect(tab.getByRole('button', { name: /unread notification/ })).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: /unread notification/ }).click();
  await expect(
    other.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: new RegExp(title) }),
  ).toBeVisible();
  await other.getByRole('button', { name: 'See all' }).click();
  await other.getByRole('button', { name: 'Clear all Notifications' }).click();
  await expect(other.getByText('Notifications Cleared Successfully')).toBeVisible();
  await expect(rudra.page.getByRole('button', { name: 'No Notification' })).toBeVisible();
});
