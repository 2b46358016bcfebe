import { expect, it } from 'vitest';
import { noticePolicy } from '#contract/files/upload-policies.ts';
import { isRunning } from '#machines/upload-queue/upload-queue.rules.ts';
import type { UploadQueueEvent, UploadReport } from '#machines/upload-queue/upload-queue.types.ts';
import { Chance } from '../random-walk.ts';
import { file, startQueue } from './upload-queue.harness.ts';

it('keeps its promises on 20,000 random steps [NF-15, QU-04]', () => {
  const chance = new Chance(50);
  const queue = startQueue();
  const held = () => queue.actor.getSnapshot().context.items;
  let named = 0;
  const someKey = () => held()[chance.below(Math.max(1, held().length))]?.key ?? 'none';

  const request = (): UploadQueueEvent => {
    const key = someKey();
    return chance.oneOf<() => UploadQueueEvent>([
      () => {
        named += 1;
        return {
          type: 'files.add',
          files: [file(`k${named}`), file(`k${named}+`, `n${chance.below(60)}.png`, 1 + chance.below(2))],
        };
      },
      () => ({ type: 'file.cancel', key }),
      () => ({ type: 'file.retry', key }),
      () => (chance.next() < 0.1 ? { type: 'file.remove', key } : { type: 'file.retry', key }),
      () => ({ type: 'refusals.dismiss' }),
      () => ({ type: 'connection.lost' }),
      () => ({ type: 'connection.restored' }),
      () => ({ type: 'session.expired' }),
      () => ({ type: 'session.restored' }),
      () => (chance.next() < 0.002 ? { type: 'files.reset', items: [] } : { type: 'connection.restored' }),
    ])();
  };

  const report = (): UploadReport => {
    const running = [...queue.uploads.running.keys()];
    const key = running[chance.below(Math.max(1, running.length))] ?? 'none';
    return chance.oneOf<UploadReport>([
      { type: 'upload.progressed', key, sentBytes: chance.below(2000) },
      { type: 'upload.sent', key },
      { type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' },
      { type: 'upload.failed', key, code: 'unreachable', information: '', retryable: true },
      { type: 'upload.failed', key, code: 'bad_content', information: 'No.', retryable: false },
    ]);
  };

  const seen = new Set<string>();
  let wasFull = false;
  for (let step = 0; step < 20_000; step += 1) {
    const turn = chance.next();
    if (turn < 0.5) queue.actor.send(request());
    else if (turn < 0.9) queue.uploads.report(report());
    else queue.clock.increment(chance.oneOf([100, 1000, 5000]));

    const snapshot = queue.actor.getSnapshot();
    const { items } = snapshot.context;
    const live = items.filter(isRunning).map((item) => item.key);
    for (const item of items) seen.add(item.status);
    wasFull ||= queue.view().isFull;

    expect(snapshot.status).toBe('active');
    expect(queue.uploads.seen.most).toBeLessThanOrEqual(3);
    expect([...queue.uploads.running.keys()].toSorted()).toEqual(live.toSorted());
    expect(items.filter((item) => item.status !== 'cancelled').length).toBeLessThanOrEqual(noticePolicy.most);
    expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
    expect(items.filter((item) => (item.fileId !== null) !== (item.status === 'ready'))).toEqual([]);
    expect(snapshot.matches('paused') && live.length > 0).toBe(false);
  }
  expect(seen).toEqual(new Set(['waiting', 'uploading', 'checking', 'ready', 'failed', 'cancelled']));
  expect(wasFull).toBe(true);
});
