import type { HttpRequest, HttpStack, Upload as TusUpload } from 'tus-js-client';
import { bearer } from '#src/lib/bearer.ts';

export interface SentFile {
  readonly file: File;
  /** Where the server has the received bytes; null: nothing yet. */
  uploadUrl: string | null;
}

export interface TusTools {
  readonly loadTus?: () => Promise<{ readonly Upload: typeof TusUpload }>;
  readonly httpStack?: HttpStack;
}

/** [QU-03] In bytes: an upload resumes after the last whole chunk. */
const chunkSize = 2 ** 20;

/**
 * Sends a file, or the rest of it, as a resumable upload; resolves when every byte arrived. After an abort the server
 * keeps what it has. It never retries: the queue decides.
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

/** The upload's id for calls; '' while it has no address. */
export const uploadIdOf = (uploadUrl: string | null): string =>
  uploadUrl === null ? '' : (new URL(uploadUrl, location.href).pathname.split('/').at(-1) ?? '');

/** Runs before each part, since the token may have changed; it throws once the upload was stopped. */
function authorise(request: HttpRequest, signal: AbortSignal): void {
  signal.throwIfAborted();
  const session = bearer();
  if (session) request.setHeader('Authorization', `Bearer ${session.token}`);
}
