import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SessionEvent } from '#machines/auth/session/session.types.ts';
import type { SessionView } from '#machines/auth/session/session.view.ts';
import { LoginScreen } from '#src/features/auth/screens/LoginScreen.tsx';
import { setupUser } from '#tests/user.ts';

afterEach(cleanup);

const untouched: SessionView = {
  screen: 'login',
  person: null,
  expiresAt: null,
  isSigningIn: false,
  failure: null,
  loginNameChangedTo: null,
  endReason: null,
  lastPersonId: null,
  asksAboutDevices: false,
  lease: 'ours',
  isLocked: false,
  endsSoon: false,
  isExtending: false,
  asksBeforeLeaving: false,
  hasNoAccess: false,
};

function show(changes: Partial<SessionView> = {}) {
  const sent: SessionEvent[] = [];
  const draw = (view: Partial<SessionView>) => (
    <LoginScreen view={{ ...untouched, ...view }} send={(event) => sent.push(event)} />
  );
  const { rerender } = render(draw(changes));
  const submits = () => sent.filter(({ type }) => type === 'login.submit');
  return { sent, submits, change: (view: Partial<SessionView>) => rerender(draw(view)) };
}
const button = () => screen.getByRole('button', { name: 'Sign in' });
const passwordByLabel = () => screen.getByLabelText('Password', { selector: 'input[name=password]' });
const choose = (way: string) => screen.getByRole('radio', { name: way });

describe('the login form', () => {
  it('sends a password alone, and no earlier than there is one [LG-01, LG-05]', async () => {
    const user = setupUser({ hasty: true });
    const { submits } = show();
    expect(button()).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'f1');
    await user.type(passwordByLabel(), 'Secret@1');
    await user.click(button());
    expect(submits()).toEqual([
      { type: 'login.submit', loginName: 'f1', password: 'Secret@1', otp: '', endOthers: false },
    ]);
  });

  it('clears one way when the other is typed, and sends a whole code only [LG-05, LG-06]', async () => {
    const user = setupUser({ hasty: true });
    const { submits } = show();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'f1');
    await user.type(passwordByLabel(), 'Secret@1');
    await user.click(choose('One-time code'));
    const first = await screen.findByRole('textbox', { name: 'Digit 1 of 6' });
    expect(button()).toHaveProperty('disabled', true);
    await user.click(first);
    await user.keyboard('12345');
    await user.click(button());
    expect(submits()).toEqual([]);
    expect(screen.getByText('A one-time code has six digits')).toBeTruthy();
    await user.click(screen.getByRole('textbox', { name: 'Digit 6 of 6' }));
    await user.keyboard('6');
    await user.click(button());
    expect(submits()).toEqual([
      { type: 'login.submit', loginName: 'f1', password: '', otp: '123456', endOthers: false },
    ]);
    await user.click(choose('Password'));
    expect(passwordByLabel()).toHaveProperty('value', '');
  });

  it('asks about other devices, and sends the same again or lets it be [LG-07, QU-15]', async () => {
    const user = setupUser({ hasty: true });
    const { sent, submits, change } = show();
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'f1');
    await user.type(passwordByLabel(), 'Secret@1');
    change({ asksAboutDevices: true });
    await user.click(await screen.findByRole('button', { name: 'Sign out the others and sign in' }));
    expect(submits()).toEqual([
      { type: 'login.submit', loginName: 'f1', password: 'Secret@1', otp: '', endOthers: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent.at(-1)).toEqual({ type: 'devices.keep' });
  });

  it('takes nothing while another tab holds the login page, and says so [LO-05]', () => {
    show({ lease: 'elsewhere' });
    expect(screen.getByRole('alert').textContent).toContain(
      'You cannot open multiple login page in same browser.',
    );
    expect(document.querySelector('form')?.hasAttribute('inert')).toBe(true);
  });
});
