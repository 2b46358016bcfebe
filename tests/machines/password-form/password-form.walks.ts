import { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import { isFree, issuesIn, nothingTyped } from '#machines/password-form/password-form.rules.ts';
import type {
  PasswordFormInput,
  PasswordStatus,
  TypedPasswords,
} from '#machines/password-form/password-form.types.ts';
import { done, elapsed, failed, type Walk } from '../paths.ts';
import { silentPromise } from '../stand-ins.ts';
import { begins, inputOf, keepsNone, walked } from '../walked-machine.ts';

export const good: TypedPasswords = {
  currentPassword: 'Secret@1',
  code: 'code',
  password: 'Banyan#27',
  confirmPassword: 'Banyan#27',
};
export const status = (skipsLeft: number): PasswordStatus => ({
  mustChange: true,
  skipsLeft,
  wasPutOff: false,
  isStartCode: false,
  minimum: 8,
});
export const refused = (code: string, fields?: Record<string, string>) =>
  ({ kind: 'refused', code, information: 'No.', ...(fields ? { fields } : {}) }) as const;

export const machine = passwordFormMachine.provide({
  actors: { loadStatus: silentPromise(), savePassword: silentPromise(), skipPassword: silentPromise() },
});

const walkOf = (kind: PasswordFormInput['kind'], isDemoSchool = false): Walk<typeof machine> => ({
  input: { kind, role: 4, isDemoSchool },
  events: [
    { type: 'field.change', field: 'confirmPassword' },
    { type: 'field.change', field: 'currentPassword' },
    { type: 'field.leave', field: 'password' },
    { type: 'form.submit', typed: good },
    { type: 'form.submit', typed: nothingTyped },
    { type: 'form.skip' },
    { type: 'form.close' },
    { type: 'status.retry' },
    done('loadStatus', status(1)),
    done('loadStatus', status(0)),
    done('loadStatus', { ...status(1), mustChange: false }),
    failed('loadStatus', { kind: 'unreachable' }),
    done('savePassword'),
    failed('savePassword', refused('current_incorrect', { currentPassword: 'Wrong.' })),
    failed('savePassword', { kind: 'unreachable' }),
    failed('savePassword', { kind: 'unauthorized' }),
    done('skipPassword'),
    failed('skipPassword', refused('no_skip_left')),
    failed('skipPassword', { kind: 'unreachable' }),
    elapsed('goodNews', 'passwordForm.saved'),
  ],
  project: ({ context }) => [
    context.skipsLeft,
    context.hasTried,
    context.touched.length,
    context.refusals,
    context.failure?.code,
  ],
});

export const walks = {
  first: walkOf('first'),
  change: walkOf('change'),
  demoSchool: walkOf('change', true),
  byCode: walkOf('byCode'),
};

export const passwordForm = walked({
  machine,
  walks,
  surprise: (chance) => {
    const password = chance.oneOf(['Banyan#27', 'tiny#', 'nosigns123', 'Secret@1', '']);
    return {
      type: 'form.submit',
      typed: {
        currentPassword: chance.oneOf(['Secret@1', '']),
        code: chance.oneOf(['code', ' ', '']),
        password,
        confirmPassword: chance.oneOf([password, 'x']),
      },
    };
  },
  invariants: [
    {
      name: 'nothing is sent that the form itself finds wanting',
      holds: (after, before) =>
        !begins('savePassword', after, before) ||
        isFree(issuesIn(after.context, inputOf(after, 'savePassword') as TypedPasswords)),
    },
    {
      name: 'in a demo school nothing is sent at all',
      holds: ({ value, context }) => !context.isDemoSchool || value !== 'saving',
    },
    {
      name: 'it is put off only as often as the server allows',
      holds: (after, before) =>
        !begins('skipPassword', after, before) || (before?.context.skipsLeft ?? 0) > 0,
    },
    {
      name: 'no password is kept',
      holds: (after) => keepsNone(after, good.currentPassword, good.password, 'tiny#', 'nosigns123'),
    },
    {
      name: 'it counts as changed only after the server said so',
      holds: ({ context }, before, event) =>
        context.outcome !== 'saved' ||
        before?.context.outcome === 'saved' ||
        event?.type === 'xstate.done.actor.savePassword',
    },
  ],
});
