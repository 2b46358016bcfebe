import { bulkUploadStudentCall } from '#contract/roster/calls/bulk-upload-student.call.ts';
import { rosterUploadKind } from '#contract/roster/roster.rules.ts';
import type { ChosenList } from '#machines/roster/roster-import/roster-import.types.ts';
import { call } from '#src/lib/api-client.ts';
import { bearer } from '#src/lib/bearer.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { uploadIdOf } from '#src/lib/upload/send-bytes.ts';

/** [QU-03] Bytes; an upload continues from the last whole chunk. */
const chunkSize = 2 ** 20;

interface Shelved {
  /** Several files are the tables of a bundle, sent as one. */
  readonly files: readonly File[];
  uploadUrl: string | null;
}

/** Chosen files by key, because a machine's context cannot hold bytes. */
const shelf = new Map<string, Shelved>();

let hearing: (sentBytes: number) => void = () => undefined;

/** Reports the sent bytes; only one file is sent at a time. Returns how to stop. */
export function hearProgress(listener: (sentBytes: number) => void): () => void {
  hearing = listener;
  return () => {
    hearing = () => undefined;
  };
}

export function shelve(files: readonly File[]): string {
  const key = crypto.randomUUID();
  shelf.clear();
  shelf.set(key, { files, uploadUrl: null });
  return key;
}

/** Sends the missing part of a file and starts its import. Returns the import's id. */
export async function sendFile(
  { key, name, kind }: ChosenList,
  schoolId: number,
  signal: AbortSignal,
): Promise<number> {
  const entry = shelf.get(key);
  if (!entry) throw new CallFailed('unreachable', '');
  await sendBytes(entry, name, signal);
  const upload_id = uploadIdOf(entry.uploadUrl);
  const input = { school_id: schoolId, kind, upload_id, org_name: name };
  const { data } = await call(bulkUploadStudentCall, input, { signal });
  return data.import_id;
}

async function sendBytes(entry: Shelved, filename: string, signal: AbortSignal): Promise<void> {
  const { Upload } = await import('tus-js-client');
  const [first] = entry.files;
  const bytes =
    entry.files.length === 1 && first
      ? first
      : await (await import('#src/lib/zip-files.ts')).zipFiles(entry.files);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: new URL('/uploads', location.href).href,
      uploadUrl: entry.uploadUrl,
      metadata: { filename, kind: rosterUploadKind },
      chunkSize,
      retryDelays: [500, 2_000, 5_000],
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        signal.throwIfAborted();
        request.setHeader('Authorization', `Bearer ${bearer()?.token ?? ''}`);
      },
      onUploadUrlAvailable: () => {
        entry.uploadUrl = upload.url;
      },
      onProgress: (sentBytes) => hearing(sentBytes),
      onSuccess: () => resolve(),
      onError: () => reject(new CallFailed('unreachable', '')),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
