import type { APIRequestContext, Page } from '@playwright/test';
import type { Program } from '../../contract/workspace/program.ts';
import { expect, expectAccessible, password, people, test, type Who } from '../fixtures.ts';
import { BlocksPage, sb3With, whenFlag } from './blocks.model.ts';
import { WorkspacePage } from './workspace.model.ts';

const guess = 21;
const aquarium = 8;
const mark = () => `pond-${Math.random().toString(36).slice(2, 8)}`;

/** Calls of a student, beside the pages that are open. */
async function callsOf(request: APIRequestContext, who: Who) {
  const deviceDetails = { deviceId: 'test', browser: 'test', os: 'test', tz: 'Asia/Kolkata' };
  const login = await request.post('/login', {
    data: { email: people[who].login, password, deviceDetails },
  });
  const authorization = `Bearer ${(await login.json()).api_token}`;
  return async (name: string, data: object) => {
    const answer = await request.post(`/api/v1/${name}`, { headers: { authorization }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
}

/** Kept at the server as the newest, whatever was there. */
async function keep(
  callAs: Awaited<ReturnType<typeof callsOf>>,
  projectId: number,
  programs: readonly Program[],
): Promise<number> {
  const { workspace_id, head } = await callAs('compilerWorkspace', { project_id: projectId });
  let base = head?.sequence ?? 0;
  for (const program of programs) {
    if (program.kind !== 'bytes') throw new Error('Only bytes are kept by hand here.');
    const saved = await callAs('save-workspace-program', {
      workspace_id,
      save_id: crypto.randomUUID(),
      base_sequence: base,
      kind: 'save',
      program: { kind: 'bytes', base64: Buffer.from(program.bytes).toString('base64') },
    });
    base = saved.head.sequence;
  }
  return workspace_id;
}

/** Looks at the version at this place of the time line and brings it back. */
async function bringBack(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: 'Time line' }).click();
  const line = page.getByRole('dialog', { name: 'Time line' });
  await line
    .getByRole('button', { name: /^Look at version/ })
    .nth(place)
    .click();
  const back = line.getByRole('button', { name: 'Bring this version back' });
  await expect(back).not.toHaveAttribute('aria-busy', 'true');
  await back.click();
  await expect(line).toHaveCount(0);
}

test('a program that its tool can’t open is put aside, and an earlier version comes back [CW-06, CW-21]', async ({
  openAs,
  request,
}) => {
  test.setTimeout(180_000);
  const { page } = await openAs('blocksThird');
  await page.setViewportSize({ width: 1366, height: 768 });
  const good = await sb3With(whenFlag(['looks_say', { MESSAGE: [1, [10, mark()]] }]));
  // The server knows what an sb3 is, and not every extension of the world.
  const damaged = await sb3With(whenFlag(['elsewhere_act', {}]), { extensions: ['elsewhere'] });
  const workspaceId = await keep(await callsOf(request, 'blocksThird'), aquarium, [good, damaged]);
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('save-workspace-program')) saves += 1;
  });

  await page.goto(`/workspace/studio/${workspaceId}`);
  const blocks = new BlocksPage(page.frameLocator('iframe[sandbox]'), page);
  await expect(page.getByText('This program can’t be opened')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  // It is not lost: it can be taken home before.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.sb3$/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('This program can’t be opened')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Open without it' }).click();
  await expect(blocks.sprite('Robot')).toBeVisible({ timeout: 60_000 });

  await bringBack(page, 1);
  await expect(page.getByText(/is in the editor: an earlier one, brought back\./)).toBeVisible();
  await expect(blocks.sprite('Fish')).toBeVisible({ timeout: 60_000 });
  expect(saves).toBe(0);
  await page.reload();
  await expect(blocks.sprite('Fish')).toBeVisible({ timeout: 60_000 });
});

test('an editor that somebody emptied takes an earlier version back [CW-21]', { tag: '@long' }, async ({
  pageAs,
}) => {
  const work = new WorkspacePage(await pageAs('pythonMate'));
  const { page } = work;
  await work.open(guess, 'Python');
  const text = mark();
  await work.write(`print("${text}")`);
  await work.save();
  await work.editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  const emptied = page.getByText('The editor is empty. Press Save Program to keep it so.');
  await expect(emptied).toBeVisible({ timeout: 30_000 });
  // Nothing was put over it, neither by itself nor by leaving.
  await page.reload();
  await expect(emptied).toBeVisible({ timeout: 30_000 });
  await bringBack(page, 0);
  await expect(work.editor).toContainText(text);
  await work.saved();
  await page.reload();
  await expect(work.editor).toContainText(text);
  await work.saved();
});
