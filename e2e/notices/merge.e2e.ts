import { expect, expectAccessible, test } from '../fixtures.ts';
import { BoardPage } from './board.model.ts';

/** A title nobody else uses, so that tests can share one server. */
const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`;

test('what two tabs changed of one notice becomes one notice, and a choice where both changed the same', {
  tag: '@long',
}, async ({ openAs }) => {
  test.setTimeout(120_000);
  const title = unique('Merge');
  const zoya = await openAs('zoya');
  await zoya.chooseTab('Active');
  const form = await zoya.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'On Monday, please.' });
  await form.submitAndClose();

  const mine = await (await zoya.view(title)).clickEdit();
  const other = new BoardPage(await zoya.page.context().newPage());
  await other.page.goto(zoya.page.url().replace(/[?&](form|notice|open)=[^&]*/g, ''));
  const theirs = await (await other.view(title)).clickEdit();
  await theirs.dialog.getByLabel('Title').fill(`${title} theirs`);
  await theirs.dialog.getByLabel('Description').fill('On Tuesday, please.');
  await theirs.submitAndClose();

  await mine.dialog.getByLabel('Title').fill(`${title} mine`);
  await mine.check('Ask readers to confirm');
  await mine.clickSubmit();
  await zoya.page.getByRole('button', { name: 'Compare and merge' }).click();
  const merging = zoya.page.getByRole('dialog', { name: 'Two versions of this notice' });
  await expect(merging.getByText('On Tuesday, please.')).toBeVisible();
  await expectAccessible(zoya.page);
  await merging.getByRole('radio', { name: 'Yours' }).check();
  await merging.getByRole('button', { name: 'Save the merged notice' }).click();
  await expect(merging).toHaveCount(0);
  const viewer = await zoya.view(`${title} mine`);
  await viewer.seeText('On Tuesday, please.');
});
