import { parentPort, workerData } from 'node:worker_threads';

export interface PreviewRequest {
  readonly task: 'preview' | 'text' | 'picture' | 'pages';
  readonly path: string;
  readonly extension: string;
}

const { task, path, extension }: PreviewRequest = workerData;
const works = {
  preview: async () => (await import('./previews/make-preview.ts')).makePreview(path, extension),
  text: async () => (await import('./texts/read-text.ts')).readText(path, extension),
  picture: async () => (await import('./draw-pdf.ts')).drawPdf(path),
  pages: async () => (await import('./pdf-pages/gather-pages.ts')).gatherPages(path),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await works[task]());
