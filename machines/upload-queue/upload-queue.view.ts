import type { SnapshotFrom } from 'xstate';
import type { uploadQueueMachine } from './upload-queue.machine.ts';
import { canRetry, isFull, isPending, summaryOf } from './upload-queue.rules.ts';
import type {
  QueuePolicy,
  RefusedFile,
  UploadFailure,
  UploadItem,
  UploadOrigin,
  UploadQueueContext,
  UploadStatus,
  UploadSummary,
} from './upload-queue.types.ts';

export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly origin: UploadOrigin;
  readonly status: UploadStatus;
  /** 0…100, whole. */
  readonly percent: number;
  readonly failure: UploadFailure | null;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
  readonly canRemove: boolean;
}

export interface UploadQueueView {
  readonly policy: QueuePolicy;
  readonly rows: readonly UploadRow[];
  readonly refused: readonly RefusedFile[];
  readonly summary: UploadSummary;
  /** Uploads stand still until the connection, or the session, is back. */
  readonly isPaused: boolean;
  readonly isFull: boolean;
}

function rowOf(item: UploadItem, held: UploadQueueContext): UploadRow {
  const { key, name, size, type, origin, status, failure } = item;
  return {
    key,
    name,
    size,
    type,
    origin,
    status,
    failure,
    percent: size === 0 ? 0 : Math.floor((item.sentBytes / size) * 100),
    canCancel: isPending(item),
    canRetry: canRetry(held, item),
    canRemove: !isPending(item),
  };
}

export function uploadQueueView(snapshot: SnapshotFrom<typeof uploadQueueMachine>): UploadQueueView {
  const { policy, items, refused } = snapshot.context;
  return {
    policy,
    rows: items.map((item) => rowOf(item, snapshot.context)),
    refused,
    summary: summaryOf(items),
    isPaused: snapshot.matches('paused'),
    isFull: isFull(snapshot.context),
  };
}
