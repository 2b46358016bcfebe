import { forgotPasswordMachine } from '#machines/auth/forgot-password/forgot-password.machine.ts';
import { emailProblem } from '#machines/auth/forgot-password/forgot-password.rules.ts';
import type { MailCommand, Sum } from '#machines/auth/forgot-password/forgot-password.types.ts';
import { done, failed, type Walk } from '../../paths.ts';
import { silentPromise } from '../../stand-ins.ts';
import { begins, inputOf, runningOf, walked } from '../../walked-machine.ts';

export const sum: Sum = { ticket: 'ticket', numbers: [3, 4] };
export const refused = (code: string) => ({ kind: 'refused', code, information: 'No.' }) as const;

export const machine = forgotPasswordMachine.provide({
  actors: { solveCaptcha: silentPromise(), loadSum: silentPromise(), askForMail: silentPromise() },
});

export const walk: Walk<typeof machine> = {
  input: { formSession: 'form-1' },
  events: [
    { type: 'userType.change', userType: 3 },
    { type: 'userType.change', userType: 4 },
    { type: 'field.change', field: 'email', text: 'asha@test.example' },
    { type: 'field.change', field: 'website', text: 'spam' },
    { type: 'field.change', field: 'sumAnswer', text: '7' },
    { type: 'sum.ask' },
    { type: 'form.submit' },
    { type: 'form.again', formSession: 'form-2' },
    done('solveCaptcha', 'work:1:ticket'),
    failed('solveCaptcha', refused('cannot_work')),
    failed('solveCaptcha', { kind: 'unreachable' }),
    done('loadSum', sum),
    failed('loadSum', { kind: 'unreachable' }),
    done('askForMail'),
    failed('askForMail', refused('captcha')),
    failed('askForMail', { kind: 'unreachable' }),
  ],
  project: ({ context }) => [
    context.userType,
    context.email,
    context.sum !== null,
    context.sumAnswer,
    context.failure?.code,
    context.isTried,
  ],
};

export const forgotPassword = walked({
  machine,
  walks: { form: walk },
  surprise: (chance) => ({
    type: 'field.change',
    field: 'email',
    text: chance.oneOf(['', 'asha', 'a@b.example', 'a@b@c.d']),
  }),
  invariants: [
    {
      name: 'a mail is asked for only with a right address, by staff, and with proof that a person asks',
      holds: (after, before) => {
        if (!begins('askForMail', after, before)) return true;
        const wish = inputOf(after, 'askForMail') as MailCommand;
        return emailProblem(wish.email) === null && after.context.userType !== 3 && wish.recaptcha !== '';
      },
    },
    {
      name: 'what was typed changes only by typing',
      holds: ({ context }, before, event) =>
        !before ||
        event?.type.endsWith('.change') === true ||
        (context.email === before.context.email && context.userType === before.context.userType),
    },
    {
      name: 'a request keeps its name until a mail was sent, so that a repeat sends no second one',
      holds: ({ context }, before, event) =>
        !before || event?.type === 'form.again' || context.formSession === before.context.formSession,
    },
    {
      name: 'one thing is asked of the server at a time',
      holds: (after) => runningOf(after, 'solveCaptcha', 'loadSum', 'askForMail') <= 1,
    },
  ],
});
