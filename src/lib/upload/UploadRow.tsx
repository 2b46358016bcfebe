import type { UploadFailure } from '#machines/upload-queue/upload-queue.types.ts';
import type { UploadRow as Row } from '#machines/upload-queue/upload-queue.view.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { FileItem, type FileStatus } from '#src/ui/FileItem.tsx';
import { uploadMessages as messages } from './messages.en.ts';
import { refusedWords } from './room-words.ts';
import { useUploads, useUploadsContext } from './uploads-context.ts';

const removingTexts = () => ({ ...messages.file, checking: messages.removing });

function statusOf({ status, percent, failure }: Row): FileStatus {
  if (status === 'uploading') return { kind: 'uploading', percent };
  if (status === 'interrupted') return { kind: 'failed', message: messages.interrupted };
  if (status !== 'failed') return { kind: status };
  return { kind: 'failed', message: failureText(failure) };
}

function failureText(failure: UploadFailure | null): string {
  const refused = failure && refusedWords(failure);
  const known = textFor(messages.failures, failure?.code ?? '');
  return refused ?? (failure?.information || known || messages.failed);
}

export interface FileRules {
  readonly mayRemove: boolean;
  /** While a submit waits for the files, only cancel and retry work. */
  readonly isOff: boolean;
  readonly removingId: string | null;
}

export interface UploadRowProps {
  readonly rowKey: string;
  readonly rules: FileRules;
  readonly onRemove: (row: Row) => void;
}

export function UploadRow({ rowKey, rules, onRemove }: UploadRowProps) {
  const { send } = useUploadsContext();
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
      onRemove={mayRemove ? () => onRemove(row) : undefined}
    />
  );
}
