import type { Page } from '@playwright/test';
import { expect, expectAccessible, sample, test } from '../fixtures.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;
const messagesOf = (page: Page) => page.getByRole('region', { name: /^Messages/ });

test('a teacher sees whom a notice reaches, who opens and confirms it, live, and reminds the rest', async ({
  openAs,
}) => {
  test.setTimeout(150_000);
  const title = unique('Bring your kit');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'On Monday, please.' });
  await expect(form.dialog.getByText(/^Reaches 1 division, \d+ students/)).toBeVisible();
  await form.dialog.getByRole('button', { name: 'See names' }).click();
  const names = zoya.page.getByRole('dialog', { name: 'Who gets this notice' });
  await names.getByRole('searchbox', { name: 'Find a person' }).fill('rudra');
  await expect(names.getByText('Rudra Kumar')).toBeVisible();
  await expectAccessible(zoya.page);
  await names.getByRole('button', { name: 'Close' }).click();
  await form.check('Ask readers to confirm');
  await form.submitAndClose();
  const viewer = await zoya.view(title);
  await viewer.dialog.getByText('Delivery', { exact: true }).first().click();
  await viewer.seeText(/^0 of \d+ confirmed/);

  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  const row = rudra.page.getByRole('listitem').filter({ has: rudra.row(title) });
  await expect(row.getByText('New', { exact: true })).toBeAttached();
  const reading = await rudra.view(title);
  await expect(viewer.dialog.getByRole('row', { name: /Opened only/ })).toContainText('1');
  await reading.dialog.getByRole('button', { name: 'I have read this' }).click();
  await reading.seeText(/You confirmed this on/);
  await expectAccessible(rudra.page);
  await viewer.seeText(/^1 of \d+ confirmed/);
  await reading.close();
  await expect(row.getByText('New', { exact: true })).toHaveCount(0);

  await viewer.dialog.getByRole('button', { name: /^Remind \d+ people/ }).click();
  await zoya.page.getByRole('button', { name: 'Send reminder' }).click();
  await expect(messagesOf(zoya.page).getByText(/people were reminded/)).toBeVisible();
  await viewer.seeText('Everyone who is missing was reminded today.');
  await expectAccessible(zoya.page);
  await viewer.dialog.getByRole('button', { name: 'See names' }).click();
  const ledger = zoya.page.getByRole('dialog', { name: 'Who has read it' });
  await ledger.getByRole('tab', { name: /^Confirmed/ }).click();
  await expect(ledger.getByText('Rudra Kumar')).toBeVisible();
  await expectAccessible(zoya.page);
});

test('what was shared by a slip is taken back within 20 seconds, and the form comes back whole', async ({
  openAs,
}) => {
  const title = unique('Too early');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'Not finished yet.' });
  await form.addFiles(sample('notice.pdf'));
  await form.seeFilesSaved(1);
  await form.submitAndClose();
  await rudra.seeNotice(title);
  await messagesOf(zoya.page).getByRole('button', { name: 'Undo' }).click();
  await zoya.seeMessage('Notice taken back');
  await rudra.dontSeeNotice(title);
  await form.seeTitle(title);
  await form.seeDescription('Not finished yet.');
  await form.seeFilesSaved(1);
  await form.fillTitle(`${title} now`);
  await form.submitAndClose();
  await rudra.seeNotice(`${title} now`);
});

test('what is opened without a connection is told when it is back', { tag: '@long' }, async ({ openAs }) => {
  test.setTimeout(120_000);
  const title = unique('Read on the bus');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'Any time.' });
  await form.submitAndClose();
  const viewer = await zoya.view(title);
  await viewer.seeText(/^0 of \d+ opened it/);
  const rudra = await openAs('rudra');
  await rudra.chooseTab('Active');
  await rudra.page.route('**/notice-seen', (route) => route.abort('internetdisconnected'));
  const reading = await rudra.view(title);
  await reading.close();
  await rudra.page.unroute('**/notice-seen');
  await rudra.page.evaluate(() => dispatchEvent(new Event('online')));
  await rudra.view(title);
  await viewer.seeText(/^1 of \d+ opened it/);
});
