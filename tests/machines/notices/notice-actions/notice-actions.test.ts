import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noticeActionsMachine } from '#machines/notices/notice-actions/notice-actions.machine.ts';
import type {
  CarriedOut,
  NoticeActionsEmitted,
  Wish,
} from '#machines/notices/notice-actions/notice-actions.types.ts';
import { noticeActionsView } from '#machines/notices/notice-actions/notice-actions.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { Chance } from '../../random-walk.ts';
import { doneBoth, machine, unauthorized, walk, yak, zebra } from './notice-actions.walks.ts';

describe('every path of the board’s actions', () => {
  it('reaches every state and takes every transition', () => {
    expect(new Coverage(machine).walk(walk).gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });
});

function start() {
  const work = deferredActor<CarriedOut, Wish>();
  const actor = createActor(noticeActionsMachine.provide({ actors: { carryOut: work.logic } }));
  const told: NoticeActionsEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  return { actor, work, told, view: () => noticeActionsView(actor.getSnapshot()) };
}

describe('deleting', () => {
  it('asks first, and a No does nothing [TG-07]', () => {
    const { actor, work, view } = start();
    actor.send({ type: 'delete.ask', notices: [zebra] });
    expect(view().asked).toEqual([zebra]);
    actor.send({ type: 'delete.cancel' });
    expect([view(), work.calls.length]).toEqual([{ asked: null, busy: [] }, 0]);
  });

  it('is carried out once, and brings what takes it back with the versions of now [QU-24]', async () => {
    const { actor, work, told, view } = start();
    actor.send({ type: 'delete.ask', notices: [zebra, yak] });
    actor.send({ type: 'delete.confirm' });
    actor.send({ type: 'delete.confirm' });
    expect([view().asked, view().busy, work.calls.length]).toEqual([null, [1, 2], 1]);
    work
      .open()[0]
      ?.resolve({ done: [{ id: 2, version: 6 }], refused: [{ id: 1, code: 'stale', information: '' }] });
    await settle();
    expect(told).toMatchObject([
      { type: 'carried.out', undo: { kind: 'restore', notices: [{ id: 2, version: 6, title: 'Yak' }] } },
    ]);
    expect(view().busy).toEqual([]);
  });

  it('offers no undo of an undo, nor of what was not done', async () => {
    const { actor, work, told } = start();
    actor.send({ type: 'undo.submit', wish: { kind: 'restore', notices: [zebra] } });
    work.open()[0]?.resolve(doneBoth);
    await settle();
    actor.send({ type: 'status.submit', isActive: false, notices: [zebra] });
    work.open()[0]?.resolve({ done: [], refused: [{ id: 1, code: 'stale', information: '' }] });
    await settle();
    expect(told.map((event) => event.type === 'carried.out' && event.undo)).toEqual([null, null]);
  });
});

describe('wishes', () => {
  it('wait their turn and lose none, whatever is pressed and answered meanwhile', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const chance = new Chance(seed);
      const { actor, work, told, view } = start();
      let wished = 0;
      for (let step = 0; step < 25; step++) {
        const press = chance.below(5);
        const [open] = work.open();
        if (press === 0) {
          wished += 1;
          actor.send({ type: 'status.submit', isActive: chance.next() < 0.5, notices: [zebra] });
        } else if (press === 1 && view().asked) {
          wished += 1;
          actor.send({ type: 'delete.confirm' });
        } else if (press === 1) actor.send({ type: 'delete.ask', notices: [yak] });
        else if (press === 2) actor.send({ type: 'session.restored' });
        else if (press === 3) open?.resolve(doneBoth);
        else open?.reject(chance.next() < 0.5 ? unauthorized : { kind: 'unreachable' });
        await settle();
        expect(work.open().length).toBeLessThanOrEqual(1);
      }
      for (let turn = 0; turn < 60 && view().busy.length > 0; turn++) {
        actor.send({ type: 'session.restored' });
        work.open()[0]?.resolve(doneBoth);
        await settle();
      }
      expect([seed, told.length, view().busy]).toEqual([seed, wished, []]);
    }
  });

  it('that meet the end of the session are done after the return of the person', async () => {
    const { actor, work, told, view } = start();
    actor.send({ type: 'status.submit', isActive: false, notices: [yak] });
    work.open()[0]?.reject(unauthorized);
    await settle();
    expect([told, view().busy]).toEqual([[], [2]]);
    actor.send({ type: 'session.restored' });
    work.open()[0]?.resolve(doneBoth);
    await settle();
    expect(told).toMatchObject([
      {
        type: 'carried.out',
        undo: { kind: 'status', isActive: true, isUndo: true, notices: [{ version: 6 }] },
      },
    ]);
  });

  it('that fail are told once and forgotten [ER-06]', async () => {
    const { actor, work, told, view } = start();
    actor.send({ type: 'status.submit', isActive: true, notices: [yak] });
    work.open()[0]?.reject({ kind: 'stale', information: 'changed' });
    await settle();
    expect(told).toMatchObject([{ type: 'failed', failure: { code: 'stale', information: 'changed' } }]);
    expect(view().busy).toEqual([]);
  });
});
