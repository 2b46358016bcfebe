import { openContext } from '../contexts.ts';
import { expect, expectAccessible, people, sample, test } from '../fixtures.ts';
import { approve, handInProgram, openHandedIn, seeTimeLine } from './handed-in.ts';
import { WorkspacePage } from './workspace.model.ts';

const [firstPage, hobby, magazine] = [14, 15, 16];
const tool = 'HTML and CSS';
/** Marks a run: a second try meets the program of the first. */
const mark = () => `kite-${Math.random().toString(36).slice(2, 8)}`;

test('a page is programmed, run, saved, found again, handed in and read by its teacher [CW-01, CW-02, CW-03, CW-04, CW-06, CW-13, CW-15, CW-21, CO-26, EN-21, EN-22, PU-04, C6-03]', async ({
  pageAs,
}, { retry }) => {
  // The first try may have handed it in already.
  const who = retry === 0 ? 'coder' : 'coderMate';
  const title = 'A page about my hobby';
  const work = new WorkspacePage(await pageAs(who));
  const { page } = work;
  await work.open(hobby, tool);
  await expect(page.getByRole('complementary', { name: 'Task' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const text = mark();
  await work.write(`<!doctype html><title>Kites</title><h1>${text}</h1>`);
  // By itself, within seconds.
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await work.saved();
  await page.getByRole('button', { name: 'Trigger Run' }).click();
  await expect(work.preview.getByRole('heading', { name: text })).toBeVisible();
  await expectAccessible(page);
  // The keys of the editor reach the app.
  await work.editor.click();
  const saving = page.waitForResponse(/save-workspace-program$/);
  await page.keyboard.press('Control+S');
  await saving;
  await expect(page.getByText('Your program is saved.')).toBeVisible();
  await page.reload();
  await expect(work.editor).toContainText(text);
  await work.saved();
  await handInProgram(page, 'A page has headings.');
  // It goes on after it was handed in; what the teacher has stays as it was.
  await work.write(`<h1>${text} goes on</h1>`);
  // Whoever leaves at once leaves nothing behind.
  const leaving = page.waitForResponse(/save-workspace-program$/);
  await page.getByRole('link', { name: 'Back to the project' }).click();
  expect((await leaving).status()).toBe(200);
  await work.open(hobby, tool);
  await expect(work.editor).toContainText('goes on');

  const teacher = await pageAs('coderTeacher');
  await teacher.goto('/review/programs');
  await expectAccessible(teacher);
  const name = people[who].name;
  await expect(teacher.getByRole('row').filter({ hasText: name }).filter({ hasText: title })).toHaveCount(1);
  const look = new WorkspacePage(await openHandedIn(teacher, name, title));
  await look.ready();
  await expect(look.editor).toContainText(text);
  await expect(look.editor).not.toContainText('goes on');
  await expect(look.page.getByText(`You look at the program of`)).toBeVisible();
  await look.page.getByRole('button', { name: 'Trigger Run' }).click();
  await expect(look.preview.getByRole('heading', { name: text })).toBeVisible();
  await seeTimeLine(look.page);
  await approve(teacher, 'Your heading says what the page is about.');
  // Approved, it stays as it is. Whoever types on is told, and has what they typed until they let it go.
  const approved = page.getByText('This project is approved. Its program stays as it is.');
  await work.write(`<h1>${text} too late</h1>`);
  await expect(page.getByText('Your last changes are not saved.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('approved');
  await expect(page.getByRole('button', { name: 'Save Program' })).toHaveCount(0);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(work.editor).toContainText('too late');
  await expect(approved).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(work.editor).toContainText('goes on');
  await expect(approved).toBeVisible();
});

test('two devices save programs that do not know of each other: both are kept', async ({ pageAs }) => {
  const here = new WorkspacePage(await pageAs('coder'));
  const there = new WorkspacePage(await pageAs('coder'));
  await here.open(magazine, tool);
  await there.open(magazine, tool);
  const [mine, theirs] = [mark(), mark()];
  // Both begin with one program.
  await here.write(`<p>${mark()}</p>`);
  await here.save();
  await there.page.reload();
  await there.ready();
  await here.page.context().setOffline(true);
  await here.write(`<p>${mine}</p>`);
  await expect(here.page.getByText(/Kept on this computer/)).toBeVisible({ timeout: 30_000 });
  await there.write(`<p>${theirs}</p>`);
  await there.save();
  await here.page.context().setOffline(false);
  const question = here.page.getByRole('dialog', { name: 'This program was changed elsewhere too' });
  await expect(question).toBeVisible({ timeout: 30_000 });
  await question.getByRole('button', { name: 'Compare' }).click();
  await expect(question.getByText(theirs)).toBeVisible();
  await expectAccessible(here.page);
  await question.getByRole('button', { name: 'Take the other one' }).click();
  await expect(question).toHaveCount(0);
  await here.saved();
  await expect(here.editor).toContainText(theirs);
  // What was here is in the time line, and comes back.
  await here.page.getByRole('button', { name: 'Time line' }).click();
  const line = here.page.getByRole('dialog', { name: 'Time line' });
  await line
    .getByRole('button', { name: /^Look at version/ })
    .nth(1)
    .click();
  await expect(line.getByText(mine)).toBeVisible();
  await expectAccessible(here.page);
  await line.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(line).toHaveCount(0);
  await expect(here.editor).toContainText(mine);
  // The other device shows it, since nothing was changed there.
  await expect(there.editor).toContainText(mine);
  // Starting over is a version too.
  await here.page.getByRole('button', { name: 'Time line' }).click();
  await line.getByRole('button', { name: 'Start over' }).click();
  await here.page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(here.editor).not.toContainText(mine);
  await here.page.getByRole('button', { name: 'Time line' }).click();
  await expect(line.getByText('Started over').first()).toBeVisible();
});

test('a picture waits five seconds, is uploaded at once on a press, and goes with its address [CW-01, CW-09, CW-10, CW-11, CO-12, C1-15, QU-66]', async ({
  pageAs,
}) => {
  const work = new WorkspacePage(await pageAs('coderTwo'));
  const { page } = work;
  await work.open(hobby, tool);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'View assets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assets' });
  await dialog.locator('input[type=file]').setInputFiles(sample('learning.txt'));
  await expect(dialog.getByText(/^Choose a picture:/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles(sample('picture.png'));
  await expect(dialog.getByText(/is uploaded in 5 seconds/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload now' }).click();
  await expect(page.getByText(/is uploaded\.$/)).toBeVisible();
  const row = dialog.getByRole('row').filter({ hasText: 'picture.png' }).first();
  await expect(row.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  const address = (await row.getByText(/\/workspace\/assets\//).textContent()) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(address)).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('one computer, two students: nothing of the first is there for the second', async ({ pageAs }) => {
  const work = new WorkspacePage(await pageAs('coderTwo'));
  const { page } = work;
  // A school's own network often has no TLS: browsers then leave this function out.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await work.open(firstPage, tool);
  await page.route(/save-workspace-program$/, (route) => route.abort());
  const secret = mark();
  await work.write(`<p>${secret}</p>`);
  await expect(page.getByText(/Kept on this computer/)).toBeVisible({ timeout: 30_000 });
  // A reload loses nothing, though the server has none of it.
  await page.reload();
  await expect(work.editor).toContainText(secret);
  const kept = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith('banyan')),
    );
  expect(await kept()).toHaveLength(1);
  await page.goto('/student');
  await page
    .getByRole('button', { name: /Sign out|Logout/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(kept).toEqual([]);
});

test('the tools are there for everybody, signed in or not, and keep nothing [RT-08]', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      /\/api\//.test(request.url()) &&
      /orkspace|compiler/.test(request.url())
    )
      calls.push(request.url());
  });
  await page.goto('/global-compiler');
  const work = new WorkspacePage(page);
  await work.ready();
  await expectAccessible(page);
  await work.write('<h1>Hello</h1>');
  await page.getByRole('button', { name: 'Trigger Run' }).click();
  await expect(work.preview.getByRole('heading', { name: 'Hello' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/html|zip/);
  expect(calls).toEqual([]);
  await context.close();
});
