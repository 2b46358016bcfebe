import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { NotificationList } from '#contract/notifications/notifications.wire.ts';
import { notificationsMachine } from '#machines/notifications/notifications/notifications.machine.ts';
import type { ClearCommand } from '#machines/notifications/notifications/notifications.types.ts';
import { notificationsView } from '#machines/notifications/notifications/notifications.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage, elapsed } from '../../paths.ts';
import { endSessionEverywhere } from '../../session-end.ts';
import { list, machine, walk } from './notifications.walks.ts';

function start() {
  const load = deferredActor<NotificationList, void>();
  const markRead = deferredActor<void, { readonly id: number }>();
  const clear = deferredActor<void, ClearCommand>();
  const loadAssessments = deferredActor<void, void>();
  const clock = new SimulatedClock();
  const actors = {
    load: load.logic,
    markRead: markRead.logic,
    clear: clear.logic,
    loadAssessments: loadAssessments.logic,
  };
  const actor = createActor(notificationsMachine.provide({ actors }), { clock }).start();
  return {
    actor,
    load,
    markRead,
    clear,
    loadAssessments,
    clock,
    view: () => notificationsView(actor.getSnapshot()),
  };
}

async function startWith(...ids: number[]) {
  const bell = start();
  bell.load.calls[0]?.resolve(list(...ids));
  await settle();
  return bell;
}

describe('the bell', () => {
  it('counts, and asks again on a hint [PF-05, SM-03]', async () => {
    const bell = await startWith(1, 2);
    expect(bell.view()).toMatchObject({ count: 2, isFirstLoad: false });
    bell.actor.send({ type: 'hint' });
    expect(bell.view()).toMatchObject({ count: 2, isFirstLoad: false });
    bell.load.calls[1]?.resolve(list(1, 2, 3));
    await settle();
    expect(bell.view().count).toBe(3);
  });

  it('counts what it was told of in quiet hours, and stays quiet about it however late it comes [PF-05]', async () => {
    const bell = await startWith(1);
    bell.actor.send({ type: 'hint.quiet' });
    bell.load.calls[1]?.resolve(list(1, 2));
    await settle();
    expect(bell.view()).toMatchObject({ count: 2, isQuiet: true });
    bell.actor.send({ type: 'hint' });
    bell.load.calls[2]?.resolve(list(1, 2, 3));
    await settle();
    expect(bell.view()).toMatchObject({ count: 3, isQuiet: false });
  });

  it('keeps what it had when it cannot load, and tries again', async () => {
    const bell = await startWith(1);
    bell.actor.send({ type: 'hint' });
    bell.load.calls[1]?.reject({ kind: 'unreachable' });
    await settle();
    expect(bell.view()).toMatchObject({ hasFailed: true, count: 1, failure: null });
    bell.actor.send({ type: 'retry' });
    bell.load.calls[2]?.resolve(list());
    await settle();
    expect(bell.view()).toMatchObject({ hasFailed: false, failure: null, count: 0 });
  });

  it('chooses rows, and forgets those that went [ST-38, ST-39]', async () => {
    const bell = await startWith(1, 2);
    for (const id of [1, 2, 1, 1]) bell.actor.send({ type: 'row.toggle', id });
    expect(bell.view().chosen).toEqual([2, 1]);
    bell.actor.send({ type: 'hint' });
    bell.load.calls[1]?.resolve(list(1));
    await settle();
    expect(bell.view().chosen).toEqual([1]);
  });

  it('takes a press while it is loading, or could not', async () => {
    const bell = await startWith(1, 2);
    bell.actor.send({ type: 'hint' });
    bell.actor.send({ type: 'row.open', id: 1 });
    expect(bell.markRead.calls[0]?.input).toEqual({ id: 1 });
    bell.markRead.calls[0]?.resolve();
    await settle();
    bell.load.open()[0]?.reject({ kind: 'unreachable' });
    await settle();
    bell.actor.send({ type: 'clear', ids: [2] });
    expect(bell.clear.calls[0]?.input).toEqual({ ids: [2] });
  });

  it('says what was cleared once it is [ER-24]', async () => {
    const bell = await startWith(1, 2);
    bell.actor.send({ type: 'clear', ids: [1] });
    expect(bell.view()).toMatchObject({ isClearing: true, justCleared: null });
    bell.clear.calls[0]?.resolve();
    await settle();
    expect(bell.view().justCleared).toBe('one');
    bell.actor.send({ type: 'message.shown' });
    expect(bell.view().justCleared).toBeNull();
  });

  it('says nothing of the kind when clearing failed, and why [ER-24]', async () => {
    const bell = await startWith(1, 2);
    bell.actor.send({ type: 'clear', ids: 'all' });
    bell.clear.calls[0]?.reject({ kind: 'refused', code: 'demo_school', information: 'Not here.' });
    await settle();
    expect(bell.view()).toMatchObject({ justCleared: null, count: 2, failure: { information: 'Not here.' } });
  });

  it('asks for assessments every 20 seconds after an update, until an answer comes [ST-42, CO-20]', async () => {
    const bell = await startWith();
    bell.actor.send({ type: 'assessment.updated' });
    bell.clock.increment(19_999);
    expect(bell.loadAssessments.calls).toHaveLength(0);
    bell.clock.increment(1);
    bell.loadAssessments.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    bell.clock.increment(20_000);
    bell.loadAssessments.calls[1]?.resolve();
    await settle();
    bell.clock.increment(60_000);
    expect(bell.loadAssessments.calls).toHaveLength(2);
  });
});

describe('every path of the notifications machine', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('keeps what was chosen when the session ends, in whatever state, and goes on [ST-39, QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const { cutOff, losses, deadEnds } = endSessionEverywhere(machine, walk, {
      typed: ({ context }) => [context.chosen, context.rows],
      goOn: [
        { type: 'retry' },
        { type: 'hint' },
        { type: 'row.open', id: 1 },
        { type: 'clear', ids: [1] },
        { type: 'clear', ids: 'all' },
        elapsed('polling', 'notifications.assessments.waiting'),
      ],
    });
    expect({ losses, deadEnds }).toEqual({ losses: [], deadEnds: [] });
    expect([...cutOff].toSorted()).toEqual(['clear', 'load', 'loadAssessments', 'markRead']);
  });
});
