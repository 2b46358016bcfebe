import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Person } from '#contract/auth/session.model.ts';
import type { TypedPasswords } from '#machines/password-form/password-form.types.ts';
import { ChangePasswordDialog } from '#src/features/profile/components/ChangePasswordDialog.tsx';
import { ProfileButton } from '#src/features/profile/components/ProfileButton.tsx';
import { ResetPasswordDialog } from '#src/features/profile/components/ResetPasswordDialog.tsx';
import { SettingsScreen } from '#src/features/profile/screens/SettingsScreen.tsx';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { deferredActor } from '#tests/machines/deferred.ts';
import { setupUser } from '#tests/user.ts';
import { personOf } from './profile-harness.tsx';

const button = (name: string) => screen.findByRole('button', { name });

describe('the button with one’s picture', () => {
  const show = (person: Person) => {
    render(
      <ProfileButton
        label={(name) => `Profile of ${name}`}
        person={person}
        onPasswordChanged={() => undefined}
      />,
    );
    return setupUser({ hasty: true });
  };

  it('leads to profile and password as far as the school lets [PF-06, ST-40]', async () => {
    const user = show(personOf(4, { faculty_allow_change_pass: 0 }));
    await user.click(await button('Profile of Asha Rao'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['My profile']);
  });

  it('is only a picture in a demo school, for partner students and where all is off [PF-06, PF-07, VP-32]', () => {
    const off = {
      student_allow_view_profile: 0,
      student_allow_update_profile_pic: 0,
      student_allow_change_pass: 0,
    };
    show(personOf(4, {}, true));
    show({ ...personOf(3), partner: { message: 'Bye', url: '' } });
    show(personOf(3, off));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the change password dialog', () => {
  function show(person: Person = personOf(4)) {
    const change = deferredActor<void, TypedPasswords>();
    const onChanged = vi.fn();
    render(
      <ChangePasswordDialog
        person={person}
        actorFor={() => change.logic}
        onChanged={onChanged}
        onClosed={() => undefined}
      />,
    );
    return { change, onChanged, user: setupUser({ hasty: true }) };
  }
  const field = (label: RegExp) => screen.findByLabelText(label) as Promise<HTMLInputElement>;

  it('strips spaces, says what is wrong, and sends only three valid fields [PF-01, VP-09, VP-11, VP-12, VP-14, ER-20]', async () => {
    const { change, onChanged, user } = show();
    const submit = await button('Change password');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.type(await field(/^Current password/), 'Secret@1');
    await user.type(await field(/^New password/), 'Sec ret@1');
    expect((await field(/^New password/)).value).toBe('Secret@1');
    await user.tab();
    expect(await screen.findByText('Previous password can not be new password.')).toBeTruthy();
    await user.type(await field(/^New password/), '23');
    await user.type(await field(/^Confirm password/), 'Secret@12');
    expect(await screen.findByText('New password and confirm password should be same.')).toBeTruthy();
    await user.click(submit);
    expect(change.calls).toEqual([]);
    await user.type(await field(/^Confirm password/), '3');
    expect(submit.getAttribute('aria-disabled')).not.toBe('true');
    await user.click(submit);
    expect(change.open()[0]?.input).toEqual({
      currentPassword: 'Secret@1',
      code: '',
      password: 'Secret@123',
      confirmPassword: 'Secret@123',
    });
    change.open()[0]?.resolve();
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  });

  it('is closed for demo schools [VP-14, VP-32]', async () => {
    show(personOf(4, {}, true));
    expect((await field(/^Current password/)).disabled).toBe(true);
    expect((await button('Change password')).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the school’s settings', () => {
  const stored = (settings: object) => Promise.resolve(settings);

  it('are saved at once, level 4 for faculty passwords, with a way back [RP-09, RP-14, QU-45]', async () => {
    const save = vi.fn((_person: Person, key: string, level: number) => stored({ [key]: level }));
    const settings = { faculty_allow_change_pass: 4, student_allow_change_pass: 1 };
    render(<SettingsScreen person={personOf(2)} settings={settings} onRetry={() => undefined} save={save} />);
    const user = setupUser({ hasty: true });
    const [faculty] = await screen.findAllByRole('switch', { name: 'Change their own password' });
    if (!faculty) throw new Error('There is no such switch.');
    await user.click(faculty);
    expect(await screen.findByText('Switched off: Change their own password')).toBeTruthy();
    await user.click(await button('Undo'));
    await waitFor(() => expect(faculty.getAttribute('aria-checked')).toBe('true'));
    expect(save.mock.calls.map(([, key, level]) => [key, level])).toEqual([
      ['faculty_allow_change_pass', 0],
      ['faculty_allow_change_pass', 4],
    ]);
  });

  it('go back when the server refuses, with its words', async () => {
    const save = () => Promise.reject(new CallFailed('refused', 'Not today.'));
    render(<SettingsScreen person={personOf(2)} settings={{}} onRetry={() => undefined} save={save} />);
    const user = setupUser({ hasty: true });
    const track = await screen.findByRole('switch', { name: 'Note how long pages are used' });
    await user.click(track);
    await waitFor(() => expect(alerts.getToasts().map(({ title }) => title)).toContain('Not today.'));
    expect(track.getAttribute('aria-checked')).toBe('false');
  });

  it('are read only in a demo school, and offer another try when they did not load [RP-07]', async () => {
    const onRetry = vi.fn();
    const { unmount } = render(
      <SettingsScreen person={personOf(2, {}, true)} settings={{}} onRetry={onRetry} />,
    );
    for (const each of await screen.findAllByRole('switch'))
      expect((each as HTMLInputElement).disabled).toBe(true);
    unmount();
    render(<SettingsScreen person={personOf(2)} settings={null} onRetry={onRetry} />);
    await setupUser().click(await button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('resetting a password', () => {
  it('asks first and shows the code once [QU-06, ER-22]', async () => {
    const onClosed = vi.fn();
    const reset = vi.fn(() => Promise.resolve({ code: 'kvhm-4827-pzqr', name: 'Dev Test' }));
    render(<ResetPasswordDialog target={{ personId: 3, name: 'Dev' }} onClosed={onClosed} reset={reset} />);
    const user = setupUser({ hasty: true });
    await screen.findByRole('alertdialog', { name: 'Reset the password of Dev?' });
    expect(reset).not.toHaveBeenCalled();
    await user.click(await button('Reset it'));
    expect(await screen.findByText('kvhm-4827-pzqr')).toBeTruthy();
    await user.click(await button('Done'));
    expect(onClosed.mock.calls).toEqual([[true]]);
  });

  it('says why not, and shows no code [ER-22, RP-11]', async () => {
    const onClosed = vi.fn();
    const reset = () => Promise.reject(new CallFailed('refused', 'Your school has not switched this on.'));
    render(<ResetPasswordDialog target={{ loginName: 'S1' }} onClosed={onClosed} reset={reset} />);
    await setupUser({ hasty: true }).click(await button('Reset it'));
    await waitFor(() => expect(onClosed.mock.calls).toEqual([[false]]));
    expect(alerts.getToasts().map(({ title }) => title)).toContain('Your school has not switched this on.');
  });
});
