import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type {
  AnnounceEvent,
  Credentials,
  LiveSession,
  SessionEvent,
  TrackedPage,
} from '#machines/session/session.types.ts';
import { sessionView } from '#machines/session/session.view.ts';
import { deferredActor, settle } from '../deferred.ts';
import { Chance } from '../random-walk.ts';
import { asha, live, ravi } from './session.samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const events: readonly [SessionEvent, ...SessionEvent[]] = [
  { type: 'name.change', text: 'ICTADM_001' },
  { type: 'login.submit', loginName: 'ICTADM_001', password: 'secret' },
  { type: 'login.submit', loginName: 'F1', password: 'secret' },
  { type: 'login.submit', loginName: '', password: '' },
  { type: 'logout.submit', pages: [] },
  { type: 'session.refused' },
  { type: 'session.check' },
  { type: 'connection.restored' },
  { type: 'otherTab.signedOut' },
  { type: 'otherTab.signedIn', personId: 7 },
  { type: 'otherTab.signedIn', personId: 8 },
];

const failures: readonly [unknown, ...unknown[]] = [
  { kind: 'unreachable' },
  { kind: 'unauthorized' },
  { kind: 'refused', code: 'inactive_account', information: 'Your account is not active.' },
  new Error('a bug'),
];

it('keeps its promises on 20,000 random steps [LO-01, LO-06, LO-07]', { timeout: 120_000 }, async () => {
  const chance = new Chance(7);
  const clock = new SimulatedClock();
  const resume = deferredActor<LiveSession | null, void>();
  const signIn = deferredActor<LiveSession, Credentials>();
  const signOut = deferredActor<void, { pages: readonly TrackedPage[] }>();
  const heard: AnnounceEvent[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        resumeSession: resume.logic,
        signIn: signIn.logic,
        signOut: signOut.logic,
        crossTab: fromCallback<AnnounceEvent, void>(({ receive }) => receive((event) => heard.push(event))),
      },
    }),
    { clock },
  ).start();

  const answers = [
    () =>
      resume
        .open()[0]
        ?.resolve(chance.oneOf([null, live(asha, Date.now() + 60_000), live(ravi, Date.now() + 60_000)])),
    () => resume.open()[0]?.reject(chance.oneOf(failures)),
    () => signIn.open()[0]?.resolve(live(chance.oneOf([asha, ravi]), Date.now() + 60_000)),
    () => signIn.open()[0]?.reject(chance.oneOf(failures)),
    () => signOut.open()[0]?.resolve(),
    () => signOut.open()[0]?.reject(chance.oneOf(failures)),
  ] as const;

  const screens = new Set<string>();
  for (let step = 0; step < 20_000; step += 1) {
    const before = sessionView(actor.getSnapshot());
    const announcedBefore = heard.length;
    const turn = chance.next();
    if (turn < 0.5) actor.send(chance.oneOf(events));
    else if (turn < 0.9) chance.oneOf(answers)();
    else {
      const milliseconds = chance.oneOf([1, 5_000, 20_000, 60_000]);
      vi.setSystemTime(Date.now() + milliseconds);
      clock.increment(milliseconds);
    }
    await settle();

    const snapshot = actor.getSnapshot();
    const view = sessionView(snapshot);
    screens.add(view.screen);
    expect(snapshot.status).toBe('active');
    expect(signIn.open().length + resume.open().length + signOut.open().length).toBeLessThanOrEqual(1);
    expect(view.screen === 'login' ? view.person : null).toBeNull();
    expect(view.screen !== 'app' || (view.person !== null && (view.expiresAt ?? 0) > Date.now())).toBe(true);
    expect(JSON.stringify(snapshot.context)).not.toContain('secret');
    expect(heard.length - announcedBefore).toBeLessThanOrEqual(1);
    expect(before.person === null || view.lastPersonId !== null).toBe(true);
  }
  expect(screens).toEqual(new Set(['starting', 'login', 'app', 'leaving']));
  expect(new Set(heard.map(({ type }) => type)).size).toBe(2);
});
