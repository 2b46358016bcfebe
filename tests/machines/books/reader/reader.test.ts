import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { readerMachine } from '#machines/books/reader/reader.machine.ts';
import type {
  ReaderEmitted,
  ReaderInput,
  RemotePosition,
  SavePositionInput,
  SavePositionResult,
} from '#machines/books/reader/reader.types.ts';
import { readerView } from '#machines/books/reader/reader.view.ts';
import { deferredActor, settle } from '../../deferred.ts';
import { Coverage } from '../../paths.ts';
import {
  beginning,
  demo,
  elsewhere,
  gone,
  kept,
  machine,
  notTaken,
  reader,
  taken,
  unauthorized,
  unreachable,
} from './reader.walks.ts';

function start(input: Partial<ReaderInput> = {}) {
  const loadPlace = deferredActor<RemotePosition | null, void>();
  const savePosition = deferredActor<SavePositionResult, SavePositionInput>();
  const clock = new SimulatedClock();
  const actors = { loadPlace: loadPlace.logic, savePosition: savePosition.logic };
  const actor = createActor(readerMachine.provide({ actors }), {
    clock,
    input: { kept: null, beginning, wanted: null, ...input },
  });
  const said: ReaderEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const loaded = async (place: RemotePosition | null) => {
    loadPlace.open()[0]?.resolve(place);
    await settle();
  };
  const saved = async (result: SavePositionResult) => {
    savePosition.open()[0]?.resolve(result);
    await settle();
  };
  const notSaved = async (failure: unknown) => {
    savePosition.open()[0]?.reject(failure);
    await settle();
  };
  const move = (page: number) =>
    actor.send({ type: 'place.moved', place: { lessonId: 1, page, fraction: 0 }, pages: 20 });
  return {
    actor,
    clock,
    said,
    loadPlace,
    savePosition,
    loaded,
    saved,
    notSaved,
    move,
    view: () => readerView(actor.getSnapshot()),
    lastKept: () => said.findLast((event) => event.type === 'keep'),
  };
}

describe('a book that is read', () => {
  it('is reached in every state by every way, and left again', () => {
    const coverage = new Coverage(machine);
    for (const walk of Object.values(reader.walks)) coverage.walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
  });

  it('opens on a new device where another one stopped, and asks nothing [QU-35]', async () => {
    const { loaded, view } = start();
    await loaded(elsewhere);
    expect(view()).toMatchObject({ is: 'reading', place: { lessonId: 2, page: 9 }, offer: null });
  });

  it('opens at its own place and offers where another device went on, never jumping [QU-35]', async () => {
    const { actor, loaded, said, view, savePosition, move, clock } = start({ kept });
    await loaded(elsewhere);
    expect(view()).toMatchObject({ place: { page: 4 }, offer: { page: 9 } });
    move(5);
    clock.increment(60_000);
    expect(savePosition.calls).toHaveLength(0);
    actor.send({ type: 'resume.accept' });
    expect(said.at(-1)).toEqual({ type: 'go', place: { lessonId: 2, page: 9, fraction: 0.1 } });
    expect(view()).toMatchObject({ place: { page: 9 }, offer: null, sync: 'saved' });
  });

  it('that stays where it is saves its place over the other one, which it knows now', async () => {
    const { actor, loaded, savePosition, clock } = start({ kept });
    await loaded(elsewhere);
    actor.send({ type: 'resume.decline' });
    clock.increment(2_000);
    expect(savePosition.calls[0]?.input).toMatchObject({ place: { page: 4 }, base: 5, step: 8 });
  });

  it('keeps each place at once, and saves the last one calmly', async () => {
    const { loaded, move, savePosition, clock, lastKept, saved, view } = start();
    await loaded(null);
    for (const page of [2, 3, 4]) move(page);
    expect(lastKept()).toMatchObject({ kept: { place: { page: 4 }, isSaved: false, step: 3 } });
    clock.increment(2_000);
    expect(savePosition.calls).toHaveLength(1);
    move(5);
    await saved(taken);
    expect(view().sync).toBe('waiting');
    clock.increment(2_000);
    expect(savePosition.calls[1]?.input).toMatchObject({ place: { page: 5 }, base: 6, step: 4 });
    await saved({ ...taken, remote: { ...taken.remote, version: 7 } });
    expect(view().sync).toBe('saved');
    expect(lastKept()).toMatchObject({ kept: { base: 7, isSaved: true } });
  });

  it('sends what waits when the page is left, and again when the connection is back', async () => {
    const { actor, loaded, move, savePosition, notSaved, view, lastKept } = start();
    await loaded(null);
    move(2);
    actor.send({ type: 'reader.left' });
    expect(savePosition.calls).toHaveLength(1);
    await notSaved(unreachable);
    expect(view().sync).toBe('offline');
    expect(lastKept()).toMatchObject({ kept: { isSaved: false } });
    actor.send({ type: 'connection.restored' });
    expect(savePosition.calls).toHaveLength(2);
  });

  it('that another device overtook while it was open offers its place [QU-35]', async () => {
    const { loaded, move, clock, saved, view } = start();
    await loaded(null);
    move(2);
    clock.increment(2_000);
    await saved(notTaken);
    expect(view()).toMatchObject({ place: { page: 2 }, offer: { page: 9, version: 8 } });
  });

  it('that is taken away while it is read says so and keeps the place [QU-35]', async () => {
    const { actor, loaded, loadPlace, move, clock, notSaved, view, lastKept } = start();
    await loaded(null);
    move(6);
    clock.increment(2_000);
    await notSaved(gone);
    expect(view().is).toBe('closed');
    expect(lastKept()).toMatchObject({ kept: { place: { page: 6 }, isSaved: false } });
    actor.send({ type: 'book.changed' });
    expect(loadPlace.calls).toHaveLength(2);
  });

  it('looks after a hint whether the book is still there, without a jump', async () => {
    const { actor, loaded, loadPlace, move, view } = start();
    await loaded(null);
    move(6);
    actor.send({ type: 'book.changed' });
    expect(view()).toMatchObject({ is: 'reading', place: { page: 6 } });
    loadPlace.open()[0]?.reject(gone);
    await settle();
    expect(view().is).toBe('closed');
  });

  it('waits for the person’s return, and does not ask a demo school twice', async () => {
    const { actor, loaded, move, clock, savePosition, notSaved, view } = start();
    await loaded(null);
    move(2);
    clock.increment(2_000);
    await notSaved(unauthorized);
    actor.send({ type: 'session.restored' });
    expect(savePosition.calls).toHaveLength(2);
    await notSaved(demo);
    clock.increment(60_000);
    expect([savePosition.calls.length, view().sync]).toEqual([2, 'saved']);
  });

  it('opens without a connection where this browser kept it', async () => {
    const { loadPlace, view } = start({ kept });
    loadPlace.open()[0]?.reject(unreachable);
    await settle();
    expect(view()).toMatchObject({ is: 'reading', place: { page: 4 }, offer: null });
  });
});
