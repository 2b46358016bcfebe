import { parentPort, workerData } from 'node:worker_threads';
import { makePreview } from './previews/make-preview.ts';

/** What `preview-runner.ts` hands over; it alone starts this file. */
export interface PreviewRequest {
  readonly path: string;
  readonly extension: string;
}

const { path, extension }: PreviewRequest = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await makePreview(path, extension));
