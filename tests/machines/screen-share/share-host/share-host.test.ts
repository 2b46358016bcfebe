import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import { shareHostMachine } from '#machines/screen-share/share-host/share-host.machine.ts';
import type {
  BroadcastEvent,
  ShareHostEvent,
  ShareRef,
  ShareTarget,
} from '#machines/screen-share/share-host/share-host.types.ts';
import { shareHostView } from '#machines/screen-share/share-host/share-host.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { machine, over, share, walk, way } from './share-host.walks.ts';

function start() {
  const startShare = deferredActor<RunningShare, ShareTarget>();
  const beat = deferredActor<WayIn, ShareRef>();
  const stopShare = deferredActor<void, ShareRef>();
  const told: BroadcastEvent[] = [];
  let stops = 0;
  const broadcast = fromCallback<BroadcastEvent, void>(({ receive }) => {
    receive((event) => told.push(event));
    return () => {
      stops += 1;
    };
  });
  const clock = new SimulatedClock();
  const actors = { startShare: startShare.logic, beat: beat.logic, stopShare: stopShare.logic, broadcast };
  const input = { place: { grade: 1, division: 2, club: 0, batch: 0, project: 0 } };
  const actor = createActor(shareHostMachine.provide({ actors }), { clock, input }).start();
  const send = (
    ...types: Exclude<ShareHostEvent['type'], 'relay.ended' | 'viewers.changed' | 'hand.lower'>[]
  ) => {
    for (const type of types) actor.send({ type });
  };
  return {
    actor,
    send,
    startShare,
    beat,
    stopShare,
    told,
    clock,
    stops: () => stops,
    view: () => shareHostView(actor.getSnapshot()),
  };
}

async function live() {
  const host = start();
  host.startShare.calls[0]?.resolve(share);
  await settle();
  host.send('screen.choose', 'screen.chosen');
  host.beat.calls[0]?.resolve(way);
  await settle();
  host.send('relay.opened');
  return host;
}

describe('sharing a screen', () => {
  it('asks the server, then the person for a screen, then sends it [ST-27]', async () => {
    const host = await live();
    expect(host.told).toEqual([
      { type: 'connect', way },
      { type: 'mode', mode: 'sending' },
    ]);
    expect(host.view()).toMatchObject({ stage: 'sending', isSharing: true });
  });

  it('beats every 10 s for as long as the tab is open, before a screen is chosen too [ST-28, CO-18]', async () => {
    const host = start();
    host.startShare.calls[0]?.resolve(share);
    await settle();
    host.clock.increment(9_999);
    expect(host.beat.calls).toHaveLength(0);
    host.clock.increment(1);
    expect(host.beat.calls.map(({ input }) => input)).toEqual([{ id: 7 }]);
    host.beat.calls[0]?.reject({ kind: 'unreachable' });
    await settle();
    host.clock.increment(10_000);
    expect(host.beat.calls).toHaveLength(2);
  });

  it('says why it did not start, and tries again [ER-29]', async () => {
    const host = start();
    host.startShare.calls[0]?.reject({ kind: 'refused', code: 'no_students', information: 'Nobody.' });
    await settle();
    expect(host.view()).toMatchObject({ stage: 'refused', failure: { code: 'no_students' } });
    host.send('share.retry');
    expect(host.startShare.calls).toHaveLength(2);
  });

  it('lets the person choose again when no screen came of it', async () => {
    const host = start();
    host.startShare.calls[0]?.resolve(share);
    await settle();
    host.send('screen.choose', 'screen.denied');
    expect(host.view()).toMatchObject({ stage: 'awaiting', isDenied: true });
    host.send('screen.choose');
    expect(host.view()).toMatchObject({ stage: 'choosing', isDenied: false });
  });

  it('comes back by itself as it was left, when the connection breaks', async () => {
    const host = await live();
    host.send('picture.freeze', 'relay.lost');
    expect(host.view().stage).toBe('connecting');
    host.clock.increment(1_500);
    host.beat.open()[0]?.resolve({ ...way, pass: 'pass-2' });
    await settle();
    host.send('relay.opened');
    expect(host.view().stage).toBe('frozen');
    expect(host.told.slice(-2)).toEqual([
      { type: 'connect', way: { ...way, pass: 'pass-2' } },
      { type: 'mode', mode: 'frozen' },
    ]);
    expect(host.stops()).toBe(0);
  });

  it("is over by the browser's own bar, by the server and by a heartbeat that finds no share [ST-29]", async () => {
    const byBar = await live();
    byBar.send('screen.ended');
    expect(byBar.stopShare.calls[0]?.input).toEqual({ id: 7 });
    byBar.stopShare.calls[0]?.resolve();
    await settle();
    expect(byBar.view()).toMatchObject({ stage: 'stopped', ending: 'browser' });
    const byAdmin = await live();
    byAdmin.actor.send({ type: 'relay.ended', reason: 'admin' });
    expect(byAdmin.view()).toMatchObject({ stage: 'stopped', ending: 'admin' });
    const forgotten = await live();
    forgotten.clock.increment(10_000);
    forgotten.beat.open()[0]?.reject(over);
    await settle();
    expect(forgotten.view()).toMatchObject({ stage: 'stopped', ending: 'expiry' });
    for (const { stops } of [byBar, byAdmin, forgotten]) expect(stops()).toBe(1);
  });
});

describe('every path of the host', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });
});
