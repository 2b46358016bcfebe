import type { Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { SessionWatch } from '../auth/session.model.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { Presses } from '../presses.ts';
import { WorkspacePage } from './workspace.model.ts';

const magazine = 16;
const [calculator, guess] = [20, 21];
const html = 'HTML and CSS';
const mark = () => `reef-${Math.random().toString(36).slice(2, 8)}`;

function tell(what: string, hand: Presses, most: number): void {
  process.stdout.write(`presses: ${what}: ${hand.count} of ${most}\n`);
  hand.expectAtMost(most);
}

test('a student’s daily tasks take few presses, and a teacher’s look at a program too [CW-01, CW-03, CW-13]', async ({
  openAs,
  pageAs,
}) => {
  const { page } = await openAs('coderTwo');
  const work = new WorkspacePage(page);
  const hand = new Presses(page);
  // From the first screen: what was worked on is there by its name.
  await hand.click(page.getByRole('link', { name: 'My learning' }).first());
  await hand.click(page.getByRole('link', { name: 'The school magazine' }).first());
  await hand.click(page.getByRole('link', { name: new RegExp(`^Open .?${html}`) }));
  await work.ready();
  tell('open my program', hand, 3);

  const text = mark();
  await work.write(`<h1>${text}</h1>`);
  const saving = new Presses(page);
  await saving.press('Control+S');
  await expect(page.getByText('Your program is saved.')).toBeVisible();
  tell('save', saving, 1);
  const running = new Presses(page);
  await running.click(page.getByRole('button', { name: 'Trigger Run' }));
  await expect(work.preview.getByRole('heading', { name: text })).toBeVisible();
  tell('run', running, 1);

  // [CW-01] Send Code to Editor puts what was kept into the editor: what was before it is not an undo away.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Send Code to Editor' }).click();
  await work.editor.click();
  await page.keyboard.press('Control+Z');
  await expect(work.editor).toContainText(text);

  const handing = new Presses(page);
  await handing.click(page.getByRole('button', { name: 'Add to my work' }));
  const dialog = page.getByRole('dialog', { name: 'Student project upload' });
  await expect(dialog.getByRole('link', { name: 'Open your program' })).toBeVisible();
  tell('put my program into my work', handing, 1);

  const teacher = await pageAs('painterTeacher');
  await teacher.goto('/review/programs');
  const looking = new Presses(teacher);
  await looking.click(
    teacher.getByRole('row').filter({ hasText: 'My house of shapes' }).getByRole('button').first(),
  );
  const paper = new WorkspacePage(teacher).frame.locator('canvas.interactive');
  await expect(paper).toBeVisible({ timeout: 60_000 });
  tell('look at a student’s program', looking, 1);
});

test('a session that ends in mid-word loses nothing, and the next person at this computer sees nothing of it', async ({
  page,
}) => {
  await page.clock.install();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(people.coderTwo.login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  const work = new WorkspacePage(page);
  await work.open(magazine, html);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('08:00:01');
  const watch = new SessionWatch(page);
  await watch.seeLocked('Your login session has expired, logging out');
  const secret = mark();
  // The hands were faster than the end of the session: the editor took the word.
  await work.editor.evaluate((element, text) => {
    element.focus();
    document.execCommand('insertText', false, text);
  }, secret);
  await page.clock.runFor(12_000);
  await expect(page.getByText('Kept on this computer. Sign in to save it.')).toBeVisible();
  await watch.signInAgain(password);
  await watch.seeUnlocked();
  await work.saved();
  await expect(work.editor).toContainText(secret);
  await page.reload();
  await expect(work.editor).toContainText(secret);

  await page.goto('/student');
  await watch.signOut();
  await page.waitForURL(/login/);
  await login.signIn(people.coder.login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  await work.open(magazine, html);
  await expect(work.editor).not.toContainText(secret);
});

test('Python goes on without a connection, and what was written meanwhile is saved when it is back', {
  tag: '@long',
}, async ({ pageAs }) => {
  const page = await pageAs('vivaan');
  const work = new WorkspacePage(page);
  await work.open(guess, 'Python');
  await expectAccessible(page);
  await page.context().setOffline(true);
  const text = mark();
  await work.write(`print("${text}")`);
  await expect(page.getByText(/Kept on this computer/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Trigger Run' }).click();
  await expect(work.frame.getByRole('log')).toContainText(text, { timeout: 60_000 });
  await page.context().setOffline(false);
  await work.saved();
  await page.reload();
  await expect(work.editor).toContainText(text);
});

/** A page of ours that gives an assessment: it opens the studio and writes down what it hears. */
async function openAssessment(page: Page, workspaceId: number): Promise<WorkspacePage> {
  await page.route('**/assessment-of-a-test', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // As the app's own pages say it: another word here would part the two tabs.
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: `<!doctype html><title>Assessment</title><button onclick="window.open('/workspace/studio/${workspaceId}?for=assessment')">Begin</button><output></output>
<script>addEventListener('message', ({ data, origin }) => { if (origin === location.origin) document.querySelector('output').textContent += JSON.stringify(data); });</script>`,
    }),
  );
  await page.goto('/assessment-of-a-test');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Begin' }).click();
  const studio = new WorkspacePage(await opening);
  await studio.ready();
  return studio;
}

test('an assessment opens the studio with the code, hears of a save, and is missed when it is gone [CW-07, CW-08, CO-11, QC-27]', async ({
  pageAs,
}) => {
  const page = await pageAs('vivaan');
  const work = new WorkspacePage(page);
  const opened = page.waitForResponse(/compilerWorkspace$/);
  await work.open(calculator, 'Python');
  const { data } = await (await opened).json();
  const text = mark();
  await work.write(`print("${text}")`);
  await work.save();

  const studio = await openAssessment(page, data.workspace_id);
  await expect(studio.editor).toContainText(text, { timeout: 5_000 });
  await studio.page.getByRole('button', { name: 'Save Program' }).click();
  const told = studio.page.getByRole('alertdialog', { name: /your assessment knows/ });
  await expect(told).toBeVisible();
  await expect(page.locator('output')).toHaveText(
    JSON.stringify({ type: 'workspace.saved', workspaceId: data.workspace_id }),
  );
  const closing = studio.page.waitForEvent('close');
  await told.getByRole('button', { name: 'OK' }).click();
  await closing;

  const alone = await openAssessment(page, data.workspace_id);
  await page.close();
  await alone.page.getByRole('button', { name: 'Save Program' }).click();
  await expect(
    alone.page.getByRole('alertdialog', { name: /The page it belongs to is closed/ }),
  ).toBeVisible();
});
