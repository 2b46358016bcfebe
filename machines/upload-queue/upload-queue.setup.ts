import { assertEvent, assign, enqueueActions, sendParent, setup } from 'xstate';
import { missingCallback } from '#machines/shared/not-provided.ts';
import * as rules from './upload-queue.rules.ts';
import type {
  ChosenFile,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
  UploadsChanged,
} from './upload-queue.types.ts';

const retryId = (key: string) => `retry ${key}`;

/** The words the upload queue's chart is written in. */
export const uploadQueueSetup = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    input: {} as UploadQueueInput,
  },
  actors: {
    /** Uploads the file known by `key`, resuming where it stopped; sends `UploadReport`s. Stopping it aborts. */
    uploadFile: missingCallback<{ type: never }, ChosenFile>('uploadFile'),
  },
  actions: {
    admitFiles: assign(({ context, event }) => {
      assertEvent(event, 'files.add');
      return rules.admit(context, event.files);
    }),
    startNext: enqueueActions(({ context, enqueue }) => {
      const item = rules.nextToStart(context.items, context.heldBack);
      if (!item) return;
      const { key, name, size } = item;
      enqueue.assign({ items: rules.start(context.items, key) });
      enqueue.spawnChild('uploadFile', { id: key, input: { key, name, size } });
    }),
    noteProgress: assign(({ context, event }) => {
      assertEvent(event, 'upload.progressed');
      return { items: rules.progress(context.items, event.key, event.sentBytes) };
    }),
    noteSent: assign(({ context, event }) => {
      assertEvent(event, 'upload.sent');
      return { items: rules.finishSending(context.items, event.key) };
    }),
    noteChecked: assign(({ context, event }) => {
      assertEvent(event, 'upload.checked');
      const { fileId, fileType: type } = event;
      return { items: rules.accept(context.items, event.key, { fileId, type }) };
    }),
    failUpload: assign(({ context, event }) => {
      assertEvent(event, 'upload.failed');
      const { code, information, retryable, limit } = event;
      const failure = { code, information, retryable, ...(limit ? { limit } : {}) };
      return { items: rules.fail(context.items, event.key, failure) };
    }),
    failCrashedUpload: assign(({ context, event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      const key = event.type.slice('xstate.error.actor.'.length);
      return { items: rules.fail(context.items, key, { code: 'unexpected', retryable: true }) };
    }),
    holdBack: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'upload.failed');
      enqueue.assign({
        items: rules.requeue(context.items, event.key),
        heldBack: [...context.heldBack, event.key],
      });
      enqueue.raise({ type: 'retry.due', key: event.key }, { delay: 'retryPause', id: retryId(event.key) });
    }),
    release: assign(({ context, event }) => {
      assertEvent(event, 'retry.due');
      return { heldBack: context.heldBack.filter((key) => key !== event.key) };
    }),
    retryFile: assign(({ context, event }) => {
      assertEvent(event, 'file.retry');
      return { items: rules.retry(context, event.key) };
    }),
    cancelFile: assign(({ context, event }) => {
      assertEvent(event, 'file.cancel');
      return { items: rules.cancel(context.items, event.key) };
    }),
    removeFile: assign(({ context, event }) => {
      assertEvent(event, 'file.remove');
      return { items: context.items.filter((item) => item.key !== event.key) };
    }),
    stopUpload: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ['file.cancel', 'file.remove', 'upload.checked', 'upload.failed']);
      enqueue.stopChild(event.key);
      enqueue.cancel(retryId(event.key));
      enqueue.assign({ heldBack: context.heldBack.filter((key) => key !== event.key) });
    }),
    stopUploads: enqueueActions(({ context, enqueue }) => {
      for (const item of context.items.filter(rules.isRunning)) enqueue.stopChild(item.key);
      for (const key of context.heldBack) enqueue.cancel(retryId(key));
      enqueue.assign({ items: rules.interruptRunning(context.items), heldBack: [] });
    }),
    reviveUnreachable: assign(({ context }) => ({ items: rules.reviveUnreachable(context.items) })),
    replaceItems: assign(({ event }) => {
      assertEvent(event, 'files.reset');
      return { items: event.items, refused: [] };
    }),
    replaceStored: assign(({ context, event }) => {
      assertEvent(event, 'stored.changed');
      return { items: rules.replaceStored(context.items, event.items) };
    }),
    dismissRefusals: assign({ refused: [] }),
    noteTold: assign(({ context }) => ({ told: rules.newsOf(context.items) })),
    tellParent: sendParent(
      ({ context: { items } }): UploadsChanged => ({
        type: 'uploads.changed',
        summary: rules.summaryOf(items),
        items,
      }),
    ),
  },
  guards: {
    hasRoom: ({ context }) => rules.nextToStart(context.items, context.heldBack) !== undefined,
    hasNews: ({ context }) => rules.newsOf(context.items) !== context.told,
    triesAgainByItself: ({ context, event }) => {
      assertEvent(event, 'upload.failed');
      const item = context.items.find(({ key }) => key === event.key);
      const isLeft = item !== undefined && item.attempts < rules.queueLimits.retriesByItself;
      return isLeft && event.retryable && event.code === 'unreachable';
    },
  },
  delays: {
    /** 1, 2, 4 s: longer with each attempt. */
    retryPause: ({ context, event }) => {
      assertEvent(event, 'upload.failed');
      const item = context.items.find(({ key }) => key === event.key);
      return 1000 * 2 ** Math.max(0, (item?.attempts ?? 1) - 1);
    },
  },
});
