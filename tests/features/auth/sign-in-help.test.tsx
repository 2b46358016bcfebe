import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInHelpDialog } from '#src/features/auth/sign-in-help/SignInHelpDialog.tsx';
import { setupUser } from '#tests/user.ts';
import { type Answer, answering, refusal } from '../answering-server.ts';

const dev = { id: 5, name: 'Dev Test' };
const made = { first_name: 'Dev', last_name: 'Test', expires_in: 600 };

function show(answers: Readonly<Record<string, Answer>> = {}) {
  let round = 0;
  const server = answering({
    'generate-sign-in-code': () => {
      round += 1;
      return { status: 'true', data: { ...made, code: `01234${round}`, username: 'S1' } };
    },
    'create-student-link': () => ({ status: 'true', data: { ...made, path: '/student-login/1/secret' } }),
    'revoke-sign-in-help': () => ({ status: 'true', revoked: 1 }),
    ...answers,
  });
  const onClose = vi.fn();
  render(<SignInHelpDialog student={dev} onClose={onClose} />);
  return { server, onClose, user: setupUser({ hasty: true }) };
}
const press = async (user: ReturnType<typeof setupUser>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sign-in help', () => {
  it('makes a code that is read out digit by digit, told to work once, with its time running [QU-13]', async () => {
    const { user, server } = show();
    expect(screen.getByRole('dialog', { name: 'Sign-in help for Dev Test' })).toBeTruthy();
    await press(user, 'One-time code');
    expect(await screen.findByText('0 1 2 3 4 1')).toBeTruthy();
    expect(server.asked('generate-sign-in-code')).toMatchObject([{ student_id: 5 }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One-time code' }));
    expect(screen.getByText('On the sign-in page, type the username S1.')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('10:00');
    vi.advanceTimersByTime(3000);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('9:57'));
    expect(screen.getByText('It works for 9 more minutes.').tagName).toBe('OUTPUT');
  });

  it('makes a link with an address to copy and a picture to scan [RT-04]', async () => {
    const { user } = show();
    await press(user, 'Sign-in link');
    const address = await screen.findByRole('textbox', { name: 'Sign-in link' });
    expect((address as HTMLInputElement).value).toBe(`${location.origin}/student-login/1/secret`);
    expect(await screen.findByRole('img', { name: 'QR code of the sign-in link for Dev Test' })).toBeTruthy();
  });

  it('makes a new one in its place, and takes it back', async () => {
    const { user } = show();
    await press(user, 'One-time code');
    await press(user, 'Make a new code');
    expect(await screen.findByText('0 1 2 3 4 2')).toBeTruthy();
    expect(screen.queryByText('0 1 2 3 4 1')).toBeNull();
    await press(user, 'Take it back');
    expect((await screen.findByRole('status')).textContent).toContain('Taken back');
    expect(screen.queryByText('0 1 2 3 4 2')).toBeNull();
  });

  it('says that somebody used it, when it is taken back too late [security.md]', async () => {
    const { user } = show({ 'revoke-sign-in-help': () => ({ status: 'true', revoked: 0 }) });
    await press(user, 'One-time code');
    await press(user, 'Take it back');
    expect(await screen.findByText('It was used before')).toBeTruthy();
  });

  it('says beside the choice why it was refused, and can be tried again', async () => {
    const { user, onClose } = show({ 'generate-sign-in-code': () => refusal(403, 'forbidden', 'No.') });
    await press(user, 'One-time code');
    expect((await screen.findByRole('alert')).textContent).toContain('You can help the students you teach.');
    await press(user, 'Sign-in link');
    expect(await screen.findByRole('textbox', { name: 'Sign-in link' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user, 'Done');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
