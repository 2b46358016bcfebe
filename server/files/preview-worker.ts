import { parentPort } from 'node:worker_threads';

export interface PreviewRequest {
  readonly task: 'preview' | 'text' | 'picture' | 'pages';
  readonly path: string;
  readonly extension: string;
}

type Work = (path: string, extension: string) => Promise<unknown>;

const works: Record<PreviewRequest['task'], Work> = {
  preview: async (path, extension) =>
    (await import('./previews/make-preview.ts')).makePreview(path, extension),
  text: async (path, extension) => (await import('./texts/read-text.ts')).readText(path, extension),
  picture: async (path) => (await import('./draw-pdf.ts')).drawPdf(path),
  pages: async (path) => (await import('./pdf-pages/gather-pages.ts')).gatherPages(path),
};

async function answer({ task, path, extension }: PreviewRequest): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(await works[task](path, extension));
}

// What fails ends the thread, which answers the request too.
parentPort?.on('message', (request: PreviewRequest) => void answer(request));
