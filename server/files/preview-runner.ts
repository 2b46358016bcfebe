import { createOneAtATime } from './one-at-a-time.ts';
import { lastingThread, ownThreads, type ThreadLimits } from './own-threads.ts';
import type { PreviewRequest } from './preview-worker.ts';
import type { ReadText } from './texts/text-words.ts';

export const previewThreads = ownThreads('preview-worker', new URL('./preview-worker.ts', import.meta.url));

/** Asks one request after another, of a thread that stays; a request with limits of its own gets a thread of its own. */
function line(usual: ThreadLimits) {
  const oneAtATime = createOneAtATime();
  const thread = lastingThread(previewThreads, usual);
  return (request: PreviewRequest, own?: ThreadLimits): Promise<unknown> =>
    oneAtATime(() => (own ? lastingThread(previewThreads, own, once) : thread).ask(request)).catch(
      () => null,
    );
}
const once = { idleMilliseconds: 0, requests: 1 };

/** A preview may take half a gigabyte. */
const askForUpload = line({ milliseconds: 20_000, heapMegabytes: 512 });
/** Nobody waits for a text, so no upload may wait behind one. */
const askForText = line({ milliseconds: 15_000, heapMegabytes: 256 });

/** [TV-13] Previews are made of such files. */
export function hasPreview(extension: string): boolean {
  return ['doc', 'docx', 'ppt', 'pptx', 'ppsx'].includes(extension);
}

/** Runs in a thread of its own, so a difficult file delays no request. null past the limits; never throws. */
export async function runPreview(
  path: string,
  extension: string,
  limits?: ThreadLimits,
): Promise<string | null> {
  if (!hasPreview(extension)) return null;
  const request = { task: 'preview', path, extension } as const;
  const page = await askForUpload(request, limits);
  return typeof page === 'string' ? page : null;
}

/** [PF-10] A search finds words of such files. */
export function hasText(extension: string): boolean {
  return readableExtensions.includes(extension);
}
export const readableExtensions = ['pdf', 'docx', 'doc', 'pptx', 'ppsx', 'ppt', 'xlsx', 'xls'];

/** null: the file has no text, cannot be read, or takes too long. */
export async function runReadText(
  path: string,
  extension: string,
  limits?: ThreadLimits,
): Promise<ReadText | null> {
  const request = { task: 'text', path, extension } as const;
  const found = await askForText(request, limits);
  return found as ReadText | null;
}

export function hasFirstPage(extension: string): boolean {
  return extension === 'pdf';
}

/** The first page of a PDF as a PNG; null: it cannot be drawn, or takes too long. */
export async function runDrawPdf(path: string, limits?: ThreadLimits): Promise<Buffer | null> {
  const request = { task: 'picture', path, extension: 'pdf' } as const;
  const drawn = await askForText(request, limits);
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : null;
}

/** What `gatherPages` appends to a PDF; null: nothing helps, it cannot be read, or it takes too long. */
export async function runGatherPages(path: string, limits?: ThreadLimits): Promise<Buffer | null> {
  const request = { task: 'pages', path, extension: 'pdf' } as const;
  const added = await askForUpload(request, limits);
  return added instanceof Uint8Array ? Buffer.from(added) : null;
}
