import type { BrowserContext, Page } from '@playwright/test';
import { LoginPage } from '../auth/login.model.ts';
import { expect, expectAccessible, password, people, test } from '../fixtures.ts';
import { BoardPage } from '../notices/board.model.ts';
import { seeAppKept } from './app-kept.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'Annual STEM day: all hands on deck';
const picture = 'photo.jpg';

const keptOfPeople = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('banyan.person.'));
    const entries = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return entries.flat();
  });

async function signInHere(context: BrowserContext, who: keyof typeof people): Promise<BoardPage> {
  const page = context.pages()[0] ?? (await context.newPage());
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(people[who].login, password);
  await page.waitForURL((url) => url.pathname !== '/login');
  // On the first days of a month nearly all were written in the month before.
  await page.goto(`${people[who].dashboard}?month=all`);
  const board = new BoardPage(page);
  await board.seeCard();
  return board;
}

test('a notice with its picture is read offline, by its reader alone, until they sign out [LO-06]', async ({
  context,
}) => {
  const board = await signInHere(context, 'principal');
  const { page } = board;
  await seeAppKept(page);
  await board.chooseTab('Active');
  const viewer = await board.view(title);
  await viewer.nextAttachment();
  const photo = viewer.dialog.getByRole('img', { name: picture });
  await expect(photo).toBeVisible();
  const address = await photo.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect
    .poll(() => keptOfPeople(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/kept\/list\/active/), '/kept/person']));
  // The files of the notices beside it are kept too, and may come first.
  await expect.poll(() => keptOfPeople(page)).toContain(address);

  await context.setOffline(true);
  await page.goto(`${people.principal.dashboard}?tab=active&month=all`);
  await expect(page.getByText(/^You are offline: as of \d/)).toBeVisible();
  await board.seeNotice(title);
  const again = await board.view(title);
  await expect(again.dialog.locator('canvas').first()).toBeVisible();
  await again.nextAttachment();
  const shown = again.dialog.getByRole('img', { name: picture });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await again.close();

  // What somebody types into the address bar is not answered from it.
  const file = (await keptOfPeople(page)).find((path) => path.startsWith('/files/')) ?? '';
  const other = await context.newPage();
  await expect(other.goto(file)).rejects.toThrow();
  await other.close();

  await board.signOut();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect.poll(() => keptOfPeople(page)).toEqual([]);
  await page.goto(people.principal.dashboard);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the page is as it is now again once the server is back', { tag: '@long' }, async ({ context }) => {
  const board = await signInHere(context, 'principal');
  const { page } = board;
  await seeAppKept(page);
  await expect.poll(() => keptOfPeople(page)).toContain('/kept/list/due');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline: as of \d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline: as of \d/)).toHaveCount(0);
  await board.seeCard();
});

test('whoever signs in next finds nothing of the one before [LO-06]', { tag: '@long' }, async ({
  context,
}) => {
  const board = await signInHere(context, 'principal');
  const { page } = board;
  const places = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('banyan.person.')));
  await expect.poll(() => keptOfPeople(page)).toContain('/kept/list/due');
  const before = await places();
  // Their session ends without a sign-out.
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('expiration'));
  const next = await signInHere(context, 'vivaan');
  // One place, and another than before: what is kept is of who is here now.
  await expect.poll(async () => (await places()).map((place) => before.includes(place))).toEqual([false]);
  await expect.poll(() => keptOfPeople(page)).toContain('/kept/list/due');
  await seeAppKept(page);
  await context.setOffline(true);
  await page.reload();
  await next.seeCard();
  await expect(page.getByText('Vivaan Khan').first()).toBeVisible();
  await expect(page.getByText('Staff meeting: report cards')).toHaveCount(0);
});

test('the app can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await page.goto('/login');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
  };
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
