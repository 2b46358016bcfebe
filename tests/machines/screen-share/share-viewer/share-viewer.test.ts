import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { RunningShare, WayIn } from '#contract/screen-share/share.model.ts';
import { shareViewerMachine } from '#machines/screen-share/share-viewer/share-viewer.machine.ts';
import type {
  HandEvent,
  ViewerPosition,
  WatchInput,
} from '#machines/screen-share/share-viewer/share-viewer.types.ts';
import { shareViewerView } from '#machines/screen-share/share-viewer/share-viewer.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import { over, way } from '../share-host/share-host.walks.ts';
import { machine, mine, walks } from './share-viewer.walks.ts';

function start(place: ViewerPosition) {
  const findShares = deferredActor<readonly RunningShare[], void>();
  const getPass = deferredActor<WayIn, { readonly id: number }>();
  const lines: WatchInput[] = [];
  const said: boolean[] = [];
  const watch = fromCallback<HandEvent, WatchInput>(({ input, receive }) => {
    lines.push(input);
    receive(({ isUp }) => said.push(isUp));
  });
  const clock = new SimulatedClock();
  const actors = { findShares: findShares.logic, getPass: getPass.logic, watch };
  const input = { place, shareId: place === 'viewer' ? 7 : 0, takes: 'video' as const };
  const actor = createActor(shareViewerMachine.provide({ actors }), { clock, input }).start();
  const answer = async (...shares: RunningShare[]) => {
    findShares.open()[0]?.resolve(shares);
    await settle();
  };
  const pass = async () => {
    getPass.open()[0]?.resolve({ ...way, pass: `pass-${lines.length + 1}` });
    await settle();
  };
  return {
    actor,
    answer,
    pass,
    getPass,
    lines,
    said,
    clock,
    view: () => shareViewerView(actor.getSnapshot()),
  };
}

describe('a shared screen in the header', () => {
  it('is offered once, and can be joined again for as long as it runs [VP-37, ST-30, EN-44]', async () => {
    const header = start('header');
    await header.answer(mine);
    expect(header.view()).toMatchObject({ stage: 'offered', share: { share_id: 7 } });
    header.actor.send({ type: 'offer.answered' });
    header.actor.send({ type: 'hint' });
    await header.answer(mine);
    expect(header.view().stage).toBe('rejoinable');
    header.actor.send({ type: 'hint' });
    await header.answer();
    expect(header.view().stage).toBe('over');
  });

  it('leaves no ghost behind, however late or often hints come [ST-30]', async () => {
    const header = start('header');
    await header.answer(mine);
    for (let times = 0; times < 3; times += 1) header.actor.send({ type: 'hint' });
    await header.answer();
    header.actor.send({ type: 'hint' });
    await header.answer();
    expect(header.view().stage).toBe('over');
  });

  it('is none of theirs who only may see that it runs [RP-17]', async () => {
    const header = start('header');
    await header.answer({ ...mine, can_rejoin: false });
    expect(header.view().stage).toBe('over');
  });
});

describe('a shared screen that is watched', () => {
  it('is joined at once, and told how it stands', async () => {
    const viewer = start('viewer');
    await viewer.answer({ ...mine, share_id: 9 }, mine, { ...mine, share_id: 11 });
    expect(viewer.getPass.calls[0]?.input).toEqual({ id: 7 });
    await viewer.pass();
    expect(viewer.lines).toEqual([{ way: { ...way, pass: 'pass-1' }, takes: 'video', isHandUp: false }]);
    for (const state of ['waiting', 'live', 'paused'] as const) {
      viewer.actor.send({ type: 'relay.state', state });
      expect(viewer.view().stage).toBe(state);
    }
  });

  it('comes back without a press when the connection breaks', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    await viewer.pass();
    viewer.actor.send({ type: 'relay.lost' });
    expect(viewer.view().stage).toBe('joining');
    viewer.clock.increment(1_500);
    await viewer.pass();
    expect(viewer.lines).toHaveLength(2);
  });

  it('has a hand that goes up, stays up over a lost connection, and is lowered by the teacher or the end', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    await viewer.pass();
    expect(viewer.view().mayRaiseHand).toBe(false);
    viewer.actor.send({ type: 'relay.state', state: 'live' });
    expect(viewer.view().mayRaiseHand).toBe(true);
    viewer.actor.send({ type: 'hand.moved', isUp: true });
    expect(viewer.said).toEqual([true]);
    viewer.actor.send({ type: 'relay.lost' });
    viewer.clock.increment(1_500);
    await viewer.pass();
    expect(viewer.lines.at(-1)).toMatchObject({ isHandUp: true });
    viewer.actor.send({ type: 'relay.hand', isUp: false });
    expect(viewer.view().isHandUp).toBe(false);
    viewer.actor.send({ type: 'relay.hand', isUp: true });
    viewer.actor.send({ type: 'relay.ended', reason: 'host' });
    expect(viewer.view()).toMatchObject({ isHandUp: false, mayRaiseHand: false });
  });

  it('goes on with pictures when this browser cannot decode', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    await viewer.pass();
    viewer.actor.send({ type: 'decoder.failed' });
    await viewer.pass();
    expect(viewer.lines.at(-1)).toEqual({
      way: { ...way, pass: 'pass-2' },
      takes: 'pictures',
      isHandUp: false,
    });
    viewer.actor.send({ type: 'relay.state', state: 'live' });
    expect(viewer.view()).toMatchObject({ stage: 'live', isPictures: true });
  });

  it('needs no pictures where a media server carries the share', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    await viewer.pass();
    viewer.actor.send({ type: 'decoder.failed' });
    viewer.getPass.open()[0]?.resolve({ pass: 'token', media_url: 'wss://media.example' });
    await settle();
    viewer.actor.send({ type: 'relay.state', state: 'live' });
    expect(viewer.view()).toMatchObject({ stage: 'live', isPictures: false });
  });

  it('says why it ended, and follows the next one [ST-29]', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    await viewer.pass();
    viewer.actor.send({ type: 'relay.ended', reason: 'admin' });
    expect(viewer.view()).toMatchObject({ stage: 'over', ending: 'admin' });
    viewer.actor.send({ type: 'hint' });
    await viewer.answer();
    expect(viewer.view()).toMatchObject({ stage: 'over', ending: 'admin' });
    viewer.actor.send({ type: 'hint' });
    await viewer.answer({ ...mine, share_id: 8 });
    expect(viewer.view()).toMatchObject({ stage: 'joining', ending: null });
  });

  it('looks again when the share was over before it was joined', async () => {
    const viewer = start('viewer');
    await viewer.answer(mine);
    viewer.getPass.calls[0]?.reject(over);
    await settle();
    await viewer.answer();
    expect(viewer.view().stage).toBe('over');
  });
});

describe('every path of the viewer', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walks.header).walk(walks.viewer);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });
});
