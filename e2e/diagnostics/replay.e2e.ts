import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Recording } from '../../contract/diagnostics/recording.wire.ts';
import { everyMachine } from '../../machines/every-machine.ts';
import { replay } from '../../machines/shared/replay.ts';
import { isLong } from '../../tests/long.ts';
import { LoginPage } from '../auth/login.model.ts';
import { openContext } from '../contexts.ts';
import { expect, expectAccessible, password, people, sample, test } from '../fixtures.ts';
import { DeskPage } from '../helpdesk/helpdesk.model.ts';
import { ReportDialog, readRecording } from '../helpdesk/report.model.ts';
import type { BoardPage } from '../notices/board.model.ts';
import { firstDivergence, pathOf, Replayer } from './replayer.ts';

/** Where a run leaves what it recorded, for `tests/machines/recordings/`. */
const keptIn = process.env['KEEP_RECORDINGS'];
const saveCall = 'create-faculty-notice';
const stories = [
  { name: 'sign-in-and-share', lost: 0 },
  { name: 'retry-after-a-lost-answer', lost: 1 },
] as const;

async function openDesk(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await openContext(browser, { ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const page = await context.newPage();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('X00006', password);
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Signs out and in again under a running record, then shares a notice with a file. */
async function live({ page }: BoardPage, board: BoardPage, title: string, lost: number): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  const login = new LoginPage(page);
  await login.see();
  await login.signIn(people.zoya.login, password);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const form = await board.clickAdd();
  await form.fillNotice({ grade: 'Grade 10', division: 'C', title, description: 'Nobody shall read it.' });
  await form.addFiles(sample('notice.pdf'));
  await form.seeFilesSaved(1);
  if (lost > 0) await page.route(`**/${saveCall}`, (route) => route.abort(), { times: lost * 3 });
  await form.clickSubmit();
  if (lost > 0) await form.dialog.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
  await form.dontSee();
  await board.seeMessage('Notice has been shared.');
}

for (const { name, lost } of stories) {
  test(`a record of "${name}" reaches the helpdesk and goes the same way in node and in the browser [QU-30]`, async ({
    openAs,
    browser,
    baseURL,
  }) => {
    test.skip(!isLong && lost > 0, 'The shorter story is told in the long run.');
    test.setTimeout(180_000);
    const title = `Lanterns ${Math.random().toString(36).slice(2, 8)}`;
    const board = await openAs('zoya');
    const { page } = board;
    const report = new ReportDialog(page);
    await report.startRecording();
    await live(board, board, title, lost);
    await report.open();
    await report.seeSummary();
    await expectAccessible(page);
    await report.send(`It took long. ${title}`);
    await expect(page.getByText(/^Request [\d,]+ is with the helpdesk$/).first()).toBeVisible();

    const desk = new DeskPage(await openDesk(browser, baseURL));
    await desk.see();
    await desk.openRequest(title);
    await expectAccessible(desk.page);
    const saving = desk.page.waitForEvent('download');
    await desk.dialog.getByRole('button', { name: 'Save the record' }).click();
    const recording = await readRecording(await (await saving).path());
    expectRedacted(recording, title);
    expect(replay(recording, everyMachine).divergence).toBeNull();
    expect(pathOf(recording, 'session')).toEqual(
      expect.arrayContaining(['signedIn', 'signingOut', 'signedOut', 'signingIn']),
    );
    if (lost > 0) expect(pathOf(recording, 'noticeForm')).toContain('unsent');
    if (keptIn) {
      await mkdir(keptIn, { recursive: true });
      await writeFile(`${keptIn}/${name}.json`, `${JSON.stringify(recording, null, 1)}\n`);
    }

    const again = await openAs('zoya');
    const record = new ReportDialog(again.page);
    await record.startRecording();
    const replayer = new Replayer({ page: again.page, login: people.zoya.login, password });
    await replayer.loseAnswers(recording, saveCall);
    await replayer.perform(recording);
    await again.seeMessage('Notice has been shared.');
    await record.open();
    expect(firstDivergence(recording, await record.saveRecord())).toBeNull();
  });
}

function expectRedacted(recording: Recording, title: string): void {
  const text = JSON.stringify(recording);
  for (const secret of [
    title,
    title.slice(-6),
    'Nobody shall',
    password,
    'Zoya',
    'Tiwari',
    'Sunrise',
    'notice.pdf',
  ])
    expect(text).not.toContain(secret);
}

test('nothing is loaded for who keeps no record', async ({ openAs }) => {
  const { page } = await openAs('zara');
  const own = await page.evaluate(async () => {
    const found: string[] = [];
    for (const { name } of performance.getEntriesByType('resource'))
      if (name.endsWith('.js') && (await (await fetch(name)).text()).includes('MBXFAC_00|MBXSTU_00'))
        found.push(name);
    return found;
  });
  expect(own).toEqual([]);
  const report = new ReportDialog(page);
  await report.open();
  await expect(report.keep).not.toBeChecked();
  const wanted = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('MBXFAC_00|MBXSTU_00'),
  );
  await report.keep.check();
  await wanted;
});

test('a screen that breaks says so, and the helpdesk is told of it with the record, from before a reload too [ER-14, QU-30]', async ({
  openAs,
}) => {
  const { page } = await openAs('nisha');
  const report = new ReportDialog(page);
  await report.startRecording();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Task Genie' })).toBeVisible();
  await page.goto('/helpdesk/HelpDesk');
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await page.evaluate(() => {
    const { select } = Intl.PluralRules.prototype;
    Object.assign(window, { mend: () => Object.assign(Intl.PluralRules.prototype, { select }) });
    Intl.PluralRules.prototype.select = () => {
      throw new RangeError('no plural today');
    };
    // In the same step: whatever is drawn next breaks.
    document.querySelector<HTMLElement>('nav a[href="/myteaching/dashboard"]')?.click();
  });
  await expect(page.getByText('An error occurred: no plural today')).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await expect(report.dialog.getByText(/^Before the page was loaded anew: \d+ steps? in/)).toBeVisible();
  await expect(report.dialog.getByText(/^\d+ steps? in \d+ parts? of the app/)).toBeVisible();
  await expect(report.dialog.getByRole('textbox', { name: 'What went wrong?' })).toHaveValue(
    'An error occurred: no plural today',
  );
  await report.send('An error occurred: no plural today. I had pressed Dashboard.');
  await expect(page).toHaveURL(/\/helpdesk\/HelpDesk\?chat=/);
  await expect(page.getByText(/Request [\d,]+ is with the helpdesk/).first()).toBeVisible();
});
