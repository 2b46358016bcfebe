import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { signInHelpMachine } from '#machines/auth/sign-in-help/sign-in-help.machine.ts';
import type { HelpCommand, MadeHelp } from '#machines/auth/sign-in-help/sign-in-help.types.ts';
import { signInHelpView } from '#machines/auth/sign-in-help/sign-in-help.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage, elapsed } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { code, machine, refused, walk } from './sign-in-help.walks.ts';

describe('every path of helping somebody sign in', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('goes on when the session ended meanwhile, in whatever state [ER-13]', () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: () => [],
      goOn: [
        { type: 'help.make', kind: 'code' },
        { type: 'help.revoke' },
        { type: 'help.choose' },
        elapsed('validity', 'signInHelp.ready'),
      ],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['make', 'revoke']);
  });
});

function start() {
  const make = deferredActor<MadeHelp, HelpCommand>();
  const revoke = deferredActor<number, { readonly studentId: number }>();
  const clock = new SimulatedClock();
  const actors = { make: make.logic, revoke: revoke.logic };
  const actor = createActor(signInHelpMachine.provide({ actors }), {
    input: { studentId: 5 },
    clock,
  }).start();
  return { actor, make, revoke, clock, view: () => signInHelpView(actor.getSnapshot()) };
}

async function startWith(made: MadeHelp) {
  const help = start();
  help.actor.send({ type: 'help.make', kind: made.kind });
  help.make.calls[0]?.resolve(made);
  await settle();
  return help;
}

describe('helping somebody sign in', () => {
  it('makes what was chosen for this student, and shows it until its time is over [QU-13, RT-04]', async () => {
    const { view, make, clock } = await startWith(code);
    expect(make.calls.map(({ input }) => input)).toEqual([{ studentId: 5, kind: 'code' }]);
    expect(view()).toMatchObject({ screen: 'ready', made: code });
    clock.increment(599_999);
    expect(view().screen).toBe('ready');
    clock.increment(1);
    expect(view()).toMatchObject({ screen: 'over', end: 'expired', made: null });
  });

  it('gives a new one its whole time, and keeps the old one in sight meanwhile [QU-13]', async () => {
    const { actor, view, make, clock } = await startWith(code);
    clock.increment(590_000);
    actor.send({ type: 'help.make', kind: 'code' });
    expect(view()).toMatchObject({ screen: 'ready', isMaking: true, made: code });
    make.calls[1]?.resolve({ ...code, secret: '987654' });
    await settle();
    clock.increment(599_000);
    expect(view()).toMatchObject({ screen: 'ready', made: { secret: '987654' } });
  });

  it('says whether it was taken back in time [QU-13]', async () => {
    for (const [open, end] of [
      [1, 'revoked'],
      [0, 'used'],
    ] as const) {
      const { actor, revoke, view } = await startWith(code);
      actor.send({ type: 'help.revoke' });
      expect(view().isRevoking).toBe(true);
      revoke.calls[0]?.resolve(open);
      await settle();
      expect(view()).toMatchObject({ screen: 'over', end, made: null });
    }
  });

  it('says why it was refused, and lets one try again; what was not taken back still stands', async () => {
    const first = start();
    first.actor.send({ type: 'help.make', kind: 'link' });
    first.make.calls[0]?.reject(refused);
    await settle();
    expect(first.view()).toMatchObject({ screen: 'choosing', failure: { information: 'Not active.' } });

    const second = await startWith(code);
    second.actor.send({ type: 'help.revoke' });
    second.revoke.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect(second.view()).toMatchObject({ screen: 'ready', made: code, failure: { code: 'unreachable' } });
  });
});
