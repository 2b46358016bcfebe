import { openAt } from '../classes/hillview.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { openClub, openSeaside } from './seaside.ts';
import { captures, pictureOf, seeMoving } from './sharing.ts';

test.use(captures);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await openSeaside(97);
  await openClub(97, 'Harbour crane');
});

test('a batch watches at its project, and a student raises their hand [CC-15, EN-43, PF-13, PF-16, PF-17, PF-19, ST-31, VP-37, VP-38]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const sami = await openAt(browser, 'S97001', '/student');
  const umar = await openAt(browser, 'S97003', '/student');
  const teacher = await openAt(browser, 'F97001', '/myteaching/dashboard');
  await teacher.getByRole('button', { name: 'Share Screen' }).click();
  const dialog = teacher.getByRole('dialog');
  const warning = dialog.getByRole('alert');
  const start = dialog.getByRole('button', { name: 'Share screen' });
  await dialog.getByText('Club and batch').click();
  await start.click();
  await expect(warning).toHaveText('Please select club first.');
  await dialog.getByRole('combobox', { name: 'Club' }).click();
  await teacher.getByRole('option', { name: 'Robotics' }).click();
  await start.click();
  await expect(warning).toHaveText('Please select batch first.');
  // Those of others are not on the list.
  await dialog.getByRole('combobox', { name: 'Batch' }).click();
  await expect(teacher.getByRole('option')).toHaveText(['Monday', 'Tuesday']);
  await teacher.getByRole('option', { name: 'Tuesday' }).click();
  await expect(warning).toHaveText(
    'There are no students available for screen share in this club and batch.',
  );
  await dialog.getByRole('combobox', { name: 'Batch' }).click();
  await teacher.getByRole('option', { name: 'Monday' }).click();
  await expect(dialog.getByText('2 students can watch.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Project' }).click();
  await teacher.getByRole('option', { name: 'Harbour crane' }).click();
  await expectAccessible(teacher);
  const opened = teacher.context().waitForEvent('page');
  await start.click();
  const host = await opened;
  await expect(host.getByText(/Harbour crane/)).toBeVisible();
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();

  await sami.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click();
  await expect(sami).toHaveURL(/\/mylearning\/project\/\d+$/);
  await expect(sami.getByText(/Project: .*Harbour crane/)).toBeVisible();
  await seeMoving(sami);
  await expect(umar.getByRole('button', { name: 'Rejoin Screen Share' })).toBeHidden();

  const hand = sami.getByRole('button', { name: 'Raise hand' });
  await hand.click();
  await expect(host.getByText('1 hand is raised')).toBeVisible();
  await expect(host).toHaveTitle(/^\(1\) /);
  await expectAccessible(host);
  await expectAccessible(sami);
  await host.getByRole('button', { name: /Lower the hand of .*Sami Shore/ }).click();
  await expect(hand).toHaveAttribute('aria-pressed', 'false');
  await expect(host.getByText('1 hand is raised')).toBeHidden();

  await host.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(pictureOf(sami)).toBeHidden();
  await expect(sami.getByRole('heading', { name: 'Harbour crane' })).toBeVisible();
});
