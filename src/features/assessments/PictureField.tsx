import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveQuestionPictureCall } from '#contract/assessments/calls/save-question-picture.call.ts';
import { questionUploadKind } from '#contract/assessments/question-types.rules.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { acceptOf, questionPolicy } from '#contract/files/upload-policies.ts';
import { call } from '#src/lib/api-client.ts';
import { uploadMessages } from '#src/lib/upload/messages.en.ts';
import { UploadList } from '#src/lib/upload/UploadList.tsx';
import type { UploadClaim } from '#src/lib/upload/upload-file.ts';
import { type FileRequest, UploadsContext } from '#src/lib/upload/uploads-context.ts';
import { useUploadQueue } from '#src/lib/upload/use-upload-queue.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { FileItem } from '#src/ui/FileItem.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { messages } from './question-bank-messages.en.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** The file's id; '' for none. */
  readonly value: string;
  readonly words: string;
  readonly wordsError?: string | undefined;
  /** Files with known names, such as those of the stored question. */
  readonly known: readonly ShownFile[];
  readonly onChange: (fileId: string, words: string) => void;
}

export function PictureField(props: PictureFieldProps) {
  const { label, error, value, words, wordsError, known, onChange } = props;
  const [added, setAdded] = useState<readonly ShownFile[]>([]);
  const [claim] = useState(() => pictureClaim((file) => setAdded((files) => [...files, file])));
  const { queue, uploads, add } = useUploadQueue({ policy: questionPolicy, claim, label });
  const isEmpty = useSelector(queue, ({ context }) => context.items.length === 0);
  const ready = useSelector(queue, ({ context }) => context.items.find(({ status }) => status === 'ready'));
  const take = useEffectEvent((key: string, fileId: string) => {
    queue.send({ type: 'file.remove', key });
    onChange(fileId, words);
  });
  useEffect(() => {
    if (ready?.fileId) take(ready.key, ready.fileId);
  }, [ready]);
  const stored = [...known, ...added].find(({ id }) => id === value);
  return (
    <>
      <FieldGroup label={label} error={error}>
        <UploadsContext value={{ ...uploads, send: (request) => uploads.send(asRemoval(request)) }}>
          <UploadList />
        </UploadsContext>
        {isEmpty && stored && (
          <FileItem
            name={stored.name}
            size={formatSize(stored.size)}
            status={{ kind: 'ready' }}
            texts={uploadMessages.file}
            onRemove={() => onChange('', '')}
          />
        )}
        {isEmpty && !stored && (
          <FileDropZone
            accept={acceptOf(questionPolicy)}
            texts={{
              title: messages.picture.drop,
              hint: messages.picture.hint,
              choose: messages.picture.choose,
              over: messages.picture.over,
            }}
            onFiles={([file]) => file && add([file])}
          />
        )}
      </FieldGroup>
      {value !== '' && (
        <TextField
          label={messages.fields.pictureWords}
          hint={messages.hints.pictureWords}
          error={wordsError}
          required
          maxLength={300}
          value={words}
          onChange={(typed) => onChange(value, typed)}
        />
      )}
    </>
  );
}

/** A stopped file leaves the field free for another one. */
const asRemoval = (request: FileRequest): FileRequest =>
  request.type === 'file.cancel' ? { type: 'file.remove', key: request.key } : request;

const pictureClaim = (onStored: (file: ShownFile) => void): UploadClaim => ({
  kind: questionUploadKind,
  call: saveQuestionPictureCall,
  claim: async (upload, signal) => {
    const { data } = await call(saveQuestionPictureCall, upload, { signal });
    onStored(data);
    return { fileId: data.id, fileType: data.type };
  },
});
