import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { firstPasswordMachine } from '#machines/auth/first-password/first-password.machine.ts';
import { firstPasswordProblems } from '#machines/auth/first-password/first-password.rules.ts';
import type {
  FirstPasswordForm,
  PasswordStatus,
} from '#machines/auth/first-password/first-password.types.ts';
import { firstPasswordView } from '#machines/auth/first-password/first-password.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { form, machine, refused, status, walk } from './first-password.walks.ts';

function start() {
  const loadStatus = deferredActor<PasswordStatus, void>();
  const changePassword = deferredActor<void, FirstPasswordForm>();
  const skipPassword = deferredActor<void, void>();
  const actor = createActor(
    firstPasswordMachine.provide({
      actors: {
        loadStatus: loadStatus.logic,
        changePassword: changePassword.logic,
        skipPassword: skipPassword.logic,
      },
    }),
    { input: { role: 4 } },
  ).start();
  return {
    actor,
    loadStatus,
    changePassword,
    skipPassword,
    view: () => firstPasswordView(actor.getSnapshot()),
  };
}

describe('the first-password chart', () => {
  it('reaches every state, takes every transition and has no trap [LG-14]', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('is done at once when the password was chosen meanwhile [LG-13, QU-16]', async () => {
    const { loadStatus, view } = start();
    loadStatus.calls[0]?.resolve({ ...status(3), mustChange: false });
    await settle();
    expect(view().isDone).toBe(true);
  });

  it('can be put off while the server allows it, and no longer [LG-14]', async () => {
    const { actor, loadStatus, skipPassword, view } = start();
    loadStatus.calls[0]?.resolve(status(1));
    await settle();
    expect(view().canSkip).toBe(true);
    actor.send({ type: 'form.skip' });
    skipPassword.calls[0]?.reject(refused('no_skip_left'));
    await settle();
    loadStatus.calls[1]?.resolve(status(0));
    await settle();
    expect(view()).toMatchObject({ canSkip: false, isDone: false });
    actor.send({ type: 'form.skip' });
    expect(skipPassword.calls).toHaveLength(1);
  });

  it('puts what the server says beside the field, and keeps no password [VP-10, ER-20]', async () => {
    const { actor, loadStatus, changePassword, view } = start();
    loadStatus.calls[0]?.resolve(status(3));
    await settle();
    actor.send({ type: 'form.submit', ...form });
    expect(changePassword.calls[0]?.input).toEqual(form);
    changePassword.calls[0]?.reject(refused('wrong_password', { currentPassword: 'Wrong.' }));
    await settle();
    expect(view()).toMatchObject({ fields: { currentPassword: 'Wrong.' }, failure: null, isDone: false });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password);
    actor.send({ type: 'form.change' });
    expect(view().fields).toEqual({});
  });

  it('can be tried again when the server could not be asked', async () => {
    const { actor, loadStatus, view } = start();
    loadStatus.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().hasFailed).toBe(true);
    actor.send({ type: 'status.retry' });
    loadStatus.calls[1]?.resolve(status(3));
    await settle();
    expect(view()).toMatchObject({ hasFailed: false, failure: null, canSkip: true });
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 120_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context }) => [context.status, context.isTried],
      goOn: [{ type: 'form.submit', ...form }, { type: 'form.skip' }, { type: 'status.retry' }],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['changePassword', 'loadStatus', 'skipPassword']);
  });
});

describe('a password of one’s own', () => {
  const problem = (password: string, role: 3 | 4, minimum: number) =>
    firstPasswordProblems({ ...form, password, confirmPassword: password }, role, minimum).password;

  it('has a letter, a digit and a sign for staff, and two classes for students [VP-09, VP-14, VP-15, QC-22, QC-23]', () => {
    expect(problem('Own@123', 4, 8)).toBe('password_too_short');
    expect(problem('Ownword@', 4, 8)).toBe('password_classes_missing');
    expect(problem('Own-1234', 4, 8)).toBe('password_classes_missing');
    expect(problem('Own#1234', 4, 8)).toBeNull();
    expect(problem('a@1', 4, 3)).toBeNull();
    expect(problem(`a@1${'x'.repeat(22)}`, 4, 3)).toBe('password_too_long');
    expect(problem('simple', 3, 6)).toBe('password_too_simple');
    expect(problem('abc123', 3, 6)).toBeNull();
  });

  it('is another than the present one, which is asked for, and the same twice [VP-10, VP-11, VP-12, VP-13]', () => {
    expect(problem(form.currentPassword, 4, 8)).toBe('password_unchanged');
    const empty = firstPasswordProblems({ ...form, currentPassword: '', confirmPassword: 'Own@1235' }, 4, 8);
    expect(empty).toEqual({
      currentPassword: 'current_required',
      password: null,
      confirmPassword: 'confirm_differs',
    });
  });
});
