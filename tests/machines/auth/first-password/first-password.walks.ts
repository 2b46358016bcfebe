import { firstPasswordMachine } from '#machines/auth/first-password/first-password.machine.ts';
import { canChange } from '#machines/auth/first-password/first-password.rules.ts';
import type {
  FirstPasswordForm,
  PasswordStatus,
} from '#machines/auth/first-password/first-password.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, keepsNone, walked } from '../../walked-machine.ts';

export const form: FirstPasswordForm = {
  currentPassword: 'Given@123',
  password: 'Own@1234',
  confirmPassword: 'Own@1234',
};
export const status = (skipsLeft: number): PasswordStatus => ({ mustChange: true, skipsLeft, minimum: 8 });
export const refused = (code: string, fields?: Record<string, string>) =>
  ({ kind: 'refused', code, information: 'No.', ...(fields ? { fields } : {}) }) as const;

export const machine = firstPasswordMachine.provide({
  actors: { loadStatus: silentPromise(), changePassword: silentPromise(), skipPassword: silentPromise() },
});

export const walk: Walk<typeof machine> = {
  input: { role: 4 },
  events: [
    { type: 'form.submit', ...form },
    { type: 'form.submit', ...form, password: '' },
    { type: 'form.change' },
    { type: 'form.skip' },
    { type: 'status.retry' },
    done('loadStatus', status(1)),
    done('loadStatus', status(0)),
    done('loadStatus', { ...status(1), mustChange: false }),
    failed('loadStatus', { kind: 'unreachable' }),
    done('changePassword'),
    failed('changePassword', refused('wrong_password', { currentPassword: 'Wrong.' })),
    done('skipPassword'),
    failed('skipPassword', refused('no_skip_left')),
    failed('skipPassword', { kind: 'unreachable' }),
  ],
  project: ({ context }) => [
    context.status?.skipsLeft,
    context.isTried,
    context.failure?.code,
    context.fields,
  ],
};

export const firstPassword = walked({
  machine,
  walks: { faculty: walk },
  surprise: (chance) => {
    const password = chance.oneOf(['Own@1234', 'tiny#', 'Given@123', '']);
    const currentPassword = chance.oneOf(['Given@123', '']);
    return { type: 'form.submit', currentPassword, password, confirmPassword: chance.oneOf([password, 'x']) };
  },
  invariants: [
    {
      name: 'nothing is sent that the form itself finds wanting',
      holds: (after, before) =>
        !begins('changePassword', after, before) ||
        canChange(inputOf(after, 'changePassword') as FirstPasswordForm, 4, 8),
    },
    {
      name: 'it is put off only as often as the server allows',
      holds: (after, before) =>
        !begins('skipPassword', after, before) || (before?.context.status?.skipsLeft ?? 0) > 0,
    },
    {
      name: 'no password is kept',
      holds: (after) => keepsNone(after, form.currentPassword, form.password, 'tiny#'),
    },
  ],
});
