import { Worker } from 'node:worker_threads';
import { createOneAtATime } from './one-at-a-time.ts';
import type { PreviewRequest } from './preview-worker.ts';

export interface PreviewLimits {
  readonly milliseconds: number;
  readonly heapMegabytes: number;
}

const usualLimits: PreviewLimits = { milliseconds: 20_000, heapMegabytes: 512 };

/** A preview may take half a gigabyte: one at a time. */
const oneAtATime = createOneAtATime();

/** Are previews made of such files [TV-13]? */
export function hasPreview(extension: string): boolean {
  return ['doc', 'docx', 'ppt', 'pptx'].includes(extension);
}

/**
 * Makes the preview page of a Word or PowerPoint file in a thread of its own, so that a difficult file never holds
 * up a request. Null when there is none, on any failure and past the limits; never throws.
 */
export async function runPreview(
  path: string,
  extension: string,
  limits: PreviewLimits = usualLimits,
): Promise<string | null> {
  if (!hasPreview(extension)) return null;
  return oneAtATime(() => runWorker({ path, extension }, limits)).catch(() => null);
}

function runWorker(request: PreviewRequest, limits: PreviewLimits): Promise<string | null> {
  const worker = startWorker(request, limits);
  return new Promise((resolve) => {
    const finish = (page: string | null): void => {
      clearTimeout(timer);
      resolve(page);
      void worker.terminate();
    };
    const timer = setTimeout(finish, limits.milliseconds, null);
    worker.once('message', (page: unknown) => finish(typeof page === 'string' ? page : null));
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}

/** Bundled, the worker lies beside the server's own file; from source it is TypeScript and needs tsx to load it. */
function startWorker(request: PreviewRequest, limits: PreviewLimits): Worker {
  const options = {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    execArgv: [],
    stdout: true,
    stderr: true,
  };
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./preview-worker.js', import.meta.url), options);
  }
  // Node 20 ignores `--import` for threads, so the first lines there are these.
  const source = JSON.stringify(new URL('./preview-worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`;
  return new Worker(load, { ...options, eval: true });
}
