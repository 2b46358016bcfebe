import { dayIn } from '#src/lib/days.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { FullBoard } from './full-board.model.ts';

/** By the school's day, which is the next month's for the last hours of a month in Greenwich. */
const monthName = (offset: number, locale = 'en-GB') => {
  const [year = 0, month = 1] = dayIn('Asia/Kolkata').split('-').map(Number);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1 + offset, 1),
  );
};

test('an admin deletes, undoes and deletes again; nobody finds it afterwards [TG-01, TG-06, TG-07, TG-09, QU-24, ER-06]', async ({
  openAs,
}) => {
  const title = 'Old: timetable of the monsoon term';
  const { page } = await openAs('principal');
  const board = new FullBoard(page);
  await board.openFromCard();
  await expect(page).toHaveURL(/\/admin\/taskgenie/);
  await expect(page.getByRole('tab')).toHaveText(['Active', 'Due This Week', 'Inactive', 'Deleted']);
  await board.chooseTab('Inactive');
  await expect(board.row(title)).toBeVisible();

  await board.press('Delete', title);
  await board.answer('No');
  await expect(board.row(title)).toBeVisible();
  await board.press('Delete', title);
  await board.answer('Yes');
  await expect(board.messages.getByText('Notice has been deleted')).toBeVisible();
  await expect(board.row(title)).toHaveCount(0);
  await expectAccessible(page);

  await board.undo();
  await expect(board.messages.getByText('Notice has been restored')).toBeVisible();
  await expect(board.row(title)).toBeVisible();

  await board.press('Delete', title);
  await board.answer('Yes');
  await expect(board.row(title)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('There is no inactive notice on the board')).toBeVisible();
});

test('months go forward and back, with the browser’s own button too, and stand in the address [ST-02, QC-33, QU-48, QU-60]', async ({
  pageAs,
}) => {
  const page = await pageAs('nisha');
  await page.goto('/myteaching/taskgenie');
  const board = new FullBoard(page);
  await board.seeMonth(monthName(0));
  await board.months.getByRole('button', { name: 'Next month' }).click();
  await board.seeMonth(monthName(1));
  await expect(page.getByText(`No notices in ${monthName(1)}`)).toBeVisible();
  await board.months.getByRole('button', { name: 'Next month' }).click();
  await board.seeMonth(monthName(2));
  await page.goBack();
  await board.seeMonth(monthName(1));
  await page.reload();
  await board.seeMonth(monthName(1));
  await page.getByRole('button', { name: 'Go to this month' }).click();
  await board.seeMonth(monthName(0));
  await board.showAllMonths();
  await expect(board.row('Web design: choose a topic')).toBeVisible();
  await board.chooseTab('Due This Week');
  await expect(board.months).toHaveCount(0);
  await page.getByRole('button', { name: 'Close full screen' }).click();
  await expect(page).toHaveURL(/\/myteaching\/dashboard/);
});

test('several are switched off by keyboard alone and come back with one undo [TG-03, TG-04, QC-31]', async ({
  openAs,
}) => {
  const zara = await openAs('zara');
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  await rudra.clickShowMore();
  // Two that no other test looks at: for a while they are gone.
  const titles = ['Electronics kit check', 'विज्ञान मेला: अपने प्रोजेक्ट का नाम दें'];
  for (const title of titles) await rudra.seeNotice(title);

  const { page } = zara;
  await page.goto('/myteaching/taskgenie?month=all&filter=author%3Amine');
  const board = new FullBoard(page);
  for (const title of titles) {
    await page.getByRole('checkbox', { name: `Choose ${title}` }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Make inactive', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(board.messages.getByText('2 notices are inactive now')).toBeVisible();
  for (const title of titles) {
    await expect(board.row(title)).toHaveCount(0);
    await rudra.dontSeeNotice(title);
  }

  // The way to the messages is F8, then Tab to the button of the newest.
  const undo = board.messages.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(board.messages.getByText('2 notices are active now')).toBeVisible();
  for (const title of titles) {
    await expect(board.row(title)).toBeVisible();
    await rudra.seeNotice(title);
  }
  await board
    .row(titles[0] ?? '')
    // The small picture of an attachment is part of its name.
    .getByRole('button', { name: new RegExp(`^${titles[0]}`) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Count the resistors');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('sorts, searches and finds no fault on a phone, in the dark, in Hindi and in Urdu [TG-03, TG-08, CO-02, RT-20]', {
  tag: '@long',
}, async ({ pageAs }) => {
  const page = await pageAs('principal');
  await page.goto('/admin/taskgenie?month=all');
  const titles = () => page.getByRole('rowheader').allTextContents();
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=title/);
  // Other tests write on this board too, some of it no words at all.
  const initials = async () =>
    (await titles()).map((title) => title.charAt(0).toLowerCase()).filter((sign) => /[a-z]/.test(sign));
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(async () => {
      const found = await initials();
      return found.length === 0 || found.join('') === found.toSorted().join('') ? 'sorted' : found.join('');
    })
    .toBe('sorted');
  expect((await titles()).length).toBe(10);
  await page.getByRole('searchbox', { name: 'Find a notice' }).fill('OLYMPIAD');
  await expect(page.getByRole('rowheader')).toHaveText(['Olympiad of informatics: sign up']);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [language, tab] of [
    ['hi', 'सक्रिय'],
    ['ur', 'فعال'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('banyan.language', chosen), language);
    await page.goto('/admin/taskgenie?month=all');
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
