import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { noticePolicy } from '#contract/files/upload-policies.ts';
import { restoreItems, toDraftItems } from '#machines/upload-queue/upload-queue.draft.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { itemFromAttachment } from '#machines/upload-queue/upload-queue.rules.ts';
import type { ChosenFile, UploadsChanged } from '#machines/upload-queue/upload-queue.types.ts';
import { file, startQueue } from './upload-queue.harness.ts';

const attachment = (fileId: string) => ({
  fileId,
  name: `${fileId}.pdf`,
  type: 'pdf',
  size: 500,
  hasPreview: false,
  cover: null,
  captions: [],
  resolutions: [],
});
const stored = (fileId: string) => itemFromAttachment(attachment(fileId), 'stored');

describe('uploading', () => {
  it('leaves a file that met a limit to the person, with the limit it met', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    const limit = { scope: 'person', measure: 'hour', most: 200, minutes: 20 } as const;
    const failure = { code: 'uploads_hour', information: 'Too many.', retryable: true, limit };
    queue.uploads.report({ type: 'upload.failed', key: 'a', ...failure });
    queue.clock.increment(3_600_000);
    queue.actor.send({ type: 'connection.restored' });
    expect(queue.view().rows[0]).toMatchObject({ status: 'failed', canRetry: true, failure });
    expect(queue.uploads.running.size).toBe(0);
  });

  it('takes a file through waiting, uploading and checking to ready [NF-15, C1-13]', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    expect(queue.view().rows[0]).toMatchObject({
      status: 'uploading',
      percent: 0,
      canCancel: true,
      canRemove: false,
    });
    queue.uploads.report({ type: 'upload.progressed', key: 'a', sentBytes: 509 });
    expect(queue.view().rows[0]).toMatchObject({ percent: 50 });
    queue.uploads.report({ type: 'upload.sent', key: 'a' });
    expect(queue.view().rows[0]).toMatchObject({ status: 'checking', percent: 100 });
    queue.uploads.report({ type: 'upload.checked', key: 'a', fileId: 'f1', fileType: 'pdf' });
    expect(queue.view().rows[0]).toMatchObject({ status: 'ready', canCancel: false, canRemove: true });
    expect(queue.actor.getSnapshot().context.items[0]?.fileId).toBe('f1');
    expect(queue.uploads.running.size).toBe(0);
  });

  it('runs three at once, in the order they were chosen', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: ['a', 'b', 'c', 'd', 'e'].map((key) => file(key)) });
    expect([...queue.uploads.running.keys()]).toEqual(['a', 'b', 'c']);
    queue.finish('b');
    expect([...queue.uploads.running.keys()]).toEqual(['a', 'c', 'd']);
    queue.actor.send({ type: 'file.cancel', key: 'a' });
    expect([...queue.uploads.running.keys()]).toEqual(['c', 'd', 'e']);
    expect(queue.uploads.seen.most).toBe(3);
  });

  it('cancels and retries a file', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    queue.actor.send({ type: 'file.cancel', key: 'a' });
    expect(queue.view().rows[0]).toMatchObject({ status: 'cancelled', canRetry: true });
    expect(queue.uploads.running.size).toBe(0);
    queue.actor.send({ type: 'file.retry', key: 'a' });
    expect(queue.uploads.started).toEqual(['a', 'a']);
  });

  it('stops an upload that is removed', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a'), file('b')] });
    queue.actor.send({ type: 'file.remove', key: 'a' });
    expect(queue.statuses()).toEqual({ b: 'uploading' });
    expect([...queue.uploads.running.keys()]).toEqual(['b']);
  });

  it('keeps what the server refused, with its words, and offers a retry only where one can help [ER-03]', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a'), file('b')] });
    queue.uploads.report({
      type: 'upload.failed',
      key: 'a',
      code: 'bad_content',
      information: 'Not a PDF.',
      retryable: false,
    });
    queue.uploads.report({
      type: 'upload.failed',
      key: 'b',
      code: 'server_error',
      information: '',
      retryable: true,
    });
    expect(queue.view().rows).toMatchObject([
      { status: 'failed', failure: { code: 'bad_content', information: 'Not a PDF.' }, canRetry: false },
      { status: 'failed', failure: { code: 'server_error' }, canRetry: true },
    ]);
    queue.actor.send({ type: 'file.retry', key: 'a' });
    expect(queue.statuses()).toEqual({ a: 'failed', b: 'failed' });
  });

  it('survives an upload actor that breaks', () => {
    const machine = uploadQueueMachine.provide({
      actors: {
        uploadFile: fromCallback<{ type: never }, ChosenFile>(() => {
          throw new Error('a bug');
        }),
      },
      actions: { tellParent: () => {} },
    });
    const actor = createActor(machine, { input: { policy: noticePolicy, items: [] } }).start();
    actor.send({ type: 'files.add', files: [file('a.b')] });
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'working' });
    expect(actor.getSnapshot().context.items[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'unexpected', retryable: true },
    });
  });
});

describe('the connection', () => {
  it('tries a lost upload again by itself after 1, 2 and 4 seconds, then leaves it to the person', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    for (const pause of [1000, 2000, 4000]) {
      queue.fail('a');
      expect(queue.statuses()).toEqual({ a: 'waiting' });
      queue.clock.increment(pause - 1);
      expect(queue.statuses()).toEqual({ a: 'waiting' });
      queue.clock.increment(1);
      expect(queue.statuses()).toEqual({ a: 'uploading' });
    }
    queue.fail('a');
    expect(queue.view().rows[0]).toMatchObject({
      status: 'failed',
      failure: { code: 'unreachable' },
      canRetry: true,
    });
  });

  it('lets others go on while one pauses, and forgets a pause with its file', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: ['a', 'b', 'c', 'd'].map((key) => file(key)) });
    queue.fail('a');
    expect([...queue.uploads.running.keys()]).toEqual(['b', 'c', 'd']);
    queue.actor.send({ type: 'file.remove', key: 'a' });
    queue.clock.increment(10_000);
    expect(queue.uploads.started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stops while the connection is lost and goes on where it was', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: ['a', 'b'].map((key) => file(key)) });
    queue.uploads.report({ type: 'upload.progressed', key: 'a', sentBytes: 400 });
    queue.actor.send({ type: 'connection.lost' });
    expect(queue.uploads.running.size).toBe(0);
    expect(queue.view()).toMatchObject({ isPaused: true, summary: { pending: 2, failed: 0 } });
    queue.actor.send({ type: 'files.add', files: [file('c')] });
    expect(queue.uploads.running.size).toBe(0);
    queue.actor.send({ type: 'connection.restored' });
    expect([...queue.uploads.running.keys()]).toEqual(['a', 'b', 'c']);
    expect(queue.view().rows[0]).toMatchObject({ percent: 40 });
  });

  it('starts by itself what failed for want of a connection, and nothing else', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a'), file('b')] });
    queue.fail('b', 'bad_content', false);
    for (const pause of [1000, 2000, 4000]) {
      queue.fail('a');
      queue.clock.increment(pause);
    }
    queue.fail('a');
    queue.actor.send({ type: 'connection.restored' });
    expect(queue.statuses()).toEqual({ a: 'uploading', b: 'failed' });
  });

  it('pauses when the session ends and goes on when it is back', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    queue.actor.send({ type: 'session.expired' });
    expect(queue.uploads.running.size).toBe(0);
    queue.actor.send({ type: 'session.restored' });
    expect(queue.uploads.started).toEqual(['a', 'a']);
  });

  it.each([
    ['the session ends first', ['session.expired', 'connection.lost']],
    ['the connection goes first', ['connection.lost', 'session.expired']],
  ] as const)('waits for both the connection and the person when %s [ER-13, QU-64]', (_, losses) => {
    for (const returns of [
      ['connection.restored', 'session.restored'],
      ['session.restored', 'connection.restored'],
    ] as const) {
      const queue = startQueue();
      queue.actor.send({ type: 'files.add', files: [file('a')] });
      for (const type of [...losses, returns[0]]) queue.actor.send({ type });
      expect(queue.view().isPaused).toBe(true);
      expect(queue.uploads.running.size).toBe(0);
      queue.actor.send({ type: returns[1] });
      expect(queue.view().isPaused).toBe(false);
      expect(queue.uploads.started).toEqual(['a', 'a']);
    }
  });

  it('does not go on by a connection that returns while nobody is signed in [ER-13, QU-64]', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a'), file('b')] });
    queue.uploads.report({ type: 'upload.progressed', key: 'a', sentBytes: 400 });
    for (const type of ['session.expired', 'connection.restored', 'connection.restored'] as const)
      queue.actor.send({ type });
    expect(queue.uploads.running.size).toBe(0);
    expect(queue.view()).toMatchObject({ isPaused: true, summary: { pending: 2, failed: 0 } });
    queue.actor.send({ type: 'session.restored' });
    expect([...queue.uploads.running.keys()]).toEqual(['a', 'b']);
    expect(queue.view().rows[0]).toMatchObject({ percent: 40 });
  });
});

describe('choosing files', () => {
  it('names refused files with a code and takes the others [VN-33, VN-34, VN-35]', () => {
    const queue = startQueue();
    queue.actor.send({
      type: 'files.add',
      files: [file('a', 'run.exe'), file('b'), file('c', 'big.zip', 102 * 2 ** 20)],
    });
    expect(queue.view().refused).toEqual([
      { name: 'run.exe', code: 'extension' },
      { name: 'big.zip', code: 'too_large' },
    ]);
    expect(queue.statuses()).toEqual({ b: 'uploading' });
    queue.actor.send({ type: 'refusals.dismiss' });
    expect(queue.view().refused).toEqual([]);
  });

  it('replaces its items on reset and stops what runs [NF-16]', () => {
    const queue = startQueue([stored('s1')]);
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    queue.actor.send({ type: 'files.reset', items: [stored('s1')] });
    expect(queue.statuses()).toEqual({ s1: 'ready' });
    expect(queue.uploads.running.size).toBe(0);
  });

  it("takes the server's list of stored files and leaves the form's own alone [ER-04]", () => {
    const queue = startQueue([stored('s1'), stored('s2')]);
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    queue.actor.send({ type: 'stored.changed', items: [stored('s2'), stored('s3')] });
    expect(queue.statuses()).toEqual({ s2: 'ready', s3: 'ready', a: 'uploading' });
  });
});

describe('drafts', () => {
  it('bring ready files back ready, others interrupted, cancelled ones not at all', () => {
    const queue = startQueue([stored('s1')]);
    queue.actor.send({ type: 'files.add', files: ['a', 'b', 'c'].map((key) => file(key)) });
    queue.finish('a');
    queue.actor.send({ type: 'file.cancel', key: 'c' });
    const kept: unknown = JSON.parse(JSON.stringify(toDraftItems(queue.actor.getSnapshot().context.items)));
    const again = startQueue(restoreItems(kept as ReturnType<typeof toDraftItems>));
    expect(again.statuses()).toEqual({ s1: 'ready', a: 'ready', b: 'interrupted' });
    expect(again.uploads.running.size).toBe(0);
    expect(again.view()).toMatchObject({ summary: { ready: 2, pending: 0, failed: 1 } });
  });

  it('give an interrupted file its bytes back when it is chosen again', () => {
    const first = startQueue();
    first.actor.send({ type: 'files.add', files: [file('a', 'plan.pdf', 10)] });
    const queue = startQueue(restoreItems(toDraftItems(first.actor.getSnapshot().context.items)));
    queue.actor.send({ type: 'files.add', files: [file('n', 'plan.pdf', 10)] });
    expect(queue.statuses()).toEqual({ n: 'uploading' });
  });
});

describe('the parent', () => {
  it('hears of changes with a summary, and not of progress', () => {
    const queue = startQueue();
    queue.actor.send({ type: 'files.add', files: [file('a')] });
    const before = queue.told.length;
    queue.uploads.report({ type: 'upload.progressed', key: 'a', sentBytes: 1 });
    queue.uploads.report({ type: 'upload.progressed', key: 'a', sentBytes: 2 });
    expect(queue.told).toHaveLength(before);
    queue.finish('a');
    expect(queue.told.at(-1)?.[0]?.status).toBe('ready');
  });

  it('is sent uploads.changed', () => {
    const heard: UploadsChanged[] = [];
    const parent = setup({
      types: { events: {} as UploadsChanged },
      actors: { uploads: uploadQueueMachine },
    }).createMachine({
      invoke: { id: 'uploads', src: 'uploads', input: { policy: noticePolicy, items: [stored('s1')] } },
      on: { 'uploads.changed': { actions: ({ event }) => heard.push(event) } },
    });
    createActor(parent).start();
    expect(heard).toMatchObject([
      { summary: { ready: 1, pending: 0, failed: 0 }, items: [{ fileId: 's1' }] },
    ]);
  });
});
