import { afterEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { signOut } from '#src/features/auth/actors/session-actors.ts';
import { createPageTimes } from '#src/features/tracking/page-times.ts';
import { keepBearer } from '#src/lib/bearer.ts';
import { offerLastPages } from '#src/lib/last-pages.ts';
import { readForPerson } from '#src/lib/person-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A person was on a page for three seconds, and their session ends without their wish. */
async function endOnPage(answer: () => Response) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    bodies.push(typeof init.body === 'string' ? init.body : '');
    return Promise.resolve(answer());
  });
  keepBearer('t'.repeat(43), 7);
  const clock = { now: 1000 };
  const times = createPageTimes({ personId: 7, now: () => clock.now, send: () => Promise.resolve() });
  const withdraw = offerLastPages(times);
  times.show('/student');
  clock.now += 3000;
  const actor = createActor(signOut, { input: { pages: [], forgetPersonId: null } }).start();
  await toPromise(actor).catch(() => undefined);
  withdraw();
  return bodies;
}
const json = (body: object, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

it('a forced logout hands in the page that was open [LO-08]', async () => {
  const [body] = await endOnPage(() => json({ status: 'true' }, 200));
  expect(JSON.parse(body ?? '')).toMatchObject({ pages: [{ pageUrl: '/student', timeSpent: 3000 }] });
  expect(readForPerson(7, 'page-times')).toBeNull();
});

it('keeps it for the person’s return when the server does not take it [LO-08]', async () => {
  await endOnPage(() => json({ code: 'unauthorized', information: '' }, 401));
  expect(readForPerson(7, 'page-times')).toMatchObject([{ pageUrl: '/student' }]);
});
