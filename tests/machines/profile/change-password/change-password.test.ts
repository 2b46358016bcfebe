import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Role } from '#contract/core/define-call.ts';
import { changePasswordMachine } from '#machines/profile/change-password/change-password.machine.ts';
import type { ChangePasswordEmitted } from '#machines/profile/change-password/change-password.types.ts';
import { changePasswordView } from '#machines/profile/change-password/change-password.view.ts';
import type { TypedPasswords } from '#machines/profile/change-password/password-fields.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage, shortestPaths } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { good, machine, refused, walk } from './change-password.walks.ts';

describe('every path of changing a password', () => {
  it('reaches every state and takes every transition', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('keeps no password in the context, whatever happens [QU-05]', () => {
    for (const { state } of shortestPaths(machine, walk)) {
      const context = JSON.stringify(state.context);
      for (const secret of [good.current, good.password]) expect(context).not.toContain(secret);
    }
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]', {
    timeout: 120_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context }) => [context.touched, context.problems, context.isCurrentRefused],
      goOn: [{ type: 'form.submit', typed: good }],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['changePassword']);
  });
});

function open(role: Role = 4, isDemoSchool = false) {
  const change = deferredActor<void, TypedPasswords>();
  const actor = createActor(changePasswordMachine.provide({ actors: { changePassword: change.logic } }), {
    input: { role, isDemoSchool },
  });
  const told: ChangePasswordEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  const type = (changes: Partial<TypedPasswords>) => {
    const typed = { ...good, ...changes };
    for (const field of ['current', 'password', 'confirm'] as const) {
      actor.send({ type: 'password.type', field, typed });
      actor.send({ type: 'password.leave', field });
    }
  };
  return { actor, change, told, type, view: () => changePasswordView(actor.getSnapshot()) };
}

describe('changing a password', () => {
  it('may be sent once all three fields are valid, and then ends with a sign-out [VP-14, ER-20]', async () => {
    const { actor, change, type, view } = open();
    expect([view().canSubmit, view().problems]).toEqual([false, {}]);
    type({});
    expect(view().canSubmit).toBe(true);
    actor.send({ type: 'form.submit', typed: good });
    expect(view().isSending).toBe(true);
    change.open()[0]?.resolve();
    await settle();
    expect(actor.getSnapshot().output).toEqual({ kind: 'changed' });
  });

  it.each([
    [{ current: '' }, { current: 'current_required' }],
    [{ password: 'x#1', confirm: 'x#1' }, { password: 'password_too_short' }],
    [{ password: 'nosign12345', confirm: 'nosign12345' }, { password: 'password_classes_missing' }],
    [{ password: 'Secret@1', confirm: 'Secret@1' }, { password: 'password_unchanged' }],
    [{ confirm: '' }, { confirm: 'confirm_required' }],
    [{ confirm: 'Banyan#28' }, { confirm: 'confirm_differs' }],
  ] as const)('finds %o [VP-09, VP-10, VP-11, VP-12, VP-13]', (typed, problems) => {
    const { type, view } = open();
    type(typed);
    expect([view().problems, view().canSubmit]).toEqual([problems, false]);
  });

  it('asks students for no sign, and nobody in a demo school [VP-14, VP-32]', () => {
    const student = open(3);
    student.type({ password: 'mango7', confirm: 'mango7' });
    expect(student.view().canSubmit).toBe(true);
    const demo = open(4, true);
    demo.type({});
    demo.actor.send({ type: 'form.submit', typed: good });
    expect([demo.view().canSubmit, demo.view().isSending, demo.change.calls.length]).toEqual([
      false,
      false,
      0,
    ]);
  });

  it('says that the current password is wrong until it is typed anew, and tells other failures [VP-22, ER-20]', async () => {
    const { actor, change, told, type, view } = open();
    type({});
    actor.send({ type: 'form.submit', typed: good });
    change.open()[0]?.reject(refused);
    await settle();
    expect([view().problems, told]).toEqual([{ current: 'current_incorrect' }, []]);
    actor.send({ type: 'password.type', field: 'current', typed: good });
    expect(view().problems).toEqual({});
    actor.send({ type: 'form.submit', typed: good });
    change.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(told).toEqual([{ type: 'refused', failure: { code: 'unreachable', information: null } }]);
  });
});
