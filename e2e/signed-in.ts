import { type BrowserContext, expect } from '@playwright/test';
import { demoPassword } from '../server/seeds/demo-logins.ts';

/** Tests run side by side as the same people: what one leaves half-written is not to open in another's form. */
export const keepDraftsHere = (context: BrowserContext) =>
  context.route(/(save|get)-notice-drafts?$/, (route) => route.abort());

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
