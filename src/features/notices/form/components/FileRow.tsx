import type { UploadFailure } from '#machines/notices/upload-queue/upload-queue.types.ts';
import type { UploadRow } from '#machines/notices/upload-queue/upload-queue.view.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { FileItem, type FileStatus } from '#src/ui/FileItem.tsx';
import { useForm, useUploads } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { refusedWords } from '../room-words.ts';

const removingTexts = () => ({ ...messages.file, checking: messages.fileRemoving });

function statusOf({ status, percent, failure }: UploadRow): FileStatus {
  if (status === 'uploading') return { kind: 'uploading', percent };
  if (status === 'interrupted') return { kind: 'failed', message: messages.fileInterrupted };
  if (status !== 'failed') return { kind: status };
  return { kind: 'failed', message: failureText(failure) };
}

function failureText(failure: UploadFailure | null): string {
  const refused = failure && refusedWords(failure);
  const known = textFor(messages.fileFailures, failure?.code ?? '');
  return refused ?? (failure?.information || known || messages.fileFailed);
}

/** What the form lets be done with its files; the same for every row. */
export interface FileRules {
  readonly mayRemove: boolean;
  /** Cancel and retry go on while Submit waits for the files. */
  readonly isOff: boolean;
  readonly removingId: string | null;
}

export interface FileRowProps {
  readonly rowKey: string;
  readonly rules: FileRules;
  readonly onRemove: (key: string) => void;
  /** For a file of the stored notice: it is removed at the server, at once [ER-04]. */
  readonly onAskRemoval: (row: { readonly key: string; readonly name: string }) => void;
}

/** One attachment. It reads its own row, so that progress moves nothing else. */
export function FileRow({ rowKey, rules, onRemove, onAskRemoval }: FileRowProps) {
  const { send } = useForm();
  const row = useUploads((view) => view.rows.find(({ key }) => key === rowKey));
  if (!row) return null;
  const isRemoving = rules.removingId === rowKey;
  const isStored = row.origin === 'stored';
  const mayRemove = row.canRemove && rules.mayRemove && !(isStored && rules.removingId !== null);
  return (
    <FileItem
      name={row.name}
      size={formatSize(row.size)}
      status={isRemoving ? { kind: 'checking' } : statusOf(row)}
      texts={isRemoving ? removingTexts() : messages.file}
      disabled={rules.isOff}
      onCancel={row.canCancel ? () => send({ type: 'file.cancel', key: rowKey }) : undefined}
      onRetry={row.canRetry ? () => send({ type: 'file.retry', key: rowKey }) : undefined}
      onRemove={mayRemove ? () => (isStored ? onAskRemoval(row) : onRemove(rowKey)) : undefined}
    />
  );
}
