import { openAt } from '../classes/hillview.ts';
import { expectEveryLook } from '../every-look.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { openSeaside } from './seaside.ts';
import { captures, inkOf, seeMoving, share } from './sharing.ts';

test.use(captures);
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => openSeaside(96));

test('a class watches its teacher, on video and in pictures, to the end [ML-05, ML-06, PF-13, PF-14, PF-15, PF-18, QU-40, ST-27, ST-29, ST-30, VP-37]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [sami, tara] = [
    await openAt(browser, 'S96001', '/student'),
    await openAt(browser, 'S96002', '/student'),
  ];
  // A browser without a decoder.
  await tara.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoDecoder');
  });
  await tara.reload();
  const teacher = await openAt(browser, 'F96001', '/myteaching/dashboard');
  const host = await share(teacher);
  await expectAccessible(host);

  await sami.getByRole('alertdialog').getByRole('button', { name: 'Join' }).click();
  await expect(sami.getByText('Waiting for the picture')).toBeVisible();
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  await seeMoving(sami);
  await expect(host.getByText('Sami Shore')).toBeVisible();
  await expectAccessible(host);

  // Who comes late sees it at once, here by pictures.
  await tara.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
  await tara.getByRole('button', { name: 'Rejoin Screen Share' }).click();
  await expect(tara.getByText(/so you see pictures/)).toBeVisible();
  await seeMoving(tara);
  await expect(host.getByRole('heading', { name: '2 students watch' })).toBeVisible();

  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(sami.getByText(/Paused by the teacher/)).toBeVisible();
  await host.getByRole('button', { name: 'Go on' }).click();
  await expect(sami.getByText(/Paused by the teacher/)).toBeHidden();
  await seeMoving(sami);

  await host.getByRole('button', { name: 'Freeze and draw' }).click();
  const board = host.getByRole('img', { name: /Draw on it/ });
  await expect(board).toBeVisible();
  const { red } = await inkOf(sami);
  const box = await board.boundingBox();
  if (!box) throw new Error('The board has no place.');
  await host.mouse.move(box.x + 60, box.y + 60);
  await host.mouse.down();
  await host.mouse.move(box.x + box.width - 60, box.y + box.height - 60, { steps: 20 });
  await host.mouse.up();
  await expect.poll(async () => (await inkOf(sami)).red).toBeGreaterThan(red + 500);
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Go on' }).click();
  await seeMoving(sami);

  await sami.getByRole('button', { name: 'Larger' }).click();
  await sami.getByRole('button', { name: 'Fit' }).click();
  await expectEveryLook(sami, 'watching');
  await sami.getByRole('button', { name: 'Leave' }).click();
  await sami.getByRole('button', { name: 'Rejoin Screen Share' }).click();
  await seeMoving(sami);

  await teacher.getByRole('button', { name: 'Stop Share Screen' }).click();
  await teacher.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sami.getByText('The teacher stopped sharing.').first()).toBeVisible();
  await expect(sami.getByRole('dialog')).toBeHidden();
  await expect(host.getByText('Over', { exact: true })).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Share Screen', exact: true })).toBeVisible();
  await expect(sami.getByRole('button', { name: 'Rejoin Screen Share' })).toBeHidden();
});

test('an admin sees what runs and ends it', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await openAt(browser, 'A96001', '/admin/screen-shares');
  await expect(admin.getByText('No screen is shared now')).toBeVisible();
  const teacher = await openAt(browser, 'F96001', '/myteaching/dashboard');
  const host = await share(teacher);
  await host.getByRole('button', { name: 'Choose screen' }).click();
  await expect(host.getByText('Live', { exact: true })).toBeVisible();
  await expect(admin.getByText('Grade 8 A')).toBeVisible();
  await expectEveryLook(admin, 'running shares');
  await admin.getByRole('button', { name: /End the share of .*Farah Shore/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(host.getByText('An admin of the school ended it.')).toBeVisible();
  await expect(admin.getByText('No screen is shared now')).toBeVisible();
});
