import { expect, expectAccessible, test } from '../fixtures.ts';
import { NoticeForm } from './notice-form.model.ts';

const carriesDrafts = true;

test('a notice begun on one device is finished on another, and then no device offers it any more', async ({
  openAs,
}) => {
  const first = await openAs('zara', { carriesDrafts });
  const form = await first.clickAdd();
  await form.fillTitle('Herbarium week');
  await form.fillDescription('Bring ten leaves.');
  await first.page.keyboard.press('Escape');
  await first.page.getByRole('button', { name: 'Keep as draft' }).click();
  await form.dontSee();
  const here = first.page.getByRole('button', { name: '1 draft' });
  await expect(here).toBeVisible();

  const second = await openAs('zara', { carriesDrafts });
  await second.page.getByRole('button', { name: '1 draft' }).click();
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: 'Go on with “Herbarium week”' }).click();
  const again = new NoticeForm(second.page);
  await again.see();
  await again.seeTitle('Herbarium week');
  await again.seeDescription('Bring ten leaves.');
  await again.choose('Grade', 'Grade 10');
  await again.choose('Division', 'C');
  await again.submitAndClose();
  await second.seeMessage('Notice has been shared.');
  await expect(second.page.getByRole('button', { name: '1 draft' })).toHaveCount(0);

  await first.page.reload();
  await first.seeCard();
  const fresh = await first.clickAdd();
  await fresh.seeTitle('');
});

test('a draft is deleted after a question, on every device', { tag: '@long' }, async ({ openAs }) => {
  const board = await openAs('nisha', { carriesDrafts });
  const form = await board.clickAdd();
  await form.fillTitle('Not to be');
  await board.page.keyboard.press('Escape');
  await board.page.getByRole('button', { name: 'Keep as draft' }).click();
  const button = board.page.getByRole('button', { name: '1 draft' });
  const remove = async (answer: string) => {
    await button.click();
    await board.page.getByRole('button', { name: 'Delete the draft “Not to be”' }).click();
    await board.page.getByRole('button', { name: answer, exact: true }).click();
  };
  await remove('Keep it');
  await expect(button).toBeVisible();
  await remove('Delete');
  await expect(button).toHaveCount(0);
  const again = await board.clickAdd();
  await again.seeTitle('');
});
