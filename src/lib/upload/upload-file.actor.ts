import { fromCallback } from 'xstate';
import type { ChosenFile, UploadReport } from '#machines/upload-queue/upload-queue.types.ts';

/** Sends one file of a queue and tells how it goes: `uploadFile` with its tools. */
export type SendFile = (
  key: string,
  report: (event: UploadReport) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * Uploads one file and has the server check and store it [QU-03, C1-13, ER-03]. Stopping it pauses the upload.
 * `load` brings the code for it, which a form to fill in shows without.
 */
export function defineUploadFileActor(load: () => Promise<SendFile>) {
  return fromCallback<{ type: never }, ChosenFile>(({ input: { key }, sendBack }) => {
    const stop = new AbortController();
    const report = (event: UploadReport) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    load().then(
      (send) => send(key, report, stop.signal),
      () => report({ type: 'upload.failed', key, code: 'unreachable', information: '', retryable: true }),
    );
    return () => stop.abort();
  });
}
