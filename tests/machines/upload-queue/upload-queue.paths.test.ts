import { describe, expect, it } from 'vitest';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { isRunning } from '#machines/upload-queue/upload-queue.rules.ts';
import type { UploadQueueContext } from '#machines/upload-queue/upload-queue.types.ts';
import { Coverage, failed, shortestPaths, type Walk } from '../paths.ts';
import { silentCallback } from '../stand-ins.ts';
import { file } from './upload-queue.harness.ts';

const machine = uploadQueueMachine.provide({
  actors: { uploadFile: silentCallback() },
  actions: { tellParent: () => {} },
});

const report = (key: string, code: string, retryable: boolean) => ({
  type: 'upload.failed',
  key,
  code,
  information: '',
  retryable,
});

const walk: Walk<typeof machine> = {
  input: { items: [] },
  events: [
    { type: 'files.add', files: [file('a'), file('bad', 'bad.exe')] },
    { type: 'files.add', files: [file('b')] },
    ...['a', 'b'].flatMap((key) => [
      { type: 'file.cancel', key },
      { type: 'file.remove', key },
      { type: 'file.retry', key },
      { type: 'retry.due', key },
      { type: 'upload.progressed', key, sentBytes: 10 },
      { type: 'upload.sent', key },
      { type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' },
      report(key, 'unreachable', true),
      report(key, 'bad_content', false),
    ]),
    failed('a', new Error('a bug')),
    { type: 'files.reset', items: [] },
    { type: 'stored.changed', items: [] },
    { type: 'refusals.dismiss' },
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: 'session.expired' },
    { type: 'session.restored' },
  ],
  project: ({ context }) => [
    context.items.map(({ key, status, attempts, failure }) => [key, status, attempts > 2, failure?.code]),
    context.heldBack,
    context.refused.length,
  ],
};

describe('every path of the upload queue', () => {
  it('reaches every state, takes every transition and is never stuck', { timeout: 120_000 }, () => {
    const coverage = new Coverage(machine).walk(walk);
    expect(coverage.gaps()).toEqual({ states: [], transitions: [], traps: [] });
    expect(coverage.places).toBeGreaterThan(100);
  });

  it('holds facts only, and a running actor for every item that uploads or is checked', () => {
    const states = shortestPaths(machine, walk).map(({ state }) => state);
    for (const { context } of states) expect(structuredClone(context)).toEqual(context);
    const orphans = states.flatMap(({ context, children }) =>
      (context as UploadQueueContext).items.filter((item) => isRunning(item) && !children[item.key]),
    );
    expect(orphans).toEqual([]);
  });
});
