import { randomUUID } from 'node:crypto';
import { test } from '../fixtures.ts';

test('the next notice opens while the board still asks for its lists after the last one [NF-01]', async ({
  openAs,
}) => {
  const board = await openAs('zoya');
  const { page } = board;
  const first = await board.clickAdd();
  await first.fillNotice({
    grade: 'Grade 10',
    division: 'C',
    title: `One after the other ${randomUUID().slice(0, 6)}`,
    description: 'The first of two.',
  });
  // From the save on, the lists have to wait.
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
  await first.submitAndClose();
  const next = await board.clickAdd();
  answer();
  await next.seeTitle('');
});
