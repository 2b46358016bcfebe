import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { updatePasswordMachine } from '#machines/auth/update-password/update-password.machine.ts';
import { updateProblems } from '#machines/auth/update-password/update-password.rules.ts';
import type { NewPasswordForm, UpdateAnswer } from '#machines/auth/update-password/update-password.types.ts';
import { updatePasswordView } from '#machines/auth/update-password/update-password.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { form, machine, walk } from './update-password.walks.ts';

function start() {
  const savePassword = deferredActor<UpdateAnswer, NewPasswordForm>();
  const clock = new SimulatedClock();
  const actor = createActor(updatePasswordMachine.provide({ actors: { savePassword: savePassword.logic } }), {
    clock,
  }).start();
  return { actor, clock, savePassword, view: () => updatePasswordView(actor.getSnapshot()) };
}

describe('the update-password chart', () => {
  it('reaches every state, takes every transition and has no trap [CC-04]', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('shows the good news and then leads to the login page [ER-19]', async () => {
    const { actor, clock, savePassword, view } = start();
    actor.send({ type: 'form.submit', ...form, code: ' code ' });
    expect(savePassword.calls[0]?.input).toEqual(form);
    savePassword.calls[0]?.resolve({ status: 'true', msg: 'Done.' });
    await settle();
    expect(view()).toMatchObject({ isSaved: true, isOver: false });
    clock.increment(3_000);
    expect(view().isOver).toBe(true);
  });

  it('warns in the server’s words, and marks a password it refuses [ER-19]', async () => {
    const { actor, savePassword, view } = start();
    const answers = [
      [
        { status: 'warning', msg: 'Old code.' },
        { warning: 'Old code.', isPasswordRefused: false },
      ],
      [
        { status: 'invalid passsord', msg: 'Weak.' },
        { warning: 'Weak.', isPasswordRefused: true },
      ],
    ] as const;
    for (const [turn, [answer, expected]] of answers.entries()) {
      actor.send({ type: 'form.submit', ...form });
      savePassword.calls[turn]?.resolve(answer);
      await settle();
      expect(view()).toMatchObject({ ...expected, isSaved: false });
      actor.send({ type: 'form.change' });
      expect(view()).toMatchObject({ warning: null, isPasswordRefused: false });
    }
  });

  it('keeps no password in its context', async () => {
    const { actor, savePassword } = start();
    actor.send({ type: 'form.submit', ...form });
    savePassword.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password);
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'unreachable', information: null });
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 120_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context }) => context.isTried,
      goOn: [{ type: 'form.submit', ...form }],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['savePassword']);
  });
});

describe('a new password by code', () => {
  it.each([
    ['', 'password_required'],
    ['Bet@1', 'password_too_short'],
    [`Better@12${'x'.repeat(7)}`, 'password_too_long'],
    ['Better @12', 'password_has_spaces'],
    ['better@12', 'password_classes_missing'],
    ['BETTER@12', 'password_classes_missing'],
    ['Better@xx', 'password_classes_missing'],
    ['Better1234', 'password_classes_missing'],
    ['Better@1', null],
    [`Better@12${'x'.repeat(6)}`, null],
  ] as const)('%j is judged %s [VP-05, VP-06]', (password, problem) => {
    expect(updateProblems({ ...form, password, confirmPassword: password }).password).toBe(problem);
  });

  it('needs the same password again, and the code [VP-07, VP-08]', () => {
    expect(updateProblems({ ...form, confirmPassword: 'Better@13' }).confirmPassword).toBe('confirm_differs');
    expect(updateProblems({ ...form, code: '  ' }).code).toBe('code_required');
  });
});
