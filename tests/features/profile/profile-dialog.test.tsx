import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { alerts } from '#src/lib/alerts.ts';
import { asha } from '#tests/machines/profile/profile/profile.samples.ts';
import { personOf, showProfile } from './profile-harness.tsx';

afterEach(async () => {
  cleanup();
  // A dialog that is taken away gives the focus back a moment later: not in the next test.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  for (const { id } of alerts.getToasts()) alerts.dismiss(id);
});
const toasts = () => alerts.getToasts().map(({ title }) => title);
const button = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;

async function openForEditing(...args: Parameters<typeof showProfile>) {
  const shown = showProfile(...args);
  shown.answer();
  await shown.user.click(await button('Edit'));
  return shown;
}

describe('the profile dialog', () => {
  it('shows a teacher’s facts in two tabs, to read [PF-03, PF-08, EN-37, QU-43, QU-44]', async () => {
    const { answer, user } = showProfile();
    answer();
    expect(await screen.findByRole('dialog', { name: 'Faculty Profile' })).toBeTruthy();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Personal', 'Banyan']);
    expect(screen.getByText('asha@school.org')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Banyan' }));
    expect(screen.getByText('Grade 9: A, B')).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
  });

  it.each([
    [2, 'Admin Profile', ['Details']],
    [3, 'Student Profile', []],
    [6, 'Admin Profile', ['Details']],
  ] as const)('for role %i is the %s [PF-02, PF-04, PF-08]', async (role, name, tabs) => {
    const kind = role === 3 ? 'student' : 'admin';
    const { answer } = showProfile(personOf(role), asha({ kind }));
    answer();
    const dialog = await screen.findByRole('dialog', { name });
    await screen.findByText('asha@school.org');
    expect(
      within(dialog)
        .queryAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(tabs);
  });

  it('lets a student write the two telephone numbers alone [ST-37]', async () => {
    await openForEditing(personOf(3), asha({ kind: 'student' }));
    const boxes = await screen.findAllByRole('textbox');
    expect(boxes.map((field) => field.getAttribute('name'))).toEqual(['mobile', 'alternateContact']);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says beside the field what is wrong, in the specified words, and sends nothing [VP-23, VP-24, VP-26]', async () => {
    const { user, save } = await openForEditing();
    await user.type(await box('First name'), '4');
    expect(
      await screen.findByText('Please, Enter alphabets, space, full stop, hyphen and apostrophe only.'),
    ).toBeTruthy();
    await user.clear(await box('Mobile number'));
    await user.type(await box('Mobile number'), '123');
    await user.clear(await box('Email'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Please, Enter 10 digit Mobile Number.')).toBeTruthy();
    expect(screen.getByText('Email is required.')).toBeTruthy();
    expect((await box('Email')).getAttribute('aria-invalid')).toBe('true');
    await user.clear(await box('Mobile number'));
    expect(await screen.findByText('Mobile Number is required.')).toBeTruthy();
    expect(save.calls).toEqual([]);
  });

  it('saves what changed and goes back to reading, with the focus on Edit [ST-33, ER-21]', async () => {
    const { user, save, onStored } = await openForEditing();
    await user.clear(await box('Last name'));
    await user.type(await box('Last name'), 'Devi');
    await user.click(await button('Save'));
    expect(save.open()[0]?.input.values).toEqual({ lastName: 'Devi' });
    const profile = asha({ version: 4, values: { ...asha().values, lastName: 'Devi' } });
    save.open()[0]?.resolve({ profile, information: 'Your profile has been saved.' });
    const edit = await button('Edit');
    expect(document.activeElement).toBe(edit);
    expect(onStored.mock.calls).toEqual([[profile]]);
    expect(toasts()).toEqual(['Your profile has been saved.']);
  });

  it('keeps everything and says why when a save fails [ER-21]', async () => {
    const { user, save } = await openForEditing();
    await user.type(await box('Last name'), 'x');
    await user.click(await button('Save'));
    save.open()[0]?.reject({ kind: 'refused', code: 'not_allowed', information: 'Ask the school admin.' });
    await waitFor(() => expect(toasts()).toEqual(['Ask the school admin.']));
    expect((await box('Last name')).value).toBe('Raox');
  });

  it('reads "Update Password" for the password alone, and says what is wrong [ST-35, ST-36, VP-16, VP-17, VP-19, VP-20, VP-21, VP-22]', async () => {
    const { answer, user, save } = showProfile();
    answer();
    await user.click(await screen.findByRole('switch', { name: 'Change my password too' }));
    const update = await button('Update Password');
    await user.click(update);
    for (const text of [
      'Password is required.',
      'Confirm Password is required.',
      'Current Password is required.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    const type = async (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
    await type(/^Current password/, 'Secret@1');
    await type(/^New password/, 'Kite7');
    await type(/^Confirm password/, 'Kite');
    expect(await screen.findByText('Password should contain 8 or more characters.')).toBeTruthy();
    expect(screen.getByText('Confirm Password and Password must be same.')).toBeTruthy();
    await type(/^New password/, 'flown');
    await type(/^Confirm password/, '7flown');
    await user.click(update);
    save.open()[0]?.reject({ kind: 'refused', code: 'current_incorrect', information: 'x' });
    expect(await screen.findByText('Current password is incorrect.')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Change my password too' }));
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    expect(await button('Edit')).toBeTruthy();
  });

  it('refuses a picture by name and size in the specified words [VP-28, VP-29]', async () => {
    const { answer, user } = showProfile();
    answer();
    await button('Change picture');
    const picker = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('There is no picker.');
    expect(picker.accept).toBe('.jpg,.jpeg,.png');
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['x'], 'me.gif', { type: 'image/gif' }));
    const kind = 'Sorry, me.gif is invalid, allowed extensions are: .jpg, .jpeg, .png';
    expect(await screen.findByText(kind)).toBeTruthy();
    const large = new File([new Uint8Array(5 * 2 ** 20 + 1)], 'me.jpg', { type: 'image/jpeg' });
    await user.upload(picker, large);
    expect(await screen.findByText('Maximum allowed size is 5MB')).toBeTruthy();
  });

  it('asks before a picture is removed, in the specified words [ER-25, ER-26]', async () => {
    const { answer, user, remove, onStored, standing } = showProfile();
    answer();
    await standing();
    await user.click(await button('Remove picture'));
    const ask = await screen.findByRole('alertdialog', { name: 'Are you sure want to remove?' });
    expect(within(ask).getByText('You will not be able to recover this file!')).toBeTruthy();
    await user.click(within(ask).getByRole('button', { name: 'No, keep it' }));
    await waitFor(() => expect(toasts()).toEqual(['Your file is safe :)']));
    expect(remove.calls).toEqual([]);
    await user.click(await button('Remove picture'));
    await user.click(await button('Yes, delete it!'));
    remove.open()[0]?.resolve(asha({ picture: '' }));
    await waitFor(() => expect(toasts()).toContain('Your file has been deleted.'));
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(await button('Choose a picture')).toBeTruthy();
  });

  it('offers nothing that the school has switched off [RP-09]', async () => {
    const { answer } = showProfile(
      personOf(4, { faculty_allow_update_profile_pic: 0, faculty_allow_change_pass: 3 }),
    );
    answer();
    await button('Edit');
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('asks before what was typed is thrown away', async () => {
    const { user, onClosed } = await openForEditing();
    await user.type(await box('Last name'), 'x');
    await user.click(await button('Close profile'));
    expect(await screen.findByText('What you changed in your profile is lost.')).toBeTruthy();
    await user.click(await button('Go on editing'));
    expect((await box('Last name')).value).toBe('Raox');
    await user.click(await button('Close profile'));
    await user.click(await button('Close without saving'));
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  it('offers another try when the profile does not load', async () => {
    const { user, load, answer } = showProfile();
    load.open()[0]?.reject({ kind: 'unreachable' });
    await user.click(await button('Try again'));
    answer();
    expect(await screen.findByText('asha@school.org')).toBeTruthy();
  });
});
