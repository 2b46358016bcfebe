import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../deferred.ts';
import { startSignedIn } from './session.harness.ts';
import { asha, live, ravi, typed } from './session.samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a locked page', () => {
  async function startLocked() {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.refused' });
    tab.signOut.calls[0]?.resolve();
    await settle();
    return tab;
  }

  it('opens again for the same person', async () => {
    const tab = await startLocked();
    tab.actor.send(typed('A7', 'secret'));
    expect(tab.view()).toMatchObject({ screen: 'app', isSigningIn: true, person: asha });
    tab.signIn.calls[0]?.resolve(live(asha, 8_000_000));
    await settle();
    expect(tab.view()).toMatchObject({
      isLocked: false,
      person: asha,
      expiresAt: 8_000_000,
      endReason: null,
    });
    expect(tab.announced).toEqual([{ type: 'announce.signedIn', personId: 7 }]);
  });

  it('asks again after a refusal, and says what is missing before it asks the server [VP-02]', async () => {
    const tab = await startLocked();
    tab.actor.send(typed('A7', ''));
    expect(tab.view()).toMatchObject({ isLocked: true, failure: { code: 'password_required' } });
    tab.actor.send(typed('A7', 'wrong'));
    tab.signIn.calls[0]?.reject({ kind: 'refused', code: 'invalid_credentials', information: 'No.' });
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: true, person: asha, failure: { information: 'No.' } });
    expect(tab.signIn.calls).toHaveLength(1);
  });

  it('asks about other devices there too [LG-07]', async () => {
    const tab = await startLocked();
    tab.actor.send(typed('A7', 'secret'));
    tab.signIn.calls[0]?.reject({ kind: 'refused', code: 'multi_device', information: 'Elsewhere.' });
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: true, asksAboutDevices: true });
    tab.actor.send({ type: 'devices.keep' });
    expect(tab.view()).toMatchObject({ isLocked: true, asksAboutDevices: false });
  });

  it('waits no longer for a server that does not answer', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.refused' });
    tab.wait(5_000);
    tab.actor.send(typed('A7', 'secret'));
    expect(tab.signIn.calls).toHaveLength(1);
  });

  it('takes a password that comes before the server answered about the end', async () => {
    const tab = await startSignedIn();
    tab.actor.send({ type: 'session.refused' });
    tab.actor.send(typed('A7', ''));
    expect(tab.view()).toMatchObject({ isLocked: true, failure: { code: 'password_required' } });
    tab.actor.send(typed('A7', 'secret'));
    expect(tab.view()).toMatchObject({ isLocked: true, isSigningIn: true, failure: null });
    tab.signIn.calls[0]?.resolve(live(asha, 8_000_000));
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: false, person: asha });
  });

  it('opens when the person signed in again in another tab [LO-04]', async () => {
    const tab = await startLocked();
    tab.otherTab({ type: 'otherTab.signedIn', personId: 7 });
    tab.resume.calls[1]?.resolve(live(asha, 8_000_000));
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: false, person: asha });
  });

  it('stays locked when nobody is signed in after all', async () => {
    const tab = await startLocked();
    tab.otherTab({ type: 'otherTab.signedIn', personId: 7 });
    tab.resume.calls[1]?.resolve(null);
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: true, person: asha });
  });

  it('becomes a page of its own for anybody else', async () => {
    const tab = await startLocked();
    tab.actor.send(typed('A8', 'secret'));
    tab.signIn.calls[0]?.resolve(live(ravi, 8_000_000));
    await settle();
    expect(tab.view()).toMatchObject({ isLocked: false, person: ravi, lastPersonId: 8 });
  });

  it('can be left for the login page [LO-06]', async () => {
    const tab = await startLocked();
    tab.actor.send({ type: 'logout.submit', pages: [], unsent: 1 });
    expect(tab.view()).toMatchObject({ screen: 'login', person: null });
    expect(tab.announced).toEqual([]);
  });
});
