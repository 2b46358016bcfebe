import { lazy, Suspense, useEffect, useState } from 'react';
import { acceptOf, noticePolicy } from '#contract/files/upload-policies.ts';
import { uploadMessages } from '#src/lib/upload/messages.en.ts';
import { UploadsNote } from '#src/lib/upload/UploadsNote.tsx';
import { useUploads } from '#src/lib/upload/uploads-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError, labelStyle } from '#src/ui/Field.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { lazyModule, useLatePart } from '#src/ui/lazy-module.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';

const accept = acceptOf(noticePolicy);
const noRows = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'small' });
const rowsToCome = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const rowToCome = css({
  minHeight: '14',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
});

const RoomLine = lazy(() => import('./RoomLine.tsx').then((module) => ({ default: module.RoomLine })));

/** [NF-15, VN-33…35, CO-05, QU-04] Chooses files by picker or drop, and lists present and refused ones. */
export function Attachments() {
  const error = useFieldError('attachments');
  return (
    <FieldArea field="attachments">
      <span className={labelStyle}>{messages.attachments}</span>
      <Stack gap="3">
        <DropZone />
        <Suspense>
          <RoomLine />
        </Suspense>
        <Files />
        <UploadsNote />
        {error !== undefined && <FieldError id="notice-files-error">{error}</FieldError>}
      </Stack>
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

export const fileList = lazyModule(() => import('./FileList.tsx'));

/** Uploads run whether or not their rows have loaded. */
function Files() {
  const isWanted = useUploads(({ rows, refused }) => rows.length + refused.length > 0);
  const late = useLatePart(fileList);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isWanted) fileList.load().catch(() => setHasFailed(true));
  }, [isWanted]);
  if (!isWanted) return null;
  if (late) return <late.FileList />;
  if (!hasFailed) return <RowsToCome />;
  const retry = () => {
    setHasFailed(false);
    fileList.load().catch(() => setHasFailed(true));
  };
  return (
    <div className={noRows} role="alert">
      {uploadMessages.failures.unreachable}
      <Button size="sm" onClick={retry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}

function RowsToCome() {
  const count = useUploads((view) => view.rows.length);
  return (
    <div className={rowsToCome} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={rowToCome} />
      ))}
    </div>
  );
}
