import { useState } from 'react';
import { noticeExtensions } from '#contract/notices/notice.rules.ts';
import type { NoticeFormView } from '#machines/notice-form/notice-form.view.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { FieldError, hintStyle, labelStyle } from '#src/ui/Field.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { useForm, useFormView, useUploads } from '../form-context.ts';
import { formMessages as messages } from '../messages.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';
import { FileRow, type FileRules } from './FileRow.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';

const accept = noticeExtensions.map((extension) => `.${extension}`).join(',');
const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });

/** [NF-15, VN-33…35, CO-05, QU-04] */
export function Attachments() {
  const error = useFieldError('attachments');
  return (
    <FieldArea field="attachments">
      <span className={labelStyle}>{messages.attachments}</span>
      <div className={section}>
        <DropZone />
        <RefusedFiles />
        <Files />
        {error !== undefined && <FieldError id="notice-files-error">{error}</FieldError>}
      </div>
    </FieldArea>
  );
}

function DropZone() {
  const { addFiles } = useForm();
  const isLocked = useFormView((view) => view.isLocked);
  const isDemo = useFormView((view) => view.block === 'demo_school');
  const isEarly = useFormView((view) => view.office?.mayAddFiles === false);
  const isFull = useUploads((view) => view.isFull);
  const hint = isDemo
    ? messages.dropDemo
    : isEarly
      ? messages.dropEarly
      : isFull
        ? messages.dropFull
        : messages.drop.hint;
  return (
    <FileDropZone
      texts={{ ...messages.drop, hint }}
      accept={accept}
      multiple
      disabled={isLocked || isDemo || isEarly || isFull}
      onFiles={addFiles}
    />
  );
}

const rulesOf = ({ stage, block, removingFileId }: NoticeFormView): FileRules => ({
  mayRemove: stage === 'editing',
  isOff: block === 'demo_school' || (stage !== 'editing' && stage !== 'waitingForUploads'),
  removingId: removingFileId,
});

interface Asked {
  readonly key: string;
  readonly name: string;
}

function Files() {
  const { send } = useForm();
  const keys = useUploads((view) => view.rows.map((row) => row.key));
  const rules = useFormView(rulesOf);
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (key: string) => {
    setAsked(null);
    send({ type: 'file.remove', key });
  };
  return (
    <>
      {keys.length > 0 && (
        <ul className={list} aria-label={messages.fileList}>
          {keys.map((key) => (
            <li key={key}>
              <FileRow rowKey={key} rules={rules} onRemove={remove} onAskRemoval={setAsked} />
            </li>
          ))}
        </ul>
      )}
      <FilesNote />
      <AlertDialog
        open={asked !== null}
        title={messages.removeTitle(asked?.name ?? '')}
        answers={[
          { value: 'keep', label: messages.removeCancel },
          { value: 'remove', label: messages.removeConfirm, tone: 'danger' },
        ]}
        onAnswer={(answer) => (answer === 'remove' && asked ? remove(asked.key) : setAsked(null))}
        onCancel={() => setAsked(null)}
      >
        {messages.removeText}
      </AlertDialog>
    </>
  );
}

/** How far the files are, said aloud when it changes; and why nothing moves. */
function FilesNote() {
  const { ready, all, isStill } = useUploads(({ rows, summary, isPaused }) => ({
    ready: summary.ready,
    all: rows.filter((row) => row.status !== 'cancelled').length,
    isStill: isPaused && summary.pending > 0,
  }));
  return (
    <>
      <VisuallyHidden>
        <output>{all > 0 && messages.filesReady(ready, all)}</output>
      </VisuallyHidden>
      {isStill && (
        <p className={hintStyle} role="status">
          {messages.uploadsPaused}
        </p>
      )}
    </>
  );
}
