import { expect, expectAccessible, test } from '../fixtures.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

test('notices of this year become drafts for the next, each to be gone through and shared by hand', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  const zoya = await openAs('zoya', { carriesDrafts: true });
  await zoya.chooseTab('Active');
  const mark = unique('pack');
  for (const title of [`First ${mark}`, `Second ${mark}`]) {
    const form = await zoya.clickAdd();
    await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'On Monday, please.' });
    // The draft of what was sent goes in a call of its own, which leaving the page at once would cut off.
    const dropped = zoya.page.waitForResponse((answer) => answer.url().endsWith('/drop-notice-draft'));
    await form.submitAndClose();
    await dropped;
  }
  await zoya.page.goto(`/myteaching/taskgenie?month=all&q=${encodeURIComponent(mark)}`);
  await zoya.page.getByRole('checkbox', { name: `Choose First ${mark}` }).check();
  await zoya.page.getByRole('checkbox', { name: `Choose Second ${mark}` }).check();
  await zoya.page.getByRole('button', { name: 'Use again…' }).click();
  const pack = zoya.page.getByRole('dialog', { name: 'Use notices again' });
  await expect(pack.getByRole('checkbox', { name: `First ${mark}` })).toBeChecked();
  await expectAccessible(zoya.page);
  await pack.getByRole('radio', { name: 'From a day I choose' }).check();
  await expect(pack.getByRole('textbox', { name: /First share date/ })).toBeVisible();
  await pack.getByRole('radio', { name: 'Next year, same weekdays' }).check();
  await pack.getByRole('button', { name: 'Make 2 drafts' }).click();
  await expect(pack.getByText('2 drafts are ready')).toBeVisible();
  await expectAccessible(zoya.page);
  await pack.getByRole('button', { name: 'Open the first' }).click();
  const form = zoya.page.getByRole('dialog', { name: /Task Genie/ });
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(
    new RegExp(`(First|Second) ${mark}`),
  );
  await form.getByRole('button', { name: 'Close' }).first().click();
  await zoya.page.getByRole('button', { name: 'Keep as draft' }).click();
  await zoya.page.getByRole('button', { name: /^\d+ drafts?$/ }).click();
  await expect(zoya.page.getByRole('button', { name: `Go on with “Second ${mark}”` })).toBeVisible();
  // What is begun is left alone the next time.
  await zoya.page.keyboard.press('Escape');
  await zoya.page.getByRole('checkbox', { name: `Choose Second ${mark}` }).check();
  await zoya.page.getByRole('button', { name: 'Use again…' }).click();
  await expect(pack.getByText('You have a draft of it already.')).toBeVisible();
});
