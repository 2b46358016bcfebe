import { useEffect, useMemo, useState } from 'react';
import { uploadQueueMachine } from '#machines/upload-queue/upload-queue.machine.ts';
import type { QueuePolicy } from '#machines/upload-queue/upload-queue.types.ts';
import { useRunningActor } from '../running-actors.ts';
import { createFileRegistry, type FileRegistry } from './file-registry.ts';
import { giveUpUpload } from './give-up-upload.ts';
import type { TusTools } from './send-bytes.ts';
import { defineUploadFileActor, type SendFile } from './upload-file.actor.ts';
import type { UploadClaim } from './upload-file.ts';
import type { FileRequest, UploadQueueRef, Uploads } from './uploads-context.ts';

export interface UploadQueueOptions {
  /** Only the first render's value counts. */
  readonly policy: QueuePolicy;
  readonly claim: UploadClaim;
  readonly label: string;
  readonly tus?: TusTools;
}

export function useUploadQueue({ policy, claim, label, tus = {} }: UploadQueueOptions): {
  readonly queue: UploadQueueRef;
  readonly uploads: Uploads;
  readonly add: (files: readonly File[]) => void;
} {
  const [{ machine, shelf }] = useState(() => prepare(claim, tus));
  const queue = useRunningActor(machine, { input: { policy, items: [] } });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => queue.send({ type: 'connection.restored' }), { signal });
    addEventListener('offline', () => queue.send({ type: 'connection.lost' }), { signal });
    return () => controller.abort();
  }, [queue]);
  const uploads = useMemo<Uploads>(
    () => ({ queue, label, send: (request) => sendTo(queue, shelf, request) }),
    [queue, label, shelf],
  );
  return { queue, uploads, add: (files) => queue.send({ type: 'files.add', files: files.map(shelf.put) }) };
}

function prepare(claim: UploadClaim, tus: TusTools) {
  const shelf = createFileRegistry();
  const load = async (): Promise<SendFile> => {
    const { uploadFile } = await import('./upload-file.ts');
    return (key, report, signal) => uploadFile({ ...tus, shelf, claim }, key, report, signal);
  };
  const machine = uploadQueueMachine.provide({
    actors: { uploadFile: defineUploadFileActor(load) },
    actions: { tellParent: () => {} },
  });
  return { shelf, machine };
}

/** Also drops the server's part of a removed file; the machine can only stop the upload. */
function sendTo(queue: UploadQueueRef, shelf: FileRegistry, request: FileRequest): void {
  queue.send(request);
  if (request.type !== 'file.cancel' && request.type !== 'file.remove') return;
  giveUpUpload(shelf.find(request.key));
  if (request.type === 'file.remove') shelf.drop(request.key);
}
