import { isFree, nothingTyped, passwordIssues } from '#machines/password-form/password-form.rules.ts';
import { profileMachine } from '#machines/profile/profile/profile.machine.ts';
import { problemsOf } from '#machines/profile/profile/profile.rules.ts';
import type { ProfileSave } from '#machines/profile/profile/profile.types.ts';
import { isSame } from '#machines/shared/is-same.ts';
import { done, failed, type PathEvent, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, keepsNone, runningOf, walked } from '../../walked-machine.ts';
import { asha, facultyInput, goodPasswords } from './profile.samples.ts';

export const machine = profileMachine.provide({
  actors: { loadProfile: silentPromise(), saveProfile: silentPromise(), removePicture: silentPromise() },
});

const events: readonly PathEvent[] = [
  { type: 'profile.retry' },
  { type: 'profile.close' },
  { type: 'edit.start' },
  { type: 'edit.cancel' },
  { type: 'field.change', field: 'mobile', text: '12x' },
  { type: 'field.change', field: 'mobile', text: '9000000001' },
  { type: 'field.leave', field: 'mobile' },
  { type: 'password.toggle' },
  { type: 'password.type', field: 'confirmPassword', typed: goodPasswords },
  { type: 'password.leave', field: 'currentPassword' },
  { type: 'picture.choose', name: 'me.jpg', size: 1000 },
  { type: 'picture.choose', name: 'me.gif', size: 1000 },
  { type: 'picture.cut' },
  { type: 'picture.drop' },
  { type: 'picture.unreadable', name: 'me.jpg' },
  { type: 'profile.save', typed: nothingTyped },
  { type: 'profile.save', typed: goodPasswords },
  { type: 'removal.ask' },
  { type: 'removal.confirm' },
  { type: 'removal.cancel' },
  done('loadProfile', asha()),
  failed('loadProfile', { kind: 'unreachable' }),
  done('saveProfile', { profile: asha({ version: 4 }), information: 'Your profile has been saved.' }),
  failed('saveProfile', { kind: 'refused', code: 'current_incorrect', information: '' }),
  failed('saveProfile', { kind: 'stale', information: '' }),
  failed('saveProfile', { kind: 'unauthorized' }),
  done('mergeProfile', asha({ version: 9 })),
  failed('mergeProfile', { kind: 'unreachable' }),
  done('removePicture', asha({ picture: '', version: 4 })),
  failed('removePicture', { kind: 'unreachable' }),
];

const walkWith = (input: Walk<typeof machine>['input']): Walk<typeof machine> => ({
  input,
  events,
  project: ({ context }) => [
    context.values.mobile === context.profile?.values.mobile,
    context.profile?.picture,
    context.passwordRefusals,
  ],
});

export const walk = walkWith(facultyInput());
/** Somebody who may look and no more. */
export const withoutRights = walkWith(facultyInput({ fields: [], picture: false, password: false }));

/** What may change the fields beside typing. */
const taking = [
  'field.change',
  'edit.cancel',
  'profile.save',
  'xstate.done.actor.loadProfile',
  'xstate.done.actor.saveProfile',
  'xstate.done.actor.mergeProfile',
];

export const profile = walked({
  machine,
  walks: { faculty: walk, withoutRights },
  surprise: (chance) => ({
    type: 'field.change',
    field: chance.oneOf(['firstName', 'lastName', 'mobile', 'email', 'gender']),
    text: chance.oneOf(['', 'Asha', 'Usha 4', '12', '+91 90000-00001', 'asha@school.org', 'Female']),
  }),
  invariants: [
    {
      name: 'nothing is saved while a field is wrong',
      holds: (after, before) =>
        !begins('saveProfile', after, before) ||
        !after.matches({ ready: { details: 'editing' } }) ||
        Object.keys(problemsOf(after.context)).length === 0,
    },
    {
      name: 'a password travels only when asked for, and only a good one',
      holds: (after, before) => {
        if (!begins('saveProfile', after, before)) return true;
        const { passwords } = inputOf(after, 'saveProfile') as ProfileSave;
        if (passwords === null) return !after.context.withPasswords;
        return after.context.withPasswords && isFree(passwordIssues('profile', after.context, passwords));
      },
    },
    {
      name: 'what stands in the fields changes by typing, cancelling or an answer alone',
      holds: ({ context }, before, event) =>
        !before || taking.includes(event?.type ?? '') || isSame(context.values, before.context.values),
    },
    {
      name: 'a failure takes nothing typed away',
      holds: ({ context }, before, event) =>
        !event?.type.startsWith('xstate.error') || isSame(context.values, before?.context.values),
    },
    {
      name: 'no password is kept',
      holds: (after) => keepsNone(after, goodPasswords.currentPassword, goodPasswords.password),
    },
    {
      name: 'one call at a time',
      holds: (after) => runningOf(after, 'loadProfile', 'saveProfile', 'mergeProfile', 'removePicture') <= 1,
    },
    {
      name: 'without rights no part opens and nothing is sent',
      holds: (after) =>
        after.context.rights.fields.length > 0 ||
        after.context.rights.picture ||
        !after.matches('ready') ||
        (after.matches({ ready: { details: 'viewing', picture: 'kept', work: 'idle' } }) &&
          after.matches({ ready: { password: 'off' } })),
    },
    {
      name: 'a picture is removed only after a yes',
      holds: (after, before, event) =>
        !begins('removePicture', after, before) || event?.type === 'removal.confirm',
    },
  ],
});
