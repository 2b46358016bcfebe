import type { HttpRequest, HttpStack, Upload as TusUpload } from 'tus-js-client';
import { bearer } from '#src/lib/bearer.ts';

/** A file on its way. */
export interface SentFile {
  readonly file: File;
  /** Where the server has what arrived of it; null: nothing yet. */
  uploadUrl: string | null;
}

export interface TusTools {
  /** Loads the tus client: no part of the first load. */
  readonly loadTus?: () => Promise<{ readonly Upload: typeof TusUpload }>;
  readonly httpStack?: HttpStack;
}

/** [QU-03] In bytes: an upload goes on from the last whole chunk. */
const chunkSize = 2 ** 20;

/**
 * Sends a file to the resumable upload, or the rest of it when the server has some of it; resolves when every byte
 * arrived. Stopped by the signal, the server keeps what it has. Retries nothing: the queue decides.
 */
export async function sendBytes(
  entry: SentFile,
  kind: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
  { loadTus = () => import('tus-js-client'), httpStack }: TusTools,
): Promise<void> {
  const { Upload } = await loadTus();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(entry.file, {
      endpoint: new URL('/uploads', location.href).href,
      uploadUrl: entry.uploadUrl,
      metadata: { filename: entry.file.name, kind },
      chunkSize,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => authorise(request, signal),
      onUploadUrlAvailable: () => {
        entry.uploadUrl = upload.url;
      },
      onProgress: (sentBytes) => onProgress(sentBytes),
      onSuccess: () => resolve(),
      onError: reject,
      ...(httpStack ? { httpStack } : {}),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

/** The id by which calls name an upload, from the address where the server has its bytes; '' while it has none. */
export const uploadIdOf = (uploadUrl: string | null): string =>
  uploadUrl === null ? '' : (new URL(uploadUrl, location.href).pathname.split('/').at(-1) ?? '');

/** Before each part, since the token may be a newer one; and no part goes out after the upload was stopped. */
function authorise(request: HttpRequest, signal: AbortSignal): void {
  signal.throwIfAborted();
  const session = bearer();
  if (session) request.setHeader('Authorization', `Bearer ${session.token}`);
}
