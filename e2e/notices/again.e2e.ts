import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { NoticeForm } from './notice-form.model.ts';

test('the next form opens while the board still asks for its lists, and no other one before it [NF-01]', async ({
  openAs,
}) => {
  const board = await openAs('zoya');
  const { page } = board;
  await board.chooseTab('Active');
  const write = async (words: string) => {
    const title = `${words} ${randomUUID().slice(0, 6)}`;
    const form = await board.clickAdd();
    await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'One of two.' });
    return { title, form };
  };
  const first = await write('First of all');
  await first.form.submitAndClose();
  const edit = page.getByRole('button', { name: `Edit “${first.title}”` });
  await expect(edit).toBeVisible();
  const second = await write('And then');
  // From this save on, the lists have to wait.
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isSaved = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/create-faculty-notice')) isSaved = true;
  });
  await page.route('**/api/v1/get-latest-notice-*', async (route) => {
    if (isSaved) await answered;
    await route.continue();
  });
  await second.form.submitAndClose();
  // One press alone: `clickAdd` would press again.
  await page.getByRole('button', { name: 'Add notice' }).click();
  const next = new NoticeForm(page);
  await next.seeTitle('');
  await next.clickClose();
  await next.dontSee();
  const shown = await page.evaluateHandle(noteDialogs);
  await edit.click();
  answer();
  await next.seeTitle(first.title);
  expect(await shown.evaluate((names) => names)).toEqual(['Edit Task Genie']);
});

/** In the page: the headings of the dialogs that come from now on, one after the other. */
function noteDialogs(): string[] {
  const names: string[] = [];
  new MutationObserver(() => {
    const name = document.querySelector('[role=dialog] h2')?.textContent;
    if (name && names.at(-1) !== name) names.push(name);
  }).observe(document.body, { childList: true, subtree: true });
  return names;
}
