import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { isPending, isRunning } from '#machines/upload-queue/upload-queue.rules.ts';
import type { UploadQueueContext } from '#machines/upload-queue/upload-queue.types.ts';
import { Coverage, shortestPaths } from '../paths.ts';
import { machine, walk } from './upload-queue.walks.ts';

describe('every path of the upload queue', () => {
  it('reaches every state, takes every transition and is never stuck', () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(100);
  });

  it('holds facts only, and a running actor for every item that uploads or is checked', {
    timeout: 300_000,
  }, () => {
    const states = shortestPaths(machine, walk).map(({ state }) => state);
    for (const { context } of states) expect(structuredClone(context)).toEqual(context);
    const orphans = states.flatMap(({ context, children }) =>
      (context as UploadQueueContext).items.filter((item) => isRunning(item) && !children[item.key]),
    );
    expect(orphans).toEqual([]);
  });

  it('holds every file through the end of a session, sends none meanwhile, and goes on with the same [NF-15, QU-64, ER-13]', {
    timeout: 300_000,
  }, () => {
    const logic: AnyStateMachine = machine;
    for (const { state, events } of shortestPaths(machine, walk)) {
      const queue = createActor(logic, { snapshot: logic.getPersistedSnapshot(state) }).start();
      const items = () => (queue.getSnapshot().context as UploadQueueContext).items;
      const files = () =>
        items().map((item) => [item.key, item.name, item.fileId, isRunning(item) ? 'waiting' : item.status]);
      const running = () => items().filter(isRunning).length;
      const path = events.map(({ type }) => type);
      queue.send({ type: 'connection.restored' });
      const before = { path, files: files() };
      for (const type of ['session.expired', 'connection.lost', 'connection.restored']) {
        queue.send({ type });
        expect({ path, files: files() }).toEqual(before);
        expect({ path, running: running() }).toEqual({ path, running: 0 });
      }
      queue.send({ type: 'session.restored' });
      expect({ path, files: files() }).toEqual(before);
      expect(queue.getSnapshot().matches('working')).toBe(true);
      const { heldBack } = queue.getSnapshot().context as UploadQueueContext;
      const waiting = items().filter((item) => isPending(item) && !heldBack.includes(item.key)).length;
      expect({ path, running: running() }).toEqual({ path, running: waiting });
      queue.stop();
    }
  });
});
