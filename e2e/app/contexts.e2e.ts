import { openContext } from '../contexts.ts';
import { expect, test } from '../fixtures.ts';

/** Everything that a page can leave in its browser, with the names of what it finds there. */
const found = async () => ({
  cookie: document.cookie,
  stored: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  notifications: Notification.permission,
});

test('a browser that an earlier test used comes back empty, and one that was changed for good does not', async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL: baseURL ?? '', locale: 'en-IN' };
  const first = await openContext(browser, options);
  const page = await first.newPage();
  await page.goto('/icon-192.png');
  const before = await page.evaluate(found);
  await first.grantPermissions(['notifications']);
  await page.evaluate(async () => {
    document.cookie = 'left=behind';
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
  });
  expect(await page.evaluate(found)).not.toEqual(before);
  await first.setOffline(true);
  await first.close();

  const second = await openContext(browser, options);
  expect(second).toBe(first);
  const other = await second.newPage();
  await other.goto('/icon-192.png');
  expect(await other.evaluate(found)).toEqual(before);
  await second.route('**/changed', (route) => route.abort());
  await second.close();

  const third = await openContext(browser, options);
  expect(third).not.toBe(first);
  await third.close();
});
