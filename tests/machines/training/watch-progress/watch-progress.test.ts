import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Watched } from '#contract/training/training.wire.ts';
import { watchProgressMachine } from '#machines/training/watch-progress/watch-progress.machine.ts';
import type {
  Unsaved,
  WatchProgressEmitted,
} from '#machines/training/watch-progress/watch-progress.types.ts';
import { watchProgressView } from '#machines/training/watch-progress/watch-progress.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import {
  begun,
  demo,
  finished,
  fresh,
  gone,
  kept,
  machine,
  unauthorized,
  unreachable,
  watchProgress,
} from './watch-progress.walks.ts';

async function start(stored: Watched | null, before: Unsaved | null = null) {
  const loadWatched = deferredActor<Watched, void>();
  const saveWatched = deferredActor<Watched, Unsaved>();
  const clock = new SimulatedClock();
  const actors = { loadWatched: loadWatched.logic, saveWatched: saveWatched.logic };
  const actor = createActor(watchProgressMachine.provide({ actors }), { clock, input: { kept: before } });
  const said: WatchProgressEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  if (stored) loadWatched.open()[0]?.resolve(stored);
  else loadWatched.open()[0]?.reject(unreachable);
  await settle();
  const answer = async (watched: Watched) => {
    saveWatched.open()[0]?.resolve(watched);
    await settle();
  };
  const fail = async (failure: unknown) => {
    saveWatched.open()[0]?.reject(failure);
    await settle();
  };
  const watch = (from: number, to: number) =>
    actor.send({ type: 'film.watched', ranges: [[from, to]], place: to });
  return {
    actor,
    said,
    clock,
    answer,
    fail,
    watch,
    saveWatched,
    view: () => watchProgressView(actor.getSnapshot()),
  };
}

describe('watching a film of the training', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(watchProgress.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('saves every five seconds while the film plays, and at once when it pauses [EN-25]', async () => {
    const { actor, clock, watch, answer, saveWatched, view } = await start(fresh);
    watch(0, 4);
    expect(saveWatched.calls).toHaveLength(0);
    clock.increment(5_000);
    expect(saveWatched.calls[0]?.input).toEqual({ ranges: [[0, 4]], place: 4 });
    watch(0, 8);
    await answer({ ...begun, ranges: [[0, 4]], seconds: 4, place: 4 });
    actor.send({ type: 'film.paused' });
    expect(saveWatched.calls[1]?.input).toEqual({ ranges: [[0, 8]], place: 8 });
    expect(view()).toMatchObject({ percent: 8, sync: 'saving', isDone: false });
    await answer({ ...begun, ranges: [[0, 8]], seconds: 8, place: 8 });
    expect(view().sync).toBe('synced');
  });

  it('offers to go on where the film was left, and begins anew on request [EN-25]', async () => {
    const first = await start(begun);
    expect(first.view()).toMatchObject({ phase: 'offering', startAt: 40 });
    first.actor.send({ type: 'resume.accept' });
    expect(first.view()).toMatchObject({ phase: 'watching', startAt: 40 });
    const second = await start(begun);
    second.actor.send({ type: 'resume.decline' });
    expect(second.view()).toMatchObject({ phase: 'watching', startAt: 0 });
    expect((await start(finished)).view()).toMatchObject({ phase: 'watching', isDone: true });
  });

  it('tells once that a film is done [EN-25]', async () => {
    const { said, clock, watch, answer } = await start(fresh);
    for (const to of [50, 95]) {
      watch(0, to);
      clock.increment(5_000);
      await answer(finished);
    }
    expect(said.filter(({ type }) => type === 'completed')).toHaveLength(1);
  });

  it('keeps what cannot be sent, and sends it when the connection is back [EN-25]', async () => {
    const { actor, said, clock, watch, answer, fail, saveWatched, view } = await start(fresh);
    watch(0, 10);
    clock.increment(5_000);
    await fail(unreachable);
    expect(view().sync).toBe('offline');
    expect(said.at(-1)).toEqual({ type: 'kept', unsaved: { ranges: [[0, 10]], place: 10 } });
    watch(0, 20);
    actor.send({ type: 'network.restored' });
    expect(saveWatched.calls.at(-1)?.input).toEqual({ ranges: [[0, 20]], place: 20 });
    await answer(begun);
    expect(said.at(-1)).toMatchObject({ type: 'stored' });
  });

  it('sends what was kept as soon as the film is opened again [EN-25]', async () => {
    const { actor, saveWatched, view } = await start(begun, kept);
    expect(view()).toMatchObject({ phase: 'offering', startAt: 70 });
    actor.send({ type: 'resume.accept' });
    expect(saveWatched.calls[0]?.input).toEqual(kept);
  });

  it('hands over what is not saved when the page goes, also in the middle of a save [EN-25]', async () => {
    const { actor, said, clock, watch } = await start(fresh);
    actor.send({ type: 'page.hidden' });
    expect(said).toEqual([]);
    watch(0, 3);
    actor.send({ type: 'page.hidden' });
    clock.increment(5_000);
    actor.send({ type: 'page.hidden' });
    const unsaved = { ranges: [[0, 3]], place: 3 };
    expect(said.filter(({ type }) => type === 'left')).toEqual([
      { type: 'left', unsaved },
      { type: 'left', unsaved },
    ]);
  });

  it('waits for the session and goes on with the same parts [EN-25]', async () => {
    const { actor, clock, watch, fail, saveWatched } = await start(fresh);
    watch(0, 10);
    clock.increment(5_000);
    await fail(unauthorized);
    actor.send({ type: 'session.restored' });
    expect(saveWatched.calls.at(-1)?.input).toEqual({ ranges: [[0, 10]], place: 10 });
  });

  it('lets the film go on where nothing may be saved, and says why unless it is a demo', async () => {
    for (const [failure, code] of [
      [demo, undefined],
      [gone, 'not_found'],
    ] as const) {
      const { clock, watch, fail, saveWatched, view } = await start(fresh);
      watch(0, 10);
      clock.increment(5_000);
      await fail(failure);
      watch(0, 20);
      clock.increment(60_000);
      expect(saveWatched.calls).toHaveLength(1);
      expect([view().phase, view().sync, view().failure?.code]).toEqual(['watching', 'unsaved', code]);
    }
  });

  it('plays a film without knowing what was watched before, and saves what is watched now', async () => {
    const { clock, watch, saveWatched, view } = await start(null);
    expect(view()).toMatchObject({ phase: 'watching', percent: null });
    watch(0, 10);
    clock.increment(5_000);
    expect(saveWatched.calls).toHaveLength(1);
  });
});
