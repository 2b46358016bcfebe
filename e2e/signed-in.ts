import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '../server/seeds/demo-logins.ts';
import { openContext, type Preparation } from './contexts.ts';

/**
 * Tests run side by side as the same people: what one leaves half-written is not to open in another's form. The page
 * itself refuses, since a context with a `route` loses its cache and sends each of its requests through the driver.
 */
export const draftsHere: Preparation = {
  name: 'drafts stay here',
  run: async (context) => {
    await context.addInitScript(() => {
      const send = window.fetch;
      window.fetch = (input, init) =>
        /\/(save|get)-notice-drafts?$/.test(input instanceof Request ? input.url : String(input))
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init);
    });
  },
};

/** Contexts that belong to no single test. */
export const outlivesTests = new WeakSet<BrowserContext>();

/** What the app leaves in the browser of somebody who signed in; the session itself is in the cookie. */
export const markedSignedIn = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'expiration', value: String(Date.now() + 8 * 3_600_000) }] }],
});

/** Without the page of it, which sign-in.e2e.ts looks at: it would cost every test a second. */
export async function signInAtServer(context: BrowserContext, name: string): Promise<void> {
  const deviceDetails = { deviceId: 'test', browser: 'test', os: 'test', tz: 'Asia/Kolkata' };
  const answer = await context.request.post('/login', {
    data: { email: name, password: demoPassword, deviceDetails },
  });
  expect(answer.status()).toBe(200);
}

/** Signs somebody in, in a new browser context. The page is still empty. */
export async function signedInPage(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  carriesDrafts = false,
): Promise<Page> {
  const context = await openContext(
    browser,
    {
      ...(baseURL && { baseURL, storageState: markedSignedIn(baseURL) }),
      locale: 'en-GB',
      timezoneId: 'Asia/Kolkata',
    },
    carriesDrafts ? undefined : draftsHere,
  );
  await signInAtServer(context, name);
  return context.newPage();
}
