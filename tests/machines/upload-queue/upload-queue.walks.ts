import { noticePolicy } from '#contract/files/upload-policies.ts';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import { isRunning, newsOf, queueLimits } from '#machines/upload-queue/upload-queue.rules.ts';
import { failed, type PathEvent, type Walk } from '../paths.ts';
import { silentCallback } from '../stand-ins.ts';
import { walked } from '../walked-machine.ts';
import { file } from './upload-queue.harness.ts';

export const machine = uploadQueueMachine.provide({
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

export const walk: Walk<typeof machine> = {
  input: { policy: noticePolicy, items: [] },
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

/** What may take a file off the list: a person's wish, or the same file chosen anew. */
const removing = ['file.remove', 'files.reset', 'stored.changed', 'files.add'];

export const uploadQueue = walked({
  machine,
  walks: { queue: walk },
  surprise: (chance, { context, children }) => {
    const serial = chance.below(10_000);
    const sending = Object.keys(children);
    const key = sending[chance.below(sending.length)] ?? context.items[0]?.key ?? 'none';
    return chance.oneOf<PathEvent>([
      { type: 'files.add', files: [file(`k${serial}`), file(`l${serial}`, `n${chance.below(60)}.png`, 1)] },
      { type: 'upload.progressed', key, sentBytes: chance.below(2000) },
      { type: 'upload.sent', key },
      { type: 'upload.checked', key, fileId: `id-${key}`, fileType: 'pdf' },
      report(key, 'unreachable', true),
    ]);
  },
  invariants: [
    {
      name: 'never more than three files are sent at once',
      holds: ({ context }) => context.items.filter(isRunning).length <= queueLimits.atOnce,
    },
    {
      name: 'every file that is being sent or checked has somebody who sends it',
      holds: ({ context, children }) =>
        context.items.filter(isRunning).every(({ key }) => children[key] !== undefined),
    },
    {
      name: 'progress never goes back while a file is sent',
      holds: ({ context }, before) =>
        context.items.every((item) => {
          const earlier = before?.context.items.find(({ key }) => key === item.key);
          const isSending = item.status === 'uploading' && earlier?.status === 'uploading';
          return !isSending || item.sentBytes >= earlier.sentBytes;
        }),
    },
    {
      name: 'no file has sent more than it is long',
      holds: ({ context }) =>
        context.items.every(({ sentBytes, size }) => sentBytes >= 0 && sentBytes <= size),
    },
    {
      name: 'a file is ready exactly when the server gave it a name',
      holds: ({ context }) =>
        context.items.every(({ fileId, status }) => (fileId !== null) === (status === 'ready')),
    },
    {
      name: 'there are never more files than the policy takes, and each once',
      holds: ({ context: { items } }) =>
        items.filter(({ status }) => status !== 'cancelled').length <= noticePolicy.most &&
        new Set(items.map(({ key }) => key)).size === items.length,
    },
    {
      name: 'nothing is sent without a connection or a session',
      holds: (after) => !after.matches('paused') || !after.context.items.some(isRunning),
    },
    {
      name: 'when the connection or the session goes, and while one is missing, what is missing still keeps every file back',
      holds: (after, before, event) => {
        const isLost = event?.type === 'connection.lost' || event?.type === 'session.expired';
        const isBack =
          (event?.type === 'session.restored' && !before?.matches({ paused: 'signedOut' })) ||
          (event?.type === 'connection.restored' && !before?.matches({ paused: 'offline' }));
        const wasPaused = before?.matches('paused') === true;
        return after.matches('paused') || !(isLost || (isBack && wasPaused));
      },
    },
    {
      name: 'no chosen file gets lost',
      holds: ({ context }, before, event) =>
        !before ||
        removing.includes(event?.type ?? '') ||
        before.context.items.every(({ key }) => context.items.some((item) => item.key === key)),
    },
    {
      name: 'the form knows of every change but progress',
      holds: ({ context }) => context.told === newsOf(context.items),
    },
  ],
});
