import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type Snapshot } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type {
  AnnounceEvent,
  Credentials,
  LiveSession,
  OtherTabEvent,
  TrackedPage,
} from '#machines/session/session.types.ts';
import { sessionView } from '#machines/session/session.view.ts';
import { deferredActor, settle } from '../deferred.ts';
import { asha, live, ravi } from './session.samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function startTab(snapshot?: Snapshot<unknown>) {
  const clock = new SimulatedClock();
  const resume = deferredActor<LiveSession | null, void>();
  const signIn = deferredActor<LiveSession, Credentials>();
  const signOut = deferredActor<void, { pages: readonly TrackedPage[] }>();
  const announced: AnnounceEvent[] = [];
  let hear: (event: OtherTabEvent) => void = () => {};
  const machine = sessionMachine.provide({
    actors: {
      resumeSession: resume.logic,
      signIn: signIn.logic,
      signOut: signOut.logic,
      crossTab: fromCallback<AnnounceEvent, void>(({ sendBack, receive }) => {
        hear = sendBack;
        receive((event) => announced.push(event));
      }),
    },
  });
  const actor = createActor(machine, { clock, ...(snapshot ? { snapshot } : {}) }).start();
  return {
    actor,
    resume,
    signIn,
    signOut,
    announced,
    otherTab: (event: OtherTabEvent) => hear(event),
    view: () => sessionView(actor.getSnapshot()),
    wait: (milliseconds: number) => {
      vi.setSystemTime(Date.now() + milliseconds);
      clock.increment(milliseconds);
    },
  };
}

async function startSignedOut() {
  const tab = startTab();
  tab.resume.calls[0]?.resolve(null);
  await settle();
  return tab;
}

async function startSignedIn(person = asha) {
  const tab = startTab();
  tab.resume.calls[0]?.resolve(live(person));
  await settle();
  return tab;
}

const login = { type: 'login.submit', loginName: 'mbxfac_0012', password: 'secret' } as const;

describe('starting', () => {
  it('shows neither login nor app before it knows [RT-03]', () => {
    expect(startTab().view().screen).toBe('starting');
  });

  it('goes on with the session the cookie names', async () => {
    const tab = await startSignedIn();
    expect(tab.view()).toMatchObject({ screen: 'app', person: asha, expiresAt: 3_600_000, lastPersonId: 7 });
  });

  it('shows the login page when there is none, without an error', async () => {
    const tab = await startSignedOut();
    expect(tab.view()).toMatchObject({ screen: 'login', person: null, failure: null, endReason: null });
  });

  it('says so when the server cannot be reached, and tries again when the connection is back [ER-12]', async () => {
    const tab = startTab();
    tab.resume.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(tab.view()).toMatchObject({
      screen: 'login',
      failure: { code: 'unreachable', information: null },
    });
    tab.actor.send({ type: 'connection.restored' });
    tab.resume.calls[1]?.resolve(live(asha));
    await settle();
    expect(tab.view().screen).toBe('app');
  });
});

describe('signing in', () => {
  it('sends the rewritten name and takes the person in [LG-02, LG-03, LG-11]', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    expect(tab.view().isSigningIn).toBe(true);
    expect(tab.signIn.calls[0]?.input).toEqual({ loginName: 'F12', password: 'secret' });
    tab.signIn.calls[0]?.resolve(live(asha));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: asha });
    expect(tab.announced).toEqual([{ type: 'announce.signedIn', personId: 7 }]);
  });

  it('takes no second press while one is under way', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    tab.actor.send(login);
    expect(tab.signIn.calls).toHaveLength(1);
  });

  it('shows a refusal for 20 seconds [LG-09, ER-17, CO-15]', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    tab.signIn.calls[0]?.reject({
      kind: 'refused',
      code: 'invalid_credentials',
      information: 'Invalid username or password.',
    });
    await settle();
    const failure = { code: 'invalid_credentials', information: 'Invalid username or password.' };
    tab.wait(19_999);
    expect(tab.view()).toMatchObject({ screen: 'login', failure });
    tab.wait(1);
    expect(tab.view().failure).toBeNull();
  });

  it('counts the 20 seconds anew with each failure [LG-09]', async () => {
    const tab = await startSignedOut();
    tab.actor.send({ type: 'login.submit', loginName: 'A1', password: '' });
    tab.wait(15_000);
    tab.actor.send({ type: 'login.submit', loginName: '', password: '' });
    tab.wait(15_000);
    expect(tab.view().failure).toEqual({ code: 'username_required', information: null });
    tab.wait(5_000);
    expect(tab.view().failure).toBeNull();
  });

  it.each([
    [{ loginName: 'A', password: 'abc' }, 'username_too_short'],
    [{ loginName: 'A1', password: 'a b c' }, 'password_has_spaces'],
  ])('asks the server nothing when the form is not right [VP-01, VP-02]', async (credentials, code) => {
    const tab = await startSignedOut();
    tab.actor.send({ type: 'login.submit', ...credentials });
    expect(tab.view().failure?.code).toBe(code);
    expect(tab.signIn.calls).toHaveLength(0);
  });

  it('tells of a rewritten user name for 20 seconds, counted from the last rewriting [LG-02, LG-04]', async () => {
    const tab = await startSignedOut();
    tab.actor.send({ type: 'name.change', text: 'ICTADM_001' });
    expect(tab.view().loginNameChangedTo).toBe('A1');
    tab.wait(15_000);
    tab.actor.send({ type: 'name.change', text: 'MBXSTU_0044' });
    tab.wait(15_000);
    expect(tab.view().loginNameChangedTo).toBe('S44');
    tab.wait(5_000);
    expect(tab.view().loginNameChangedTo).toBeNull();
  });

  it('treats a fault of our own as no answer, with a way back', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    tab.signIn.calls[0]?.reject(new Error('a bug'));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', failure: { code: 'unexpected', information: null } });
    tab.actor.send(login);
    expect(tab.signIn.calls).toHaveLength(2);
  });
});

describe('the end of a session', () => {
  it('comes by itself at the deadline and says why [LO-07, LG-12, ER-13]', async () => {
    const tab = await startSignedIn();
    tab.wait(3_599_999);
    expect(tab.view().screen).toBe('app');
    tab.wait(1);
    expect(tab.view().screen).toBe('leaving');
    tab.signOut.calls[0]?.resolve();
    await settle();
    expect(tab.view()).toMatchObject({
      screen: 'login',
      person: null,
      endReason: 'expired',
      lastPersonId: 7,
    });
    expect(tab.announced).toEqual([]);
  });

  it('comes when a call is answered 401 [ER-13]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.refused' });
    tab.signOut.calls[0]?.reject({ kind: 'unauthorized' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', endReason: 'expired', failure: null });
  });

  it('does not come early when the deadline is further away than a timer can count', async () => {
    const tab = startTab();
    const month = 31 * 24 * 3_600_000;
    tab.resume.calls[0]?.resolve(live(asha, month));
    await settle();
    tab.wait(2 ** 31 - 1);
    expect(tab.view().screen).toBe('app');
    tab.wait(month - (2 ** 31 - 1));
    expect(tab.view().screen).toBe('leaving');
  });

  it('is noticed by a computer that slept through it, and armed again after a restore [LO-07]', async () => {
    const first = await startSignedIn();
    const tab = startTab(first.actor.getPersistedSnapshot());
    vi.setSystemTime(3_600_001);
    tab.wait(0);
    expect(tab.view().screen).toBe('app');
    tab.actor.send({ type: 'session.check' });
    tab.wait(0);
    expect(tab.view().screen).toBe('leaving');
  });

  it('sends the tracked pages with a sign-out and tells the other tabs [LO-01, LO-08, CC-05]', async () => {
    const tab = await startSignedIn();
    const pages = [{ pageUrl: '/admin', timeSpent: 1000, expireTime: 5 }];
    tab.actor.send({ type: 'logout.submit', pages });
    expect(tab.signOut.calls[0]?.input).toEqual({ pages });
    tab.signOut.calls[0]?.resolve();
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', person: null, endReason: 'signed_out' });
    expect(tab.announced).toEqual([{ type: 'announce.signedOut' }]);
  });

  it('signs out although the network fails, or never answers [LO-06]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'logout.submit', pages: [] });
    tab.signOut.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', endReason: 'signed_out' });

    const other = await startSignedIn();
    other.actor.send({ type: 'logout.submit', pages: [] });
    other.wait(5_000);
    expect(other.view()).toMatchObject({ screen: 'login', endReason: 'signed_out' });
  });
});

describe('other tabs', () => {
  it('ends here what another tab ended, without saying it again [LO-01, LO-04]', async () => {
    const tab = await startSignedIn();
    tab.otherTab({ type: 'otherTab.signedOut' });
    expect(tab.view()).toMatchObject({
      screen: 'login',
      person: null,
      endReason: 'other_tab',
      lastPersonId: 7,
    });
    expect(tab.announced).toEqual([]);
    expect(tab.signOut.calls).toHaveLength(0);
  });

  it('follows a sign-in of another tab from the login page [LO-04]', async () => {
    const tab = await startSignedOut();
    tab.otherTab({ type: 'otherTab.signedIn', personId: 8 });
    tab.resume.calls[1]?.resolve(live(ravi));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: ravi });
  });

  it("takes over the other tab's session when another person signed in there [LO-04]", async () => {
    const tab = await startSignedIn();
    tab.otherTab({ type: 'otherTab.signedIn', personId: 8 });
    expect(tab.view().screen).toBe('starting');
    tab.resume.calls[1]?.resolve(live(ravi));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: ravi, lastPersonId: 8 });
  });

  it('stays as it is when the same person signed in there', async () => {
    const tab = await startSignedIn();
    tab.otherTab({ type: 'otherTab.signedIn', personId: 7 });
    expect(tab.view().screen).toBe('app');
    expect(tab.resume.calls).toHaveLength(1);
  });

  it('asks once more when another tab changes while it is asking', async () => {
    const tab = startTab();
    tab.otherTab({ type: 'otherTab.signedOut' });
    expect(tab.resume.calls).toHaveLength(2);
    expect(tab.resume.calls[0]?.signal.aborted).toBe(true);
  });

  it('goes on alone when tabs cannot talk to each other', async () => {
    const machine = sessionMachine.provide({
      actors: { resumeSession: deferredActor<LiveSession | null, void>().logic },
    });
    const actor = createActor(machine).start();
    expect(actor.getSnapshot().context.hearsOtherTabs).toBe(false);
    expect(actor.getSnapshot().status).toBe('active');
  });
});
