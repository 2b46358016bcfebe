import { changePasswordMachine } from '#machines/profile/change-password/change-password.machine.ts';
import {
  isFree,
  nothingTyped,
  passwordProblems,
  type TypedPasswords,
} from '#machines/profile/change-password/password-fields.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, keepsNone, walked } from '../../walked-machine.ts';

export const good: TypedPasswords = { current: 'Secret@1', password: 'Banyan#27', confirm: 'Banyan#27' };
export const refused = { kind: 'refused', code: 'current_incorrect', information: 'no' } as const;

export const machine = changePasswordMachine.provide({ actors: { changePassword: silentPromise() } });

export const walk: Walk<typeof machine> = {
  input: { role: 4, isDemoSchool: false },
  events: [
    { type: 'password.type', field: 'confirm', typed: good },
    { type: 'password.type', field: 'current', typed: nothingTyped },
    { type: 'password.leave', field: 'password' },
    { type: 'form.submit', typed: good },
    { type: 'form.submit', typed: nothingTyped },
    { type: 'form.close' },
    done('changePassword'),
    failed('changePassword', refused),
    failed('changePassword', { kind: 'unreachable' }),
    failed('changePassword', { kind: 'unauthorized' }),
  ],
  project: ({ context }) => [context.isCurrentRefused, context.touched.length, context.problems],
};

export const changePassword = walked({
  machine,
  walks: { school: walk, demoSchool: { ...walk, input: { role: 4, isDemoSchool: true } } },
  surprise: (chance) => {
    const password = chance.oneOf(['Banyan#27', 'tiny#', 'Secret@1', '']);
    const typed = {
      current: chance.oneOf(['Secret@1', '']),
      password,
      confirm: chance.oneOf([password, 'x']),
    };
    return { type: 'form.submit', typed };
  },
  invariants: [
    {
      name: 'nothing is sent that the form itself finds wanting',
      holds: (after, before) =>
        !begins('changePassword', after, before) ||
        isFree(passwordProblems('change', inputOf(after, 'changePassword') as TypedPasswords, 4)),
    },
    {
      name: 'in a demo school nothing is sent at all',
      holds: ({ value, context }) => !context.isDemoSchool || value !== 'sending',
    },
    { name: 'no password is kept', holds: (after) => keepsNone(after, good.current, good.password, 'tiny#') },
    {
      name: 'it counts as changed only after the server said so',
      holds: ({ context }, before, event) =>
        !context.isChanged ||
        before?.context.isChanged === true ||
        event?.type === 'xstate.done.actor.changePassword',
    },
  ],
});
