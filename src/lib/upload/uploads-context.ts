import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FileRefusal } from '#contract/files/upload-policies.ts';
import { isSame } from '#machines/shared/is-same.ts';
import type { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import type { UploadQueueEvent } from '#machines/upload-queue/upload-queue.types.ts';
import { type UploadQueueView, uploadQueueView } from '#machines/upload-queue/upload-queue.view.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

export type UploadQueueRef = ActorRefFrom<typeof uploadQueueMachine>;

export type FileRequest = Extract<
  UploadQueueEvent,
  { type: 'file.cancel' | 'file.retry' | 'file.remove' | 'refusals.dismiss' }
>;

export interface Uploads {
  readonly queue: UploadQueueRef | undefined;
  readonly send: (request: FileRequest) => void;
  readonly label: string;
  readonly refused?: Readonly<Partial<Record<FileRefusal, (name: string) => string>>>;
}

export const UploadsContext = createContext<Uploads | null>(null);

export function useUploadsContext(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error('The rows of files stand inside what sends them.');
  return uploads;
}

const viewOf = oncePerSnapshot<SnapshotFrom<typeof uploadQueueMachine>, UploadQueueView>(uploadQueueView);

const noUploads: UploadQueueView = {
  policy: { megabytes: {}, tolerance: 0, most: 0 },
  rows: [],
  refused: [],
  summary: { ready: 0, pending: 0, failed: 0 },
  isPaused: false,
  isFull: false,
};

export function useUploads<Piece>(select: (view: UploadQueueView) => Piece): Piece {
  const { queue } = useUploadsContext();
  return useSelector(queue, (snapshot) => select(snapshot ? viewOf(snapshot) : noUploads), isSame);
}
