import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { FieldIssues } from '#contract/core/issues.ts';
import { passwordFormMachine } from '#machines/password-form/password-form.machine.ts';
import { nothingTyped, passwordIssues } from '#machines/password-form/password-form.rules.ts';
import type {
  PasswordFormInput,
  PasswordStatus,
  TypedPasswords,
} from '#machines/password-form/password-form.types.ts';
import { passwordFormView } from '#machines/password-form/password-form.view.ts';
import { deferredActor, settle } from '../deferred.ts';
import { Coverage, shortestPaths } from '../paths.ts';
import { endSessionEverywhere } from '../session-end.ts';
import { good, machine, refused, status, walks } from './password-form.walks.ts';

const everyWalk = Object.values(walks);

describe('every path of a new password', () => {
  it('reaches every state, takes every transition and has no trap [LG-14, CC-04]', () => {
    const coverage = new Coverage(machine);
    for (const walk of everyWalk) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('keeps no password in the context, whatever happens [QU-05]', () => {
    for (const { state } of everyWalk.flatMap((walk) => shortestPaths(machine, walk))) {
      const context = JSON.stringify(state.context);
      for (const secret of [good.currentPassword, good.password]) expect(context).not.toContain(secret);
    }
  });

  it.each([
    ['first', ['loadStatus', 'savePassword', 'skipPassword']],
    ['change', ['savePassword']],
    ['byCode', ['savePassword']],
  ] as const)(
    '%s: loses nothing typed when the session ends, in whatever state, and goes on for the same person [QU-64, ER-13]',
    {
      timeout: 300_000,
    },
    (kind, expected) => {
      const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walks[kind], {
        typed: ({ context }) => [context.skipsLeft, context.touched, context.hasTried],
        goOn: [{ type: 'form.submit', typed: good }, { type: 'form.skip' }, { type: 'status.retry' }],
      });
      expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
      expect([...cutOff].toSorted()).toEqual(expected);
    },
  );
});

const codesOf = (issues: FieldIssues) =>
  Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]));

/** The real chart with answers given by the test. */
function open(
  kind: PasswordFormInput['kind'],
  { role = 4, isDemoSchool = false }: Partial<PasswordFormInput> = {},
) {
  const load = deferredActor<PasswordStatus, void>();
  const save = deferredActor<void, TypedPasswords>();
  const skip = deferredActor<void, void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    passwordFormMachine.provide({
      actors: { loadStatus: load.logic, savePassword: save.logic, skipPassword: skip.logic },
    }),
    { input: { kind, role, isDemoSchool }, clock },
  ).start();
  let typed = nothingTyped;
  const type = (changes: Partial<TypedPasswords>) => {
    typed = { ...good, ...changes };
    for (const field of ['currentPassword', 'code', 'password', 'confirmPassword'] as const) {
      actor.send({ type: 'field.change', field });
      actor.send({ type: 'field.leave', field });
    }
  };
  return {
    actor,
    clock,
    load,
    save,
    skip,
    type,
    submit: () => actor.send({ type: 'form.submit', typed }),
    view: () => passwordFormView(actor.getSnapshot(), typed),
    shown: () => codesOf(passwordFormView(actor.getSnapshot(), typed).issues),
  };
}

describe('a password that somebody else gave', () => {
  it('is done at once when one’s own was chosen meanwhile [LG-13, QU-16]', async () => {
    const { actor, load } = open('first');
    load.calls[0]?.resolve({ ...status(3), mustChange: false });
    await settle();
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });

  it('can be kept while the server allows it, and no longer [LG-14]', async () => {
    const { actor, load, skip, view } = open('first');
    load.calls[0]?.resolve(status(1));
    await settle();
    expect(view().canSkip).toBe(true);
    actor.send({ type: 'form.skip' });
    skip.calls[0]?.reject(refused('no_skip_left'));
    await settle();
    load.calls[1]?.resolve(status(0));
    await settle();
    expect(view()).toMatchObject({ canSkip: false, state: 'editing', failure: null });
    actor.send({ type: 'form.skip' });
    expect(skip.calls).toHaveLength(1);
  });

  it('can be asked about again when the server did not answer', async () => {
    const { actor, load, view } = open('first');
    load.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ state: 'failed', failure: { code: 'unreachable' } });
    actor.send({ type: 'status.retry' });
    load.calls[1]?.resolve({ ...status(3), minimum: 10 });
    await settle();
    expect(view()).toMatchObject({ state: 'editing', failure: null, canSkip: true, limits: { minimum: 10 } });
  });

  it('stays while what the server says stands beside its field [VP-10, ER-20]', async () => {
    const { actor, load, save, type, submit, view } = open('first');
    load.calls[0]?.resolve(status(3));
    await settle();
    type({});
    submit();
    expect(save.calls[0]?.input).toEqual(good);
    save.calls[0]?.reject(refused('wrong_password', { currentPassword: 'Wrong.' }));
    await settle();
    expect(view()).toMatchObject({
      issues: { currentPassword: { information: 'Wrong.' } },
      failure: null,
      state: 'editing',
    });
    actor.send({ type: 'field.change', field: 'currentPassword' });
    expect(view().issues).toEqual({});
  });
});

describe('changing a password', () => {
  it('may be sent once all three fields are valid, and then ends with a sign-out [VP-14, ER-20]', async () => {
    const { actor, save, type, submit, view } = open('change');
    expect([view().canSend, view().issues]).toEqual([false, {}]);
    type({});
    expect(view().canSend).toBe(true);
    submit();
    expect(view().state).toBe('saving');
    save.open()[0]?.resolve();
    await settle();
    expect(actor.getSnapshot().output).toEqual({ kind: 'saved' });
  });

  it.each([
    [{ currentPassword: '' }, { currentPassword: 'current_required' }],
    [{ password: 'x#1', confirmPassword: 'x#1' }, { password: 'password_too_short' }],
    [{ password: 'nosign12345', confirmPassword: 'nosign12345' }, { password: 'password_classes_missing' }],
    [{ password: 'Secret@1', confirmPassword: 'Secret@1' }, { password: 'password_unchanged' }],
    [{ confirmPassword: '' }, { confirmPassword: 'confirm_required' }],
    [{ confirmPassword: 'Banyan#28' }, { confirmPassword: 'confirm_differs' }],
  ] as const)('finds %o [VP-09, VP-10, VP-11, VP-12, VP-13]', (typed, issues) => {
    const { type, view, shown } = open('change');
    type(typed);
    expect([shown(), view().canSend]).toEqual([issues, false]);
  });

  it('asks students for no sign, and nobody in a demo school [VP-14, VP-32]', () => {
    const student = open('change', { role: 3 });
    student.type({ password: 'mango7', confirmPassword: 'mango7' });
    expect(student.view().canSend).toBe(true);
    const demo = open('change', { isDemoSchool: true });
    demo.type({});
    demo.submit();
    expect([demo.view().canSend, demo.view().state, demo.save.calls.length]).toEqual([false, 'editing', 0]);
  });

  it('says that the current password is wrong until it is typed anew, and tells other failures [VP-22, ER-20]', async () => {
    const { actor, save, type, submit, view, shown } = open('change');
    type({});
    submit();
    save.open()[0]?.reject(refused('current_incorrect', { currentPassword: 'Wrong.' }));
    await settle();
    expect([shown(), view().failure]).toEqual([{ currentPassword: 'current_incorrect' }, null]);
    actor.send({ type: 'field.change', field: 'currentPassword' });
    expect(shown()).toEqual({});
    submit();
    save.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view().failure).toEqual({ code: 'unreachable', information: null });
  });
});

describe('a new password by code', () => {
  it('shows the good news and then leads to the login page [ER-19]', async () => {
    const { actor, clock, save, type, submit, view } = open('byCode');
    type({});
    submit();
    save.calls[0]?.resolve();
    await settle();
    expect(view()).toMatchObject({ isSaved: true, state: 'saved' });
    expect(actor.getSnapshot().output).toBeUndefined();
    clock.increment(3_000);
    expect(actor.getSnapshot().output).toEqual({ kind: 'saved' });
  });

  it('warns in the server’s words, and marks a password it refuses [ER-19]', async () => {
    const { actor, save, type, submit, view, shown } = open('byCode');
    const answers = [
      [refused('warning'), { code: 'warning', information: 'No.' }, {}],
      [refused('warning', { password: 'Weak.' }), null, { password: 'warning' }],
    ] as const;
    for (const [turn, [answer, failure, issues]] of answers.entries()) {
      type({});
      submit();
      save.calls[turn]?.reject(answer);
      await settle();
      expect([view().failure, shown(), view().isSaved]).toEqual([failure, issues, false]);
      actor.send({ type: 'field.change', field: 'password' });
      expect([view().failure, shown()]).toEqual([null, {}]);
    }
  });
});

describe('what is asked of a new password', () => {
  const changed = (password: string, role: 3 | 4, minimum: number) =>
    codesOf(
      passwordIssues(
        'change',
        { role, minimums: { staff: minimum, student: minimum } },
        { ...good, currentPassword: 'Given@123', password, confirmPassword: password },
      ),
    );

  it('is a letter, a digit and a sign of staff, and two classes of students [VP-09, VP-14, VP-15, QC-22, QC-23]', () => {
    expect(changed('Own@123', 4, 8)).toEqual({ password: 'password_too_short' });
    expect(changed('Ownword@', 4, 8)).toEqual({ password: 'password_classes_missing' });
    expect(changed('Own-1234', 4, 8)).toEqual({ password: 'password_classes_missing' });
    expect(changed('Own#1234', 4, 8)).toEqual({});
    expect(changed('a@1', 4, 3)).toEqual({});
    expect(changed(`a@1${'x'.repeat(22)}`, 4, 3)).toEqual({ password: 'password_too_long' });
    expect(changed('simple', 3, 6)).toEqual({ password: 'password_too_simple' });
    expect(changed('abc123', 3, 6)).toEqual({});
  });

  const byCode = (typed: Partial<TypedPasswords>) =>
    codesOf(passwordIssues('update', { role: 4 }, { ...good, ...typed }));

  it.each([
    ['', 'password_required'],
    ['Bet@1', 'password_too_short'],
    [`Better@12${'x'.repeat(7)}`, 'password_too_long'],
    ['Better @12', 'password_has_spaces'],
    ['better@12', 'password_classes_missing'],
    ['BETTER@12', 'password_classes_missing'],
    ['Better@xx', 'password_classes_missing'],
    ['Better1234', 'password_classes_missing'],
    ['Better@1', undefined],
    [`Better@12${'x'.repeat(6)}`, undefined],
  ] as const)('%j by code is judged %s [VP-05, VP-06]', (password, problem) => {
    expect(byCode({ password, confirmPassword: password })['password']).toBe(problem);
  });

  it('is the same password again, and the code [VP-07, VP-08]', () => {
    expect(byCode({ confirmPassword: 'Better@13' })).toEqual({ confirmPassword: 'confirm_differs' });
    expect(byCode({ code: '  ' })).toEqual({ code: 'code_required' });
  });
});
