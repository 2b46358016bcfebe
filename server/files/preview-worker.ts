import { parentPort, workerData } from 'node:worker_threads';

/** What `preview-runner.ts` hands over; it alone starts this file. */
export interface PreviewRequest {
  readonly task: 'preview' | 'text';
  readonly path: string;
  readonly extension: string;
}

const { task, path, extension }: PreviewRequest = workerData;
const work =
  task === 'preview'
    ? (await import('./previews/make-preview.ts')).makePreview
    : (await import('./texts/read-text.ts')).readText;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await work(path, extension));
