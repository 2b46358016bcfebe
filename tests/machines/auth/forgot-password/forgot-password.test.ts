import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { forgotPasswordMachine } from '#machines/auth/forgot-password/forgot-password.machine.ts';
import { emailProblem } from '#machines/auth/forgot-password/forgot-password.rules.ts';
import type { MailCommand, Sum } from '#machines/auth/forgot-password/forgot-password.types.ts';
import { forgotPasswordView } from '#machines/auth/forgot-password/forgot-password.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage, done, shortestPaths } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { machine, refused, sum, walk } from './forgot-password.walks.ts';

/** The real chart with answers given by the test. */
function start() {
  const solveCaptcha = deferredActor<string, void>();
  const loadSum = deferredActor<Sum, void>();
  const askForMail = deferredActor<void, MailCommand>();
  const actor = createActor(
    forgotPasswordMachine.provide({
      actors: { solveCaptcha: solveCaptcha.logic, loadSum: loadSum.logic, askForMail: askForMail.logic },
    }),
    { input: { formSession: 'form-1' } },
  ).start();
  actor.send({ type: 'userType.change', userType: 2 });
  actor.send({ type: 'field.change', field: 'email', text: ' admin@test.example ' });
  return { actor, solveCaptcha, loadSum, askForMail, view: () => forgotPasswordView(actor.getSnapshot()) };
}

describe('the forgotten-password chart', () => {
  it('reaches every state, takes every transition and has no trap [PF-20]', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('sends nothing for a student, on any path [PF-20]', () => {
    const sending = shortestPaths(machine, walk).filter(
      ({ state }) => state.matches('asking') || state.matches('working'),
    );
    expect(new Set(sending.map(({ state }) => state.context.userType))).toEqual(new Set([4]));
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context: { userType, email, website, sumAnswer, formSession } }) => [
        userType,
        email,
        website,
        sumAnswer,
        formSession,
      ],
      goOn: [{ type: 'form.submit' }, { type: 'sum.ask' }, done('solveCaptcha', 'work:1:ticket')],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['askForMail', 'loadSum', 'solveCaptcha']);
  });
});

describe('asking for a mail', () => {
  it('proves a person by the browser’s work and sends what was typed [CC-03, QU-12, EN-41]', async () => {
    const { actor, solveCaptcha, askForMail, view } = start();
    actor.send({ type: 'form.submit' });
    expect(view().isBusy).toBe(true);
    solveCaptcha.calls[0]?.resolve('work:5:ticket');
    await settle();
    expect(askForMail.calls[0]?.input).toEqual({
      userType: 2,
      email: 'admin@test.example',
      formSession: 'form-1',
      recaptcha: 'work:5:ticket',
      website: '',
    });
    askForMail.calls[0]?.resolve();
    await settle();
    expect(view()).toMatchObject({ isSent: true, isBusy: false });
  });

  it('asks for a sum where the browser cannot work, and for another when the answer was wrong [QU-12, VP-04]', async () => {
    const { actor, solveCaptcha, loadSum, askForMail, view } = start();
    actor.send({ type: 'form.submit' });
    solveCaptcha.calls[0]?.reject(refused('cannot_work'));
    await settle();
    loadSum.calls[0]?.resolve(sum);
    await settle();
    actor.send({ type: 'form.submit' });
    expect(view().problems.sum).toBe(true);
    actor.send({ type: 'field.change', field: 'sumAnswer', text: ' 8 ' });
    actor.send({ type: 'form.submit' });
    expect(askForMail.calls[0]?.input.recaptcha).toBe('sum:8:ticket');
    askForMail.calls[0]?.reject(refused('captcha'));
    await settle();
    loadSum.calls[1]?.resolve({ ticket: 'next', numbers: [2, 2] });
    await settle();
    expect(view()).toMatchObject({ failure: { code: 'captcha' }, sum: { ticket: 'next' }, sumAnswer: '' });
    expect(view().email).toBe(' admin@test.example ');
  });

  it('keeps the form and its key when no answer came [QU-10]', async () => {
    const { actor, solveCaptcha, askForMail, view } = start();
    for (const turn of [0, 1]) {
      actor.send({ type: 'form.submit' });
      solveCaptcha.calls[turn]?.resolve('work:1:t');
      await settle();
      askForMail.calls[turn]?.reject({ kind: 'unreachable' });
      await settle();
    }
    expect(view().failure?.code).toBe('unreachable');
    expect(askForMail.calls.map(({ input }) => input.formSession)).toEqual(['form-1', 'form-1']);
  });

  it('says what is missing beside the field, once it was sent [VP-04]', () => {
    const actor = createActor(machine, { input: { formSession: 'form-1' } }).start();
    const problems = () => forgotPasswordView(actor.getSnapshot()).problems;
    expect(problems()).toEqual({ userType: false, email: null, sum: false });
    actor.send({ type: 'form.submit' });
    expect(problems()).toMatchObject({ userType: true });
    actor.send({ type: 'userType.change', userType: 4 });
    actor.send({ type: 'form.submit' });
    expect(problems()).toEqual({ userType: false, email: 'email_required', sum: false });
  });

  it.each([
    ['', 'email_required'],
    ['  ', 'email_required'],
    ['asha', 'email_wrong'],
    ['asha@', 'email_wrong'],
    ['asha@school', 'email_wrong'],
    ['a sha@school.in', 'email_wrong'],
    ['asha@school..in', 'email_wrong'],
    ['asha@school.in', null],
    ['आशा@विद्यालय.भारत', null],
  ] as const)('judges the address %j as %s [VP-04]', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});
