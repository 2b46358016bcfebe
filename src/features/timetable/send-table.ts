import { timetableUploadKind } from '#contract/timetable/uploads.rules.ts';
import { bearer } from '#src/lib/bearer.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { uploadIdOf } from '#src/lib/upload/send-bytes.ts';

/** Bytes; an upload continues from the last whole chunk. */
const chunkSize = 2 ** 20;

export async function sendTable(file: File): Promise<string> {
  const { Upload } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: new URL('/uploads', location.href).href,
      metadata: { filename: file.name, kind: timetableUploadKind },
      chunkSize,
      retryDelays: [500, 2_000, 5_000],
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        request.setHeader('Authorization', `Bearer ${bearer()?.token ?? ''}`);
      },
      onSuccess: () => resolve(uploadIdOf(upload.url)),
      onError: () => reject(new CallFailed('unreachable', '')),
    });
    upload.start();
  });
}
