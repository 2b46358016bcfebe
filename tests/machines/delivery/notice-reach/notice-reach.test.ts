import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Reach } from '#contract/delivery/delivery.rules.ts';
import { noticeReachMachine } from '#machines/delivery/notice-reach/notice-reach.machine.ts';
import { noticeReachView } from '#machines/delivery/notice-reach/notice-reach.view.ts';
import type { ReachQuestion } from '#machines/notices/notice-form/notice-form.reach.ts';
import { deferredActor } from '#tests/machines/deferred.ts';
import { Coverage } from '#tests/machines/paths.ts';
import { ask, machine, reachOf, walk } from './notice-reach.walks.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const clock = new SimulatedClock();
  const count = deferredActor<Reach, ReachQuestion>();
  const machine = noticeReachMachine.provide({ actors: { countReach: count.logic } });
  const actor = createActor(machine, { clock }).start();
  const choose = (question: ReachQuestion | null) => actor.send({ type: 'audience.change', question });
  return {
    actor,
    count,
    choose,
    rest: () => clock.increment(350),
    view: () => noticeReachView(actor.getSnapshot()),
  };
}

describe('the count of readers', () => {
  it('reaches every state, takes every transition and has no trap', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('is asked for once the choices rest, for the last of them', async () => {
    const { choose, rest, count, view } = start();
    choose(ask(1));
    choose(ask(1, 2));
    expect(count.calls).toHaveLength(0);
    rest();
    expect(count.calls.map(({ input }) => input.grades)).toEqual([[1, 2]]);
    count.calls[0]?.resolve(reachOf(40));
    await settle();
    expect(view()).toMatchObject({ stage: 'counted', reach: { people: 40 } });
  });

  it('of an older choice never comes over a newer one', async () => {
    const { choose, rest, count, view } = start();
    choose(ask(1));
    rest();
    choose(ask(2));
    count.calls[0]?.resolve(reachOf(1));
    await settle();
    expect(view()).toMatchObject({ stage: 'counting', reach: null });
    rest();
    count.calls[1]?.resolve(reachOf(2));
    await settle();
    expect(view().reach?.people).toBe(2);
  });

  it('is not asked for again by the same choice, and goes with the choice', async () => {
    const { choose, rest, count, view } = start();
    choose(ask(1));
    rest();
    count.calls[0]?.resolve(reachOf(5));
    await settle();
    choose(ask(1));
    rest();
    expect(count.calls).toHaveLength(1);
    choose(null);
    expect(view()).toMatchObject({ stage: 'none', reach: null });
  });

  it('that fails says so, and is asked for again on request and with the connection', async () => {
    const { actor, choose, rest, count, view } = start();
    choose(ask(1));
    rest();
    count.calls[0]?.reject(new Error('no'));
    await settle();
    expect(view().stage).toBe('failed');
    actor.send({ type: 'reach.retry' });
    count.calls[1]?.reject(new Error('no'));
    await settle();
    actor.send({ type: 'connection.restored' });
    count.calls[2]?.resolve(reachOf(300, 40));
    await settle();
    expect(view()).toMatchObject({ stage: 'counted', unusual: 'more' });
  });

  it('that is refused for a field says what to put right, until it is asked for again', async () => {
    const { actor, choose, rest, count, view } = start();
    choose(ask(1));
    rest();
    const information = 'A chosen school is not in the chosen countries and states.';
    const fields = { schoolIds: information };
    count.calls[0]?.reject({ kind: 'refused', code: 'unknown_place', information, fields });
    await settle();
    expect(view()).toMatchObject({ stage: 'failed', refusal: information });
    actor.send({ type: 'reach.retry' });
    expect(view()).toMatchObject({ stage: 'counting', refusal: null });
    count.calls[1]?.reject({ kind: 'unreachable' });
    await settle();
    expect(view()).toMatchObject({ stage: 'failed', refusal: null });
  });
});
