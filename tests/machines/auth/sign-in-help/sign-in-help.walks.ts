import { signInHelpMachine } from '#machines/auth/sign-in-help/sign-in-help.machine.ts';
import type { MadeHelp } from '#machines/auth/sign-in-help/sign-in-help.types.ts';
import { done, elapsed, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { runningOf, walked } from '../../walked-machine.ts';

export const code: MadeHelp = {
  kind: 'code',
  secret: '012345',
  loginName: 'S1',
  milliseconds: 600_000,
};
export const refused = { kind: 'refused', code: 'inactive_account', information: 'Not active.' } as const;

export const machine = signInHelpMachine.provide({
  actors: { make: silentPromise(), revoke: silentPromise() },
});

export const walk: Walk<typeof machine> = {
  input: { studentId: 5 },
  events: [
    { type: 'help.make', kind: 'code' },
    { type: 'help.make', kind: 'link' },
    { type: 'help.revoke' },
    { type: 'help.choose' },
    done('make', code),
    failed('make', refused),
    failed('make', { kind: 'unreachable' }),
    done('revoke', 1),
    done('revoke', 0),
    failed('revoke', { kind: 'unreachable' }),
    elapsed('validity', 'signInHelp.ready'),
  ],
  project: ({ context }) => [context.made?.kind, context.failure?.code, context.end],
};

export const signInHelp = walked({
  machine,
  walks: { student: walk },
  invariants: [
    {
      name: 'a code or link is never shown once it is over',
      holds: ({ context }) => context.end === null || context.made === null,
    },
    {
      name: 'one thing is asked of the server at a time',
      holds: (after) => runningOf(after, 'make', 'revoke') <= 1,
    },
    {
      name: 'it is always for the same student',
      holds: ({ context }) => context.studentId === 5,
    },
  ],
});
