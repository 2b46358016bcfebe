import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import type {
  AccountEntry,
  AnnounceEvent,
  AskWhileLive,
  Credentials,
  DemoCommand,
  LiveSession,
  SessionEvent,
  SignOutCommand,
  StudentLink,
} from '#machines/auth/session/session.types.ts';
import { sessionView } from '#machines/auth/session/session.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Chance } from '../../random-walk.ts';
import { asha, live, ravi, typed } from './session.samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const events: readonly [SessionEvent, ...SessionEvent[]] = [
  { type: 'name.change', text: 'ICTADM_001' },
  typed('ICTADM_001', 'secret'),
  typed('F1', 'secret', { endOthers: true }),
  typed('F1', '', { otp: '123456' }),
  typed('', ''),
  { type: 'link.submit', schoolId: 1, token: 'secret' },
  { type: 'account.submit', loginName: 'F1', password: 'secret', endOthers: false },
  { type: 'demo.submit', role: 4 },
  { type: 'devices.keep' },
  { type: 'logout.submit', pages: [], unsent: 0 },
  { type: 'logout.submit', pages: [], unsent: 1 },
  { type: 'logout.confirm', pages: [], keep: true },
  { type: 'logout.cancel' },
  { type: 'session.extend' },
  { type: 'session.ended', reason: 'forced' },
  { type: 'lease.changed', lease: 'elsewhere' },
  { type: 'lease.changed', lease: 'ours' },
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
  { kind: 'refused', code: 'multi_device', information: 'Elsewhere.' },
  { kind: 'refused', code: 'inactive_account', information: 'Your account is not active.' },
  new Error('a bug'),
];

it('keeps its promises on 20,000 random steps [LO-01, LO-06, LO-07]', async () => {
  const chance = new Chance(8);
  const clock = new SimulatedClock();
  const resume = deferredActor<LiveSession | null, AskWhileLive | undefined>();
  const signIn = deferredActor<LiveSession, Credentials | AccountEntry>();
  const signInByLink = deferredActor<LiveSession, StudentLink>();
  const signInDemo = deferredActor<LiveSession, DemoCommand>();
  const extend = deferredActor<{ expiresAt: number }, void>();
  const signOut = deferredActor<void, SignOutCommand>();
  const heard: AnnounceEvent[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        resumeSession: resume.logic,
        signIn: signIn.logic,
        signInByLink: signInByLink.logic,
        signInDemo: signInDemo.logic,
        extendSession: extend.logic,
        signOut: signOut.logic,
        loginLease: fromCallback<EventObject, void>(() => undefined),
        crossTab: fromCallback<AnnounceEvent, void>(({ receive }) => receive((event) => heard.push(event))),
      },
    }),
    { clock },
  ).start();

  const answers = [
    () =>
      resume
        .open()[0]
        ?.resolve(chance.oneOf([null, live(asha, Date.now() + 90_000), live(ravi, Date.now() + 90_000)])),
    () => resume.open()[0]?.reject(chance.oneOf(failures)),
    () => signIn.open()[0]?.resolve(live(chance.oneOf([asha, ravi]), Date.now() + 90_000)),
    () => signIn.open()[0]?.reject(chance.oneOf(failures)),
    () => signInByLink.open()[0]?.resolve(live(asha, Date.now() + 90_000)),
    () => signInByLink.open()[0]?.reject(chance.oneOf(failures)),
    () => signInDemo.open()[0]?.resolve(live(ravi, Date.now() + 90_000)),
    () => signInDemo.open()[0]?.reject(chance.oneOf(failures)),
    () => extend.open()[0]?.resolve({ expiresAt: Date.now() + 90_000 }),
    () => extend.open()[0]?.reject(chance.oneOf(failures)),
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
    const asked = [resume, signIn, signInByLink, signInDemo, signOut, extend];
    expect(asked.reduce((sum, actor) => sum + actor.open().length, 0)).toBeLessThanOrEqual(1);
    expect(view.screen === 'login' ? view.person : null).toBeNull();
    expect(view.screen === 'app' && view.person === null).toBe(false);
    expect(view.screen !== 'app' || view.isLocked || (view.expiresAt ?? 0) > Date.now()).toBe(true);
    // A locked page is nobody else's.
    expect(before.isLocked && view.isLocked && view.person !== before.person).toBe(false);
    expect(JSON.stringify(snapshot.context)).not.toContain('secret');
    expect(heard.length - announcedBefore).toBeLessThanOrEqual(1);
    expect(before.person === null || view.lastPersonId !== null).toBe(true);
  }
  expect(screens).toEqual(new Set(['starting', 'login', 'app', 'leaving']));
  expect(new Set(heard.map(({ type }) => type)).size).toBe(3);
});
