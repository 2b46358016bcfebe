import type { Page } from '@playwright/test';
import { expect, password, people, test } from '../fixtures.ts';
import { AssistantPage } from '../helpdesk/helpdesk.model.ts';
import { SearchPage } from '../search/search.model.ts';

const mark = Math.random().toString(36).slice(2, 8);
/** One of each kind; the rest goes through every call in the server's tests. */
const texts = [
  `<script>window.hacked=1</script> ${mark}a`,
  `"><img src=x onerror="window.hacked=1"> ${mark}b`,
  `<svg/onload=window.hacked=1> ${mark}c`,
  `javascript:window.hacked=1 ${mark}d`,
  `{{7*7}} \${7*7} %s %n &lt;b&gt; ${mark}e`,
  `=HYPERLINK("http://x","y") ${mark}f`,
  `file\u202Egpj.exe\u202C ${mark}g`,
  `Z\u0351\u036B\u0343\u0351\u036B\u0343algo 👨‍👩‍👧‍👦 𝒳 हिन्दी اردو ${mark}h`,
  `a\u200Bb\u200Dc\uFEFFd ${mark}i`,
];

/** What ran on the page though it is text: dialogs, scripts, and what the page's own policy had to stop. */
async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  const ran: unknown[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) ran.push(message.text());
  });
  return async () => [...ran, ...(await page.evaluate(() => ('hacked' in window ? ['hacked'] : [])))];
}

test('naughty texts are read letter for letter on the board, in the viewer, in search, in a chat and on paper, and nothing runs [VN-17, QU-25]', async ({
  openAs,
  request,
}) => {
  const deviceDetails = { deviceId: '', browser: '', os: '', tz: 'UTC' };
  const login = await request.post('/login', {
    data: { email: people.zoya.login, password, deviceDetails },
  });
  const { api_token: token } = (await login.json()) as { api_token: string };
  const headers = { authorization: `Bearer ${token}` };
  for (const text of texts) {
    const session = await request.post('/api/v1/get-form-session', { headers, data: { form: 'notice' } });
    const { formSession } = (await session.json()) as { formSession: string };
    const saved = await request.post('/api/v1/create-faculty-notice', {
      headers,
      data: {
        grade: '0',
        division: '0',
        title: text,
        description: `${text}\nend`,
        share_date: '',
        due_date: '',
        due_date_mandatory: 0,
        notify_email: 0,
        status: 1,
        file: [],
        video_url: [],
        formSession,
      },
    });
    expect([text, saved.status()]).toEqual([text, 200]);
  }

  const board = await openAs('rudra');
  const { page } = board;
  const ran = await watch(page);
  await board.chooseTab('Active');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  for (const text of texts) {
    const row = rows.filter({ hasText: text.slice(-7) }).first();
    await expect(row).toBeVisible();
    expect(await row.textContent()).toContain(text);
  }
  await rows
    .filter({ hasText: `${mark}b` })
    .getByRole('button')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `${mark}b` })).toBeVisible();
  expect(await dialog.textContent()).toContain(texts[1]);
  await page.evaluate(() => {
    window.print = () => {
      const sheet = document.querySelector('[data-print-sheet]')?.textContent ?? '';
      document.documentElement.setAttribute('data-printed', sheet);
    };
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(await page.locator('html').getAttribute('data-printed')).toContain(texts[1]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const search = new SearchPage(page);
  await search.openByKey();
  for (const text of texts) {
    await search.box.fill(text.slice(-7));
    await expect(search.options.filter({ hasText: text.slice(-7) }).first()).toBeVisible();
    await search.box.fill(text);
  }
  await page.keyboard.press('Escape');

  const assistant = new AssistantPage(page);
  await assistant.open();
  const question = texts.slice(0, 3).join(' ');
  await assistant.ask(question);
  await assistant.seeText(question);
  expect(await ran()).toEqual([]);
});
