import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { forcedLogoutMachine } from '#machines/auth/forced-logout-screen/forced-logout-screen.machine.ts';
import type {
  Departure,
  DepartureCommand,
  LogoutCommand,
} from '#machines/auth/forced-logout-screen/forced-logout-screen.types.ts';
import { forcedLogoutView } from '#machines/auth/forced-logout-screen/forced-logout-screen.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage, elapsed } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { choice, departure, refused, silent, walk } from './forced-logout-screen.walks.ts';

describe('every path of signing people out', () => {
  it('reaches every state, takes every transition and has a way back from each', () => {
    expect(new Coverage(silent).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('loses nothing typed when the session ends, in whatever state, and goes on for the same person [ST-32, QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(silent, walk, {
      typed: ({ context: { kind, choice, search, limit, departureId } }) => [
        kind,
        choice,
        search,
        limit,
        departureId,
      ],
      goOn: [
        { type: 'form.submit', requestId: 'r1' },
        { type: 'question.confirm' },
        elapsed('lookPause', 'forcedLogout.watching.resting'),
      ],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['forceLogout', 'loadDeparture']);
  });
});

function open() {
  const clock = new SimulatedClock();
  const force = deferredActor<string, LogoutCommand>();
  const load = deferredActor<Departure, DepartureCommand>();
  const machine = forcedLogoutMachine.provide({
    actors: { forceLogout: force.logic, loadDeparture: load.logic },
  });
  const actor = createActor(machine, { input: { schoolId: 1 }, clock }).start();
  const view = () => forcedLogoutView(actor.getSnapshot());
  const confirm = (requestId: string) => {
    actor.send({ type: 'form.submit', requestId });
    actor.send({ type: 'question.confirm' });
  };
  return { actor, clock, force, load, view, confirm };
}

describe('signing people out', () => {
  it('wants a choice, and an answer to its question, before anything is sent [ST-32]', () => {
    const { actor, force, view } = open();
    actor.send({ type: 'form.submit', requestId: 'r1' });
    expect([view().isChoiceMissing, view().isAsking]).toEqual([true, false]);
    actor.send({ type: 'choice.change', choice });
    actor.send({ type: 'form.submit', requestId: 'r1' });
    expect([view().isChoiceMissing, view().isAsking, force.calls.length]).toEqual([false, true, 0]);
    actor.send({ type: 'question.cancel' });
    expect([view().isAsking, view().choice, force.calls.length]).toEqual([false, choice, 0]);
  });

  it('sends the same wish again after no answer, and another after a no [QU-10]', async () => {
    const { actor, force, confirm, view } = open();
    actor.send({ type: 'choice.change', choice });
    confirm('r1');
    force.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect([view().choice, view().failure?.code]).toEqual([choice, 'unreachable']);
    confirm('r2');
    force.open()[0]?.reject(refused);
    await settle();
    confirm('r3');
    expect(force.calls.map(({ input }) => input.requestId)).toEqual(['r1', 'r1', 'r3']);
  });

  it('forgets an unanswered wish once somebody else is chosen', async () => {
    const { actor, force, confirm } = open();
    actor.send({ type: 'choice.change', choice });
    confirm('r1');
    force.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    actor.send({ type: 'choice.change', choice: { ...choice, divisionId: 42 } });
    confirm('r2');
    expect(force.calls.at(-1)?.input.requestId).toBe('r2');
  });

  it('shows who left, looks again by itself, and goes on through a lost answer [RP-19]', async () => {
    const { actor, clock, force, load, confirm, view } = open();
    actor.send({ type: 'choice.change', choice });
    confirm('r1');
    force.open()[0]?.resolve('one');
    await settle();
    expect([view().screen, load.calls.length]).toEqual(['list', 1]);
    load.open()[0]?.resolve(departure);
    await settle();
    expect(view().departure?.counts.leaving).toBe(1);
    clock.increment(3000);
    load.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    expect([view().departure?.id, view().failure?.code]).toEqual(['one', 'unreachable']);
    clock.increment(3000);
    load.open()[0]?.resolve({ ...departure, counts: { leaving: 0, gone: 2, back: 0 } });
    await settle();
    expect([view().departure?.counts.gone, view().failure]).toEqual([2, null]);
    actor.send({ type: 'list.close' });
    clock.increment(60_000);
    expect([view().screen, load.calls.length]).toEqual(['form', 3]);
  });

  it('drops the answer to an older search', async () => {
    const { actor, load } = open();
    actor.send({ type: 'past.open', id: 'old' });
    actor.send({ type: 'search.change', search: 'as' });
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(load.calls.at(-1)?.input).toEqual({ schoolId: 1, id: 'old', search: 'as', limit: 50 });
  });
});
