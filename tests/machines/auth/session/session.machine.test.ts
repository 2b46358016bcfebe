import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import type { AskWhileLive, LiveSession } from '#machines/auth/session/session.types.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { startSignedIn, startSignedOut, startTab } from './session.harness.ts';
import { asha, live, nobody, ravi, typed } from './session.samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const login = typed('mbxfac_0012', 'secret');

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
    expect(tab.signIn.calls[0]?.input).toEqual({
      loginName: 'F12',
      password: 'secret',
      otp: '',
      endOthers: false,
    });
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
    tab.actor.send(typed('A1', ''));
    tab.wait(15_000);
    tab.actor.send(typed('', ''));
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
    tab.actor.send(typed(credentials.loginName, credentials.password));
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
  it('is told a minute before, and can be put off [LO-07]', async () => {
    const tab = await startSignedIn();
    tab.wait(3_539_999);
    expect(tab.view()).toMatchObject({ screen: 'app', endsSoon: false });
    tab.wait(1);
    expect(tab.view().endsSoon).toBe(true);
    tab.actor.send({ type: 'session.extend' });
    tab.actor.send({ type: 'session.extend' });
    expect(tab.view()).toMatchObject({ endsSoon: true, isExtending: true });
    expect(tab.extend.calls).toHaveLength(1);
    tab.extend.calls[0]?.resolve({ expiresAt: 7_140_000 });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', endsSoon: false, expiresAt: 7_140_000 });
    expect(tab.announced).toEqual([{ type: 'announce.extended', expiresAt: 7_140_000 }]);
    tab.wait(3_540_000);
    expect(tab.view().endsSoon).toBe(true);
  });

  it('comes all the same when putting it off fails, or is never answered', async () => {
    const tab = await startSignedIn();
    tab.wait(3_540_000);
    tab.actor.send({ type: 'session.extend' });
    tab.extend.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(tab.view()).toMatchObject({
      endsSoon: true,
      isExtending: false,
      failure: { code: 'unreachable' },
    });
    tab.actor.send({ type: 'session.extend' });
    tab.wait(60_000);
    expect(tab.view()).toMatchObject({ isLocked: true, endReason: 'expired' });
  });

  it('moves here when another tab put it off', async () => {
    const tab = await startSignedIn();
    tab.wait(3_540_000);
    tab.otherTab({ type: 'otherTab.extended', expiresAt: 9_000_000 });
    expect(tab.view()).toMatchObject({ endsSoon: false, expiresAt: 9_000_000 });
    expect(tab.announced).toEqual([]);
  });

  it('comes by itself at the deadline, says why and leaves the page as it is [LO-07, LG-12, ER-13]', async () => {
    const tab = await startSignedIn();
    tab.wait(3_540_000);
    tab.wait(59_999);
    expect(tab.view().isLocked).toBe(false);
    tab.wait(1);
    expect(tab.view()).toMatchObject({ screen: 'app', isLocked: true, endReason: 'expired', person: asha });
    expect(tab.signOut.calls[0]?.input).toEqual({ pages: [], forgetPersonId: null });
    expect(tab.announced).toEqual([]);
  });

  it('comes when a call is answered 401 [ER-13]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.refused' });
    tab.signOut.calls[0]?.reject({ kind: 'unauthorized' });
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: true, endReason: 'refused', failure: null });
  });

  it('comes when the school ends it [ST-32]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.ended', reason: 'forced' });
    tab.actor.send({ type: 'session.ended', reason: 'forced' });
    expect(tab.view()).toMatchObject({ isLocked: true, endReason: 'forced', person: asha });
    expect(tab.signOut.calls).toHaveLength(1);
  });

  it('does not come early when the deadline is further away than a timer can count', async () => {
    const tab = startTab();
    const month = 31 * 24 * 3_600_000;
    tab.resume.calls[0]?.resolve(live(asha, month));
    await settle();
    tab.wait(2 ** 31 - 1);
    expect(tab.view().isLocked).toBe(false);
    tab.wait(month - (2 ** 31 - 1) - 60_000);
    expect(tab.view()).toMatchObject({ isLocked: false, endsSoon: true });
    tab.wait(60_000);
    expect(tab.view().isLocked).toBe(true);
  });

  it('is noticed by a computer that slept through it, and armed again after a restore [LO-07]', async () => {
    const first = await startSignedIn();
    const tab = startTab(first.actor.getPersistedSnapshot());
    vi.setSystemTime(3_600_001);
    tab.wait(0);
    expect(tab.view().isLocked).toBe(false);
    tab.actor.send({ type: 'session.check' });
    expect(tab.view().isLocked).toBe(true);
  });
});

describe('signing out', () => {
  it('sends the tracked pages with a sign-out and tells the other tabs [LO-01, LO-08, CC-05]', async () => {
    const tab = await startSignedIn();
    const pages = [{ pageUrl: '/admin', timeSpent: 1000, expireTime: 5 }];
    tab.actor.send({ type: 'logout.submit', pages, unsent: 0 });
    expect(tab.signOut.calls[0]?.input).toEqual({ pages, forgetPersonId: 7 });
    tab.signOut.calls[0]?.resolve();
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', person: null, endReason: 'signed_out' });
    expect(tab.announced).toEqual([{ type: 'announce.signedOut', forgetPersonId: 7 }]);
  });

  it('asks first when something unsent would be lost with it', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'logout.submit', pages: [], unsent: 2 });
    expect(tab.view()).toMatchObject({ screen: 'app', asksBeforeLeaving: true });
    tab.actor.send({ type: 'logout.cancel' });
    expect(tab.view()).toMatchObject({ screen: 'app', asksBeforeLeaving: false });
    tab.actor.send({ type: 'logout.submit', pages: [], unsent: 2 });
    tab.actor.send({ type: 'logout.confirm', pages: [], keep: false });
    expect(tab.view().screen).toBe('leaving');
    expect(tab.signOut.calls[0]?.input).toEqual({ pages: [], forgetPersonId: 7 });
  });

  it('keeps the drafts when that is wished', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'logout.submit', pages: [], unsent: 2 });
    tab.actor.send({ type: 'logout.confirm', pages: [], keep: true });
    expect(tab.signOut.calls[0]?.input).toEqual({ pages: [], forgetPersonId: null });
    tab.signOut.calls[0]?.resolve();
    await settle();
    expect(tab.announced).toEqual([{ type: 'announce.signedOut', forgetPersonId: null }]);
  });

  it('signs out although the network fails, or never answers [LO-06]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'logout.submit', pages: [], unsent: 0 });
    tab.signOut.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', endReason: 'signed_out' });

    const other = await startSignedIn();
    other.actor.send({ type: 'logout.submit', pages: [], unsent: 0 });
    other.wait(5_000);
    expect(other.view()).toMatchObject({ screen: 'login', endReason: 'signed_out' });
  });
});

describe('somebody with nothing to open', () => {
  it('is signed out after two seconds [LD-03, ER-30]', async () => {
    const tab = await startSignedIn(nobody);
    expect(tab.view()).toMatchObject({ screen: 'app', hasNoAccess: true });
    tab.wait(1_999);
    expect(tab.signOut.calls).toHaveLength(0);
    tab.wait(1);
    expect(tab.signOut.calls[0]?.input).toEqual({ pages: [], forgetPersonId: 9 });
  });
});

describe('other ways in', () => {
  it('asks about other devices, and ends them on a yes [LG-07]', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    tab.signIn.calls[0]?.reject({ kind: 'refused', code: 'multi_device', information: 'Elsewhere.' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', asksAboutDevices: true, failure: null });
    tab.wait(60_000);
    expect(tab.view().asksAboutDevices).toBe(true);
    tab.actor.send({ ...login, endOthers: true });
    expect(tab.signIn.calls[1]?.input.endOthers).toBe(true);
  });

  it('leaves the other devices alone on a no [LG-07]', async () => {
    const tab = await startSignedOut();
    tab.actor.send(login);
    tab.signIn.calls[0]?.reject({ kind: 'refused', code: 'multi_device', information: 'Elsewhere.' });
    await settle();
    tab.actor.send({ type: 'devices.keep' });
    expect(tab.view().asksAboutDevices).toBe(false);
  });

  it("takes a student's link, and says when it is no good [RT-04]", async () => {
    const tab = await startSignedOut();
    const link = { type: 'link.submit', schoolId: 1, token: 'once' } as const;
    tab.actor.send(link);
    expect(tab.view().isSigningIn).toBe(true);
    expect(tab.signInByLink.calls[0]?.input).toEqual({ schoolId: 1, token: 'once' });
    tab.signInByLink.calls[0]?.reject({ kind: 'refused', code: 'link_used', information: 'Used.' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', failure: { information: 'Used.' } });
    tab.actor.send(link);
    tab.signInByLink.calls[1]?.resolve(live(asha));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: asha });
  });

  it('signs in who comes from a provider of accounts, asks about other devices, and says what is against it [LG-07]', async () => {
    const tab = await startSignedOut();
    const event = {
      type: 'account.submit',
      loginName: ' f1 ',
      password: 'secret',
      endOthers: false,
    } as const;
    tab.actor.send(event);
    expect(tab.view()).toMatchObject({ screen: 'login', isSigningIn: true });
    expect(tab.signIn.calls[0]?.input).toEqual({
      loginName: 'F1',
      password: 'secret',
      endOthers: false,
    });
    tab.signIn.calls[0]?.reject({
      kind: 'refused',
      code: 'multi_device',
      information: 'Elsewhere.',
    });
    await settle();
    expect(tab.view()).toMatchObject({ asksAboutDevices: true, failure: null });
    tab.actor.send({ ...event, endOthers: true });
    tab.signIn.calls[1]?.reject({
      kind: 'refused',
      code: 'account_foreign',
      information: 'Foreign.',
    });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'login', failure: { information: 'Foreign.' } });
    tab.actor.send({ ...event, loginName: '', password: '' });
    tab.signIn.calls[2]?.resolve(live(asha));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: asha });
  });

  it('changes to another person of a demo school, or stays [SM-11, ER-27]', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'demo.submit', role: 4 });
    expect(tab.view().screen).toBe('leaving');
    expect(tab.signInDemo.calls[0]?.input).toEqual({ role: 4 });
    tab.signInDemo.calls[0]?.reject({ kind: 'refused', code: 'no_grant', information: 'No.' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: asha, failure: { information: 'No.' } });
    tab.actor.send({ type: 'demo.submit', role: 4 });
    tab.signInDemo.calls[1]?.resolve(live(ravi));
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: ravi, failure: null });
  });

  it('takes nothing on a second login page until the first is gone [LO-05]', async () => {
    const tab = await startSignedOut();
    tab.lease('elsewhere');
    expect(tab.view().lease).toBe('elsewhere');
    tab.actor.send(login);
    expect(tab.signIn.calls).toHaveLength(0);
    tab.lease('ours');
    tab.actor.send(login);
    expect(tab.signIn.calls).toHaveLength(1);
  });
});

describe('what the school chose for its people', () => {
  it('is asked for again and holds at once, for the same person alone [SM-07, SM-08]', async () => {
    const tab = await startSignedIn();
    const settled = {
      ...asha,
      modules: [{ name: 'Digital books', url: 'books', icon: 'books', other: false }],
    };
    const { expiresAt } = tab.actor.getSnapshot().context;
    tab.actor.send({ type: 'person.changed' });
    expect(tab.view().screen).toBe('app');
    // Asking makes the session no longer.
    tab.resume.calls[1]?.resolve({ ...live(settled), expiresAt: (expiresAt ?? 0) + 60_000 });
    await settle();
    expect(tab.view().person).toEqual(settled);
    expect(tab.actor.getSnapshot().context.expiresAt).toBe(expiresAt);
    for (const answer of [live(ravi), null]) {
      tab.actor.send({ type: 'person.changed' });
      tab.resume.calls.at(-1)?.resolve(answer);
      await settle();
      expect(tab.view()).toMatchObject({ screen: 'app', person: settled });
    }
    tab.actor.send({ type: 'person.changed' });
    tab.resume.calls.at(-1)?.reject({ kind: 'unreachable' });
    await settle();
    expect(tab.view()).toMatchObject({ screen: 'app', person: settled, failure: null });
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
      actors: { resumeSession: deferredActor<LiveSession | null, AskWhileLive | undefined>().logic },
    });
    const actor = createActor(machine).start();
    expect(actor.getSnapshot().context.hearsOtherTabs).toBe(false);
    expect(actor.getSnapshot().status).toBe('active');
  });
});
