import { applyQuestionFileCall } from '#contract/assessments/calls/apply-question-file.call.ts';
import { readQuestionFileCall } from '#contract/assessments/calls/read-question-file.call.ts';
import { questionFileKind } from '#contract/assessments/question-import.rules.ts';
import { getFormSessionCall } from '#contract/auth/calls/get-form-session.call.ts';
import { questionImportMachine } from '#machines/assessments/question-import/question-import.machine.ts';
import type {
  ApplyInput,
  QuestionsReading,
  ReadInput,
} from '#machines/assessments/question-import/question-import.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { type SentFile, sendBytes, uploadIdOf } from '#src/lib/upload/send-bytes.ts';

/** Holds the imported file, because a machine's context cannot hold bytes. */
export interface Shelf {
  readonly put: (file: File) => string;
  readonly get: (key: string) => SentFile | undefined;
  /** Reports sent bytes; returns how to stop. */
  readonly hear: (listener: (sentBytes: number) => void) => () => void;
  readonly tell: (sentBytes: number) => void;
}

export function shelfOfOne(): Shelf {
  const listeners = new Set<(sentBytes: number) => void>();
  let held: { readonly key: string; readonly entry: SentFile } | undefined;
  return {
    put: (file) => {
      const key = crypto.randomUUID();
      held = { key, entry: { file, uploadUrl: null } };
      return key;
    },
    get: (key) => (held?.key === key ? held.entry : undefined),
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (sentBytes) => {
      for (const listener of listeners) listener(sentBytes);
    },
  };
}

/** A large file takes long to send. */
const timeout = 5 * 60_000;

export const importMachine = (shelf: Shelf) =>
  questionImportMachine.provide({
    actors: {
      readFile: callActor<QuestionsReading, ReadInput>(
        async ({ file, target }, signal) => {
          const entry = shelf.get(file.key);
          if (!entry) throw new CallFailed('unreachable', '');
          await sendBytes(entry, questionFileKind, shelf.tell, signal, {});
          const uploadId = uploadIdOf(entry.uploadUrl);
          const sent = { upload_id: uploadId, org_name: file.name, ...target };
          const verdicts = await call(readQuestionFileCall, sent, { signal });
          const { formSession } = await call(getFormSessionCall, { form: 'question-import' }, { signal });
          return { uploadId, formSession, verdicts };
        },
        { timeout },
      ),
      applyFile: callActor<number, ApplyInput>(
        async ({ file, target, reading: { uploadId, formSession } }, signal) => {
          const sent = { upload_id: uploadId, org_name: file.name, formSession, ...target };
          return (await call(applyQuestionFileCall, sent, { signal })).saved;
        },
        { timeout },
      ),
    },
  });
