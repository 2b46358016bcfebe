import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Profile } from '#contract/profile/profile.model.ts';
import type { ProfileField } from '#contract/profile/profile-rights.rules.ts';
import { nothingTyped } from '#machines/password-form/password-form.rules.ts';
import { profileMachine } from '#machines/profile/profile/profile.machine.ts';
import type {
  ProfileEmitted,
  ProfileEvent,
  ProfileInput,
  ProfileSave,
  SavedProfile,
} from '#machines/profile/profile/profile.types.ts';
import { profileView } from '#machines/profile/profile/profile.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { asha, facultyInput, goodPasswords } from './profile.samples.ts';

async function open(input: ProfileInput = facultyInput(), stored: Profile = asha()) {
  const load = deferredActor<Profile, void>();
  const save = deferredActor<SavedProfile, ProfileSave>();
  const remove = deferredActor<Profile, Profile>();
  const actor = createActor(
    profileMachine.provide({
      actors: { loadProfile: load.logic, saveProfile: save.logic, removePicture: remove.logic },
    }),
    { input },
  );
  const told: ProfileEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  load.open()[0]?.resolve(stored);
  await settle();
  return {
    load,
    save,
    remove,
    told,
    send: (...events: ProfileEvent[]) => {
      for (const event of events) actor.send(event);
    },
    view: () => profileView(actor.getSnapshot()),
  };
}

const saveNow: ProfileEvent = { type: 'profile.save', typed: nothingTyped };
const change = (field: ProfileField, text: string): ProfileEvent => ({
  type: 'field.change',
  field,
  text,
});

describe('the profile', () => {
  it('is read only until Edit, and Cancel leads back to what is stored [ST-33]', async () => {
    const { send, view } = await open();
    send(change('firstName', 'Usha'));
    expect([view().isEditing, view().values.firstName]).toEqual([false, 'Asha']);
    send({ type: 'edit.start' }, change('firstName', 'Usha'));
    expect([view().isEditing, view().values.firstName, view().isDirty]).toEqual([true, 'Usha', true]);
    send({ type: 'edit.cancel' });
    expect([view().isEditing, view().values.firstName, view().isDirty]).toEqual([false, 'Asha', false]);
  });

  it('sends only what changed, trimmed, and rests with what the server answers [ST-33, QC-55]', async () => {
    const { send, view, save, told } = await open();
    send({ type: 'edit.start' }, change('lastName', 'Devi '), change('mobile', '+91 90000-00001'), saveNow);
    expect(save.open()[0]?.input).toMatchObject({
      values: { lastName: 'Devi', mobile: '+919000000001' },
      withPicture: false,
      passwords: null,
    });
    const saved = asha({ version: 4, values: { ...asha().values, lastName: 'Devi' } });
    save.open()[0]?.resolve({ profile: saved, information: 'Your profile has been saved.' });
    await settle();
    expect(view()).toMatchObject({ isEditing: false, work: 'idle', profile: { version: 4 } });
    expect(told).toEqual([{ type: 'saved', profile: saved, information: 'Your profile has been saved.' }]);
  });

  it('sends nothing where nothing changed', async () => {
    const { send, view, save } = await open();
    send({ type: 'edit.start' }, change('firstName', 'Asha '), saveNow);
    expect([save.open().length, view().isEditing]).toEqual([0, false]);
  });

  it('a picked picture switches into editing and travels with the save [ST-34]', async () => {
    const { send, view, save } = await open();
    send({ type: 'picture.choose', name: 'me.JPG', size: 1000 });
    expect([view().isEditing, view().picture]).toEqual([true, 'cutting']);
    send(saveNow);
    expect(save.open()).toEqual([]);
    send({ type: 'picture.cut' }, saveNow);
    expect(save.open()[0]?.input).toMatchObject({ values: {}, withPicture: true });
  });

  it.each([
    ['me.gif', 1000, 'picture_kind'],
    ['me.jpg.exe', 1000, 'picture_kind'],
    ['me.png', 5 * 2 ** 20 + 1, 'picture_size'],
  ] as const)('refuses %s of %i bytes and stays in view [VP-28, VP-29, CO-48]', async (name, size, code) => {
    const { send, view } = await open();
    send({ type: 'picture.choose', name, size });
    expect(view()).toMatchObject({ isEditing: false, picture: 'kept', pictureProblem: { code, name } });
  });

  it('asks for passwords only while the toggle is on [ST-35, ST-36]', async () => {
    const { send, view, save } = await open();
    send({ type: 'password.toggle' });
    expect([view().saveAs, view().isPasswordOn]).toEqual(['password', true]);
    send(saveNow);
    expect(save.open()).toEqual([]);
    expect(view().passwordIssues).toMatchObject({
      currentPassword: { code: 'current_required' },
      password: { code: 'password_required' },
      confirmPassword: { code: 'confirm_required' },
    });
    send({ type: 'edit.start' });
    expect(view().saveAs).toBe('profile');
    send({ type: 'password.toggle' });
    expect(view().passwordIssues).toEqual({});
    send(change('mobile', '9000000001'), saveNow);
    expect(save.open()[0]?.input.passwords).toBeNull();
  });

  it('sends the password alone, and keeps the form when the current one is wrong [VP-22, ST-36]', async () => {
    const { send, view, save } = await open();
    send({ type: 'password.toggle' }, { type: 'profile.save', typed: goodPasswords });
    expect(save.open()[0]?.input).toMatchObject({ values: {}, passwords: goodPasswords });
    save.open()[0]?.reject({ kind: 'refused', code: 'current_incorrect', information: 'no' });
    await settle();
    expect(view()).toMatchObject({
      isPasswordOn: true,
      passwordIssues: { currentPassword: { code: 'current_incorrect' } },
    });
    send({ type: 'password.type', field: 'currentPassword', typed: goodPasswords });
    expect(view().passwordIssues).toEqual({});
  });

  it('shows what is wrong after a field is left, or after Save [VP-23, VP-24, VP-26, VP-27]', async () => {
    const { send, view, save } = await open();
    send({ type: 'edit.start' }, change('mobile', '123'));
    expect(view().faults).toEqual({});
    send({ type: 'field.leave', field: 'mobile' });
    expect(view().faults).toEqual({ mobile: { code: 'mobile_digits' } });
    send(change('firstName', ''), change('email', ''), change('gender', ''), saveNow);
    expect(save.open()).toEqual([]);
    expect(view().faults).toEqual({
      firstName: { code: 'name_required' },
      mobile: { code: 'mobile_digits' },
      email: { code: 'email_required' },
    });
  });

  it('drops signs that are no letters and says so until the next key [VP-23]', async () => {
    const { send, view } = await open();
    send({ type: 'edit.start' }, change('firstName', 'Ash4'));
    expect([view().values.firstName, view().faults]).toEqual([
      'Ash',
      { firstName: { code: 'name_letters' } },
    ]);
    send(change('firstName', 'Asha'));
    expect(view().faults).toEqual({});
  });

  it('keeps what was typed when somebody saved meanwhile, and takes the rest', async () => {
    const { send, view, save, load } = await open();
    send({ type: 'edit.start' }, change('mobile', '9000000001'), saveNow);
    save.open()[0]?.reject({ kind: 'stale', information: '' });
    await settle();
    const elsewhere = asha({
      version: 8,
      values: { ...asha().values, mobile: '9111111111', lastName: 'Devi' },
    });
    load.open()[0]?.resolve(elsewhere);
    await settle();
    expect(view()).toMatchObject({
      wasMerged: true,
      isEditing: true,
      work: 'idle',
      values: { mobile: '9000000001', lastName: 'Devi' },
    });
    send(saveNow);
    expect(save.open()[0]?.input).toMatchObject({
      profile: { version: 8 },
      values: { mobile: '9000000001' },
    });
  });

  it('removes the picture only after a yes [ER-23, ER-25, ER-26]', async () => {
    const { send, view, remove, told } = await open();
    send({ type: 'removal.ask' }, { type: 'removal.cancel' });
    expect([told, remove.calls.length]).toEqual([[{ type: 'picture.kept' }], 0]);
    send({ type: 'removal.ask' }, { type: 'removal.confirm' });
    remove.open()[0]?.resolve(asha({ picture: '', version: 4 }));
    await settle();
    expect(view().profile).toMatchObject({ picture: '', version: 4 });
    send({ type: 'removal.ask' });
    expect(view().work).toBe('idle');
  });

  it('tells of a failure with the server’s words and loses nothing [ER-21]', async () => {
    const { send, view, save, told } = await open();
    send({ type: 'edit.start' }, change('firstName', 'Usha'), saveNow);
    save.open()[0]?.reject({
      kind: 'refused',
      code: 'bad_fields',
      information: 'No.',
      fields: { email: 'Taken.', __proto__x: 'x' },
    });
    await settle();
    expect(told).toEqual([{ type: 'refused', failure: { code: 'bad_fields', information: 'No.' } }]);
    expect(view()).toMatchObject({ values: { firstName: 'Usha' }, faults: { email: { text: 'Taken.' } } });
  });
});
