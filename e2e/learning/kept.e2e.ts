import { seeAppKept } from '../app/app-kept.ts';
import { LoginPage } from '../auth/login.model.ts';
import { ReaderPage } from '../books/reader.model.ts';
import { expect, expectAccessible, password, test } from '../fixtures.ts';
import { LearningPage } from './learning.model.ts';

test.use({ serviceWorkers: 'allow' });

const kept = 'It is on this device, for times without a connection.';

test('a session and a book that a student keeps on the device open there offline, and leave it again [CA-04, LO-06, QU-35]', async ({
  page,
  context,
}) => {
  test.slow();
  const login = new LoginPage(page);
  await login.open();
  // Somebody of the same class, so that nobody else's book moves meanwhile.
  await login.signIn('S00087', password);
  await page.waitForURL((url) => url.pathname !== '/login');
  await seeAppKept(page);
  const keep = page.getByRole('switch', { name: 'Keep on this device' });

  const student = new LearningPage(page);
  await student.openProject('A calculator of marks');
  await student.openSession('Ask and answer');
  await keep.click();
  await expect(page.getByText(kept)).toBeVisible();
  const session = page.url();
  const reader = await new ReaderPage(page).open('Pages for the web');
  await keep.click();
  await expect(page.getByText(kept)).toBeVisible();
  const book = page.url();

  await context.setOffline(true);
  await page.goto(session);
  await expect(page.getByText(/^Without a connection: as it was at/)).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(book);
  await reader.see('Pages for the web');
  await expect(page.getByText(/^Without a connection: as it was at/)).toBeVisible();
  await page.getByRole('button', { name: 'What a browser reads' }).click();
  await expect(page.getByText('What a browser reads').first()).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();

  // The page begins anew by itself when the network is back: a navigation of the test's own would meet that one.
  await context.setOffline(false);
  await expect(page.getByText(/^Without a connection/)).toHaveCount(0);
  await reader.see('Pages for the web');
  await expect(keep).toBeChecked();
  await keep.click();
  await expect(keep).not.toBeChecked();
  const files = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('banyan.person.'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => new URL(url).pathname.startsWith('/kept/books/book/')).length;
    });
  await expect.poll(files).toBe(0);
});
