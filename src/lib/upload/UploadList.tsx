import type { UploadRow as Row } from '#machines/upload-queue/upload-queue.view.ts';
import { css } from '#styled/css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { type FileRules, UploadRow } from './UploadRow.tsx';
import { useUploads, useUploadsContext } from './uploads-context.ts';

const listOfFiles = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });

const everything: FileRules = { mayRemove: true, isOff: false, removingId: null };

export interface UploadListProps {
  readonly rules?: FileRules;
  readonly onRemove?: (row: Row) => void;
}

export function UploadList({ rules = everything, onRemove }: UploadListProps) {
  const { send, label } = useUploadsContext();
  const keys = useUploads((view) => view.rows.map((row) => row.key));
  const remove = onRemove ?? (({ key }: Row) => send({ type: 'file.remove', key }));
  return (
    <>
      <RefusedFiles />
      {keys.length > 0 && (
        <ul className={listOfFiles} aria-label={label}>
          {keys.map((key) => (
            <li key={key}>
              <UploadRow rowKey={key} rules={rules} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
