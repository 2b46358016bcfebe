import type { Attachment } from '#contract/core/attachment.model.ts';
import { attachmentTypeOf, extensionOf } from '#contract/files/file-kinds.ts';
import { refuseFile } from '#contract/files/upload-policies.ts';
import type {
  ChosenFile,
  RefusedFile,
  UploadFailure,
  UploadItem,
  UploadOrigin,
  UploadQueueContext,
  UploadStatus,
  UploadSummary,
} from './upload-queue.types.ts';

export const queueLimits = { atOnce: 3, retriesByItself: 3 } as const;

const running: readonly UploadStatus[] = ['uploading', 'checking'];
const pending: readonly UploadStatus[] = ['waiting', 'uploading', 'checking'];
const needing: readonly UploadStatus[] = ['failed', 'interrupted'];

export const isRunning = (item: UploadItem) => running.includes(item.status);
export const isPending = (item: UploadItem) => pending.includes(item.status);
/** Does a person have to do something about it? */
const needsPerson = (item: UploadItem) => needing.includes(item.status);
const isAlive = (item: UploadItem) => item.status === 'ready' || isPending(item);

export function summaryOf(items: readonly UploadItem[]): UploadSummary {
  return {
    ready: items.filter((item) => item.status === 'ready').length,
    pending: items.filter(isPending).length,
    failed: items.filter(needsPerson).length,
  };
}

/** What a form is sent with: the ready ones, in the order they were added. */
export function attachmentsOf(
  items: readonly UploadItem[],
): readonly { readonly fileId: string; readonly name: string; readonly type: string }[] {
  return items.flatMap((item) =>
    item.status === 'ready' && item.fileId !== null
      ? [{ fileId: item.fileId, name: item.name, type: item.type }]
      : [],
  );
}

export function itemFromAttachment(attachment: Attachment, origin: UploadOrigin): UploadItem {
  const { fileId, name, size, type } = attachment;
  const key = fileId;
  return {
    key,
    name,
    size,
    type,
    fileId,
    origin,
    status: 'ready',
    sentBytes: size,
    failure: null,
    attempts: 0,
  };
}

function newItem({ key, name, size }: ChosenFile): UploadItem {
  return {
    key,
    name,
    size,
    type: attachmentTypeOf(extensionOf(name)),
    fileId: null,
    origin: 'new',
    status: 'waiting',
    sentBytes: 0,
    failure: null,
    attempts: 0,
  };
}

type Held = Pick<UploadQueueContext, 'policy' | 'items'>;

/**
 * Takes chosen files up [QU-04, NF-15, VN-33…35]. The same name and size is kept once; choosing again a file
 * that failed, was cancelled or interrupted gives it its bytes back.
 */
export function admit(
  { policy, items: held }: Held,
  files: readonly ChosenFile[],
): { readonly items: readonly UploadItem[]; readonly refused: readonly RefusedFile[] } {
  let items = held;
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const twin = items.find((item) => item.name === file.name && item.size === file.size);
    if (items.some((item) => item.key === file.key) || (twin && isAlive(twin))) continue;
    const others = items.filter((item) => item !== twin);
    const code = refuseFile(policy, file) ?? (isFull({ policy, items: others }) ? 'too_many' : null);
    if (code) refused.push({ name: file.name, code });
    else if (twin) items = items.map((item) => (item === twin ? newItem(file) : item));
    else items = [...items, newItem(file)];
  }
  return { items, refused };
}

function change(
  items: readonly UploadItem[],
  key: string,
  from: readonly UploadStatus[],
  to: (item: UploadItem) => Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) =>
    item.key === key && from.includes(item.status) ? { ...item, ...to(item) } : item,
  );
}

export function start(items: readonly UploadItem[], key: string): readonly UploadItem[] {
  return change(items, key, ['waiting'], () => ({ status: 'uploading', failure: null }));
}

export function progress(
  items: readonly UploadItem[],
  key: string,
  sentBytes: number,
): readonly UploadItem[] {
  // A report that was overtaken by a later one takes nothing back.
  return change(items, key, ['uploading'], (item) => ({
    sentBytes: Math.max(item.sentBytes, Math.min(sentBytes, item.size)),
  }));
}

export function finishSending(items: readonly UploadItem[], key: string): readonly UploadItem[] {
  return change(items, key, ['uploading'], ({ size }) => ({ status: 'checking', sentBytes: size }));
}

export function accept(
  items: readonly UploadItem[],
  key: string,
  stored: { readonly fileId: string; readonly type: string },
): readonly UploadItem[] {
  return change(items, key, running, ({ size }) => ({
    ...stored,
    status: 'ready',
    sentBytes: size,
    attempts: 0,
  }));
}

export function fail(
  items: readonly UploadItem[],
  key: string,
  failure: UploadFailure,
): readonly UploadItem[] {
  return change(items, key, running, () => ({ status: 'failed', failure }));
}

/** Back in the line, to be started again after a pause; what was sent so far counts. */
export function requeue(items: readonly UploadItem[], key: string): readonly UploadItem[] {
  return change(items, key, running, ({ attempts }) => ({ status: 'waiting', attempts: attempts + 1 }));
}

export function cancel(items: readonly UploadItem[], key: string): readonly UploadItem[] {
  return change(items, key, pending, () => ({
    status: 'cancelled',
    sentBytes: 0,
    failure: null,
    attempts: 0,
  }));
}

/** Has the list room for no more [QU-04]? Cancelled files do not count. */
export function isFull({ policy, items }: Held): boolean {
  return items.filter((item) => item.status !== 'cancelled').length >= policy.most;
}

export function canRetry(held: Held, item: UploadItem): boolean {
  if (item.status === 'cancelled') return !isFull(held);
  return item.status === 'failed' && item.failure?.retryable === true;
}

export function retry(held: Held, key: string): readonly UploadItem[] {
  return held.items.map((item) => (item.key === key && canRetry(held, item) ? restarted(item) : item));
}

function restarted(item: UploadItem): UploadItem {
  return { ...item, status: 'waiting', failure: null, attempts: 0 };
}

export function interruptRunning(items: readonly UploadItem[]): readonly UploadItem[] {
  return items.map((item) => (isRunning(item) ? { ...item, status: 'waiting' } : item));
}

/** The connection is good again: what failed for want of it starts anew, the others may try as often as before. */
export function reviveUnreachable(items: readonly UploadItem[]): readonly UploadItem[] {
  return items.map((item) =>
    item.status === 'failed' && item.failure?.code === 'unreachable'
      ? restarted(item)
      : { ...item, attempts: 0 },
  );
}

/** [ER-04] The files the server has now, then those chosen here that it does not know yet. */
export function replaceStored(
  items: readonly UploadItem[],
  stored: readonly UploadItem[],
): readonly UploadItem[] {
  const known = new Set(stored.map((item) => item.fileId));
  const ours = items.filter(
    (item) => item.origin !== 'stored' && (item.fileId === null || !known.has(item.fileId)),
  );
  return [...stored, ...ours];
}

export function nextToStart(
  items: readonly UploadItem[],
  heldBack: readonly string[],
): UploadItem | undefined {
  if (items.filter(isRunning).length >= queueLimits.atOnce) return undefined;
  return items.find((item) => item.status === 'waiting' && !heldBack.includes(item.key));
}

/** Everything the parent cares for, as text; progress is left out. */
export function newsOf(items: readonly UploadItem[]): string {
  return JSON.stringify(
    items.map(({ key, status, fileId, failure, type }) => [key, status, fileId, failure, type]),
  );
}
