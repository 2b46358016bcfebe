import { expect, expectAccessible, people, test } from '../fixtures.ts';
import { sample } from '../sample.ts';
import { type Begun, beginUploads, giveUpUploads } from './uploads.model.ts';

/** As `.env.example` has it. */
const mostAtOnce = 60;

test('a teacher is told how much they can still upload, and then why a file is refused [NF-15, ER-03]', async ({
  openAs,
}) => {
  const board = await openAs('chessTeacher');
  let begun: Begun = await beginUploads(board.page, people.chessTeacher.login, mostAtOnce - 5);
  try {
    const form = await board.clickAdd();
    const near = form.dialog.getByText('Uploads you can still begin now: 5 of 60');
    await expect(near).toBeVisible();
    await expectAccessible(board.page);

    begun = [...begun, ...(await beginUploads(board.page, people.chessTeacher.login, 5))];
    await form.addFiles(sample('notice.pdf'));
    const refused = form.dialog.getByText('Not sent: 60 uploads at once are the most.');
    await expect(refused).toBeVisible();
    const met = form.dialog.getByText(/^You can have at most 60 uploads under way at once\./);
    await expect(met).toBeVisible();
    await expectAccessible(board.page);

    await giveUpUploads(board.page, begun.slice(0, 10));
    begun = begun.slice(10);
    await form.dialog.getByRole('button', { name: 'Try notice.pdf again' }).click();
    await form.seeFilesSaved(1);
    await expect(refused).toHaveCount(0);
    await expect(met).toHaveCount(0);
  } finally {
    await giveUpUploads(board.page, begun);
  }
});
