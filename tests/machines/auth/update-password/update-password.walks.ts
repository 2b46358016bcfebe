import { updatePasswordMachine } from '#machines/auth/update-password/update-password.machine.ts';
import { canUpdate } from '#machines/auth/update-password/update-password.rules.ts';
import type { NewPasswordForm } from '#machines/auth/update-password/update-password.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, keepsNone, walked } from '../../walked-machine.ts';

export const form: NewPasswordForm = { password: 'Better@12', confirmPassword: 'Better@12', code: 'code' };

export const machine = updatePasswordMachine.provide({ actors: { savePassword: silentPromise() } });

export const walk: Walk<typeof machine> = {
  input: undefined,
  events: [
    { type: 'form.change' },
    { type: 'form.submit', ...form },
    { type: 'form.submit', ...form, code: '' },
    done('savePassword', { status: 'true', msg: '' }),
    done('savePassword', { status: 'warning', msg: 'Old.' }),
    done('savePassword', { status: 'invalid passsord', msg: 'Weak.' }),
    failed('savePassword', { kind: 'unreachable' }),
    elapsed('goodNews', 'updatePassword.saved'),
  ],
  project: ({ context }) => context,
};

export const updatePassword = walked({
  machine,
  walks: { byCode: walk },
  surprise: (chance) => {
    const password = chance.oneOf(['Better@12', 'tiny#', 'nosigns123', '']);
    const confirmPassword = chance.oneOf([password, 'Other@123']);
    return { type: 'form.submit', password, confirmPassword, code: chance.oneOf(['code', ' ', '']) };
  },
  invariants: [
    {
      name: 'nothing is sent that the form itself finds wanting',
      holds: (after, before) =>
        !begins('savePassword', after, before) ||
        canUpdate(inputOf(after, 'savePassword') as NewPasswordForm),
    },
    { name: 'no password and no code is kept', holds: (after) => keepsNone(after, form.password, 'tiny#') },
    {
      name: 'good news only after the server said so',
      holds: ({ value }, before, event) =>
        value !== 'saved' || before?.value === 'saved' || event?.type === 'xstate.done.actor.savePassword',
    },
  ],
});
