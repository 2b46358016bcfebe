import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionEvent } from '#machines/auth/session/session.types.ts';
import { SessionWarning, SessionWatch } from '#src/features/auth/watch/SessionWatch.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { startTab } from '#tests/machines/auth/session/session.harness.ts';
import { asha, live } from '#tests/machines/auth/session/session.samples.ts';
import { setupUser } from '#tests/user.ts';

const hour = 3_600_000;
const now = Date.now();

/** A field as of any form, and one in a dialog of the page's own. */
function Writing() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField label="Title" value={text} onChange={setText} />
      <input aria-label="Uncontrolled" />
      <button type="button" onClick={() => setOpen(true)}>
        Open profile
      </button>
      <Dialog open={isOpen} title="Profile" closeLabel="Close">
        <input aria-label="Mobile" />
      </Dialog>
    </>
  );
}

/** A page somebody works on, on the real session machine; the test answers for the server and moves the clock. */
async function work() {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const tab = startTab();
  tab.resume.calls[0]?.resolve(live(asha, now + hour));
  render(
    <>
      <SessionWarning session={tab.actor} />
      <Writing />
      <SessionWatch session={tab.actor} countUnsent={() => 2} pages={() => []} />
    </>,
  );
  await waitFor(() => expect(tab.view().screen).toBe('app'));
  const tell = (event: SessionEvent) => act(async () => tab.actor.send(event));
  return { tab, tell, user: setupUser({ hasty: true }) };
}
const hidden = { hidden: true } as const;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const locked = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));

afterEach(() => vi.useRealTimers());

describe('the last minute of a session', () => {
  it('is told a minute before, counts down, and ends with "Extend" [LG-12, QU-64]', async () => {
    const { tab, user } = await work();
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
    act(() => tab.wait(hour - 45_000));
    const extend = await screen.findByRole('button', { name: 'Extend' });
    expect(screen.getByText('You will be signed out soon')).toBeTruthy();
    expect(screen.getByText('0:45')).toBeTruthy();
    await user.click(extend);
    await act(async () => tab.extend.calls[0]?.resolve({ expiresAt: now + 2 * hour }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull();
  });

  it('says when extending did not work, and can be tried again [LG-12]', async () => {
    const { tab, user } = await work();
    act(() => tab.wait(hour - 30_000));
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    await act(async () => tab.extend.calls[0]?.reject({ kind: 'unreachable' }));
    expect(await screen.findByText('That did not work. Try again.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Extend' }));
    expect(tab.extend.calls).toHaveLength(2);
  });

  it('ends with the page locked when nobody extends [LG-12, QU-64]', async () => {
    const { tab } = await work();
    act(() => tab.wait(hour - 30_000));
    act(() => tab.wait(30_000));
    expect((await locked()).getByText('Your login session has expired, logging out')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Extend', ...hidden })).toBeNull();
  });
});

describe('a locked page', () => {
  it.each([
    ['its time is up', 'Your login session has expired, logging out', { type: 'session.refused' }],
    ['the school ends it', 'Your school has signed you out.', { type: 'session.ended', reason: 'forced' }],
    [
      'its person signed in on another device',
      'You signed in on another device, so this one was signed out.',
      { type: 'session.ended', reason: 'elsewhere' },
    ],
    [
      'its person was signed out at the provider of their account',
      'You were signed out with the account of your school, and so here too.',
      { type: 'session.ended', reason: 'provider' },
    ],
  ] as const)(
    'stays as it is when %s: what was typed is there after the same person signed in [QU-64, ER-13, ST-32]',
    async (_, words, end) => {
      const { tab, tell, user } = await work();
      const [title, plain] = [field('Title'), field('Uncontrolled')];
      await user.type(title, 'Bring the robot');
      await user.type(plain, 'on Monday');
      await user.click(screen.getByRole('button', { name: 'Open profile' }));
      const mobile = await screen.findByLabelText<HTMLInputElement>('Mobile');
      await user.type(mobile, '98200');
      await tell(end);
      const dialog = await locked();
      expect(dialog.getByText(words)).toBeTruthy();
      expect(dialog.getByText('Asha Rao (A7)')).toBeTruthy();
      await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Secret@1');
      await user.click(dialog.getByRole('button', { name: 'Sign in' }));
      expect(tab.signIn.calls[0]?.input).toMatchObject({
        loginName: 'A7',
        password: 'Secret@1',
        endOthers: false,
      });
      await act(async () => tab.signIn.calls[0]?.resolve(live(asha, now + 2 * hour)));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
      // The very same fields, not new ones with the same text.
      expect([field('Title'), field('Uncontrolled'), field('Mobile')]).toEqual([title, plain, mobile]);
      expect([title.isConnected, plain.isConnected, mobile.isConnected]).toEqual([true, true, true]);
      expect([title.value, plain.value, mobile.value]).toEqual(['Bring the robot', 'on Monday', '98200']);
    },
  );

  it('says beside the field what is wrong with a password, and keeps it for another try [ER-17, VP-02]', async () => {
    const { tab, tell, user } = await work();
    await tell({ type: 'session.refused' });
    const dialog = await locked();
    const password = dialog.getByLabelText('Password', { selector: 'input' });
    expect(dialog.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true');
    await user.type(password, 'Secret@2{Enter}');
    await act(async () =>
      tab.signIn.calls[0]?.reject({
        kind: 'refused',
        code: 'invalid_credentials',
        information: 'Invalid username or password.',
      }),
    );
    expect(await dialog.findByText('Invalid username or password.')).toBeTruthy();
    expect(password).toHaveProperty('value', 'Secret@2');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(tab.signIn.calls).toHaveLength(2);
  });

  it('is left neither by Escape nor by a press beside it [QU-64]', async () => {
    const { tell, user } = await work();
    await tell({ type: 'session.refused' });
    await locked();
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(await locked()).toBeTruthy();
  });

  it('asks about other devices, and ends them only when told to [LG-07]', async () => {
    const { tab, tell, user } = await work();
    await tell({ type: 'session.refused' });
    const dialog = await locked();
    await user.type(dialog.getByLabelText('Password', { selector: 'input' }), 'Secret@1{Enter}');
    const elsewhere = { kind: 'refused', code: 'multi_device', information: 'Elsewhere.' };
    await act(async () => tab.signIn.calls[0]?.reject(elsewhere));
    await user.click(await dialog.findByRole('button', { name: 'Back' }));
    expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await act(async () => tab.signIn.calls[1]?.reject(elsewhere));
    await user.click(await dialog.findByRole('button', { name: 'Sign out there and go on here' }));
    expect(tab.signIn.calls.map(({ input }) => input.endOthers)).toEqual([false, false, true]);
  });

  it('is somebody else’s only through the login page', async () => {
    const { tab, tell, user } = await work();
    await tell({ type: 'session.refused' });
    const dialog = await locked();
    await user.click(dialog.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(tab.view()).toMatchObject({ screen: 'login', person: null });
  });

  it('opens again when another tab signed the same person in [LO-04]', async () => {
    const { tab, tell } = await work();
    await tell({ type: 'session.refused' });
    await locked();
    await act(async () => tab.otherTab({ type: 'otherTab.signedIn', personId: asha.id }));
    await act(async () => tab.resume.calls[1]?.resolve(live(asha, now + hour)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  });
});

describe('signing out with drafts that were not sent', () => {
  it('asks first; the drafts stay or go as told', async () => {
    const { tab, tell, user } = await work();
    await tell({ type: 'logout.submit', pages: [], unsent: 2 });
    const question = within(await screen.findByRole('alertdialog', { name: 'Sign out?' }));
    expect(question.getByText(/^You have 2 drafts that were not sent/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(tab.signOut.calls).toEqual([]);
    await tell({ type: 'logout.submit', pages: [], unsent: 2 });
    await user.click(await screen.findByRole('button', { name: 'Sign out, keep drafts here' }));
    expect(tab.signOut.calls.map(({ input }) => input.forgetPersonId)).toEqual([null]);
  });
});
