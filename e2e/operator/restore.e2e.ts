import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginPage } from '../auth/login.model.ts';
import { expect, password, people, sample, test } from '../fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { type OwnProduct, operate, startOwnProduct } from '../own-product.ts';
import { WorkspacePage } from '../workspace/workspace.model.ts';

/** What people made at the server of all journeys, brought to another machine by `backup` and `restore`, and used there. */
test.describe.configure({ mode: 'serial' });

const mark = Math.random().toString(36).slice(2, 8);
const bundle = join(tmpdir(), `banyan-bundle-${mark}`);
const made = { notice: `Bring a torch ${mark}`, heading: `Kept by a backup ${mark}` };
const hobby = 15;
/** Of the division that programs pages; no other journey's. */
const student = 'S00120';

async function openProgram(login: LoginPage): Promise<WorkspacePage> {
  await login.open();
  await login.signIn(student, password);
  await login.page.waitForURL(/\/student/);
  const work = new WorkspacePage(login.page);
  await work.open(hobby, 'HTML and CSS');
  return work;
}

test('a teacher shares a notice with files, a student programs, and the operator makes a backup meanwhile', {
  tag: '@long',
}, async ({ openAs, login }) => {
  const zoya = await openAs('zoya');
  const form = await zoya.clickAdd();
  await form.fillNotice({
    grade: 'Grade 10',
    division: 'C',
    title: made.notice,
    description: 'One is enough for two.',
  });
  await form.addFiles(sample('notice.pdf'), sample('photo.jpg'));
  await form.seeFilesSaved(2);
  await form.submitAndClose();
  await zoya.seeMessage('Notice has been shared.');
  const work = await openProgram(login);
  await work.write(`<!doctype html><title>Kites</title><h1>${made.heading}</h1>`);
  await work.save();
  const { stderr } = await operate(process.env['BANYAN_DATA'] ?? '', 'backup', bundle);
  expect(stderr).toContain(`The backup is in ${bundle}.`);
});

test.describe('on a clean machine', () => {
  let product: OwnProduct | undefined;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    product = await startOwnProduct({}, async (dataDir) => void (await operate(dataDir, 'restore', bundle)));
  });
  test.afterAll(async () => {
    await product?.close();
    await rm(bundle, { recursive: true, force: true });
  });

  test('a reader signs in as ever, finds the notice and opens its files', { tag: '@long' }, async ({
    page,
    login,
  }) => {
    await login.open();
    await login.signIn(people.rudra.login, password);
    await page.waitForURL(/\/student/);
    await page.goto(`${people.rudra.dashboard}?month=all`);
    const board = new BoardPage(page);
    await board.seeCard();
    await board.chooseTab('Active');
    const viewer = await board.view(made.notice);
    await viewer.seeText('One is enough for two.');
    await expect(viewer.dialog.locator('canvas').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await viewer.dialog.getByRole('button', { name: 'Download notice.pdf' }).click();
    const there = await readFile(await (await download).path());
    expect(there.equals(await readFile(sample('notice.pdf')))).toBe(true);
    await viewer.nextAttachment();
    const photo = viewer.dialog.getByRole('img', { name: 'photo.jpg' });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('the student goes on with the program, and saves it', { tag: '@long' }, async ({ login }) => {
    const work = await openProgram(login);
    await expect(work.editor).toContainText(made.heading);
    await work.write(`<h1>${made.heading}, and goes on</h1>`);
    await work.save();
  });
});
