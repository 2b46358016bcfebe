import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveContentFileCall } from '#contract/content/calls/save-content-file.call.ts';
import { contentUploadKind } from '#contract/content/content-files.rules.ts';
import type { ShownFile } from '#contract/files/shown-file.wire.ts';
import { acceptOf, generalPolicy, narrowed } from '#contract/files/upload-policies.ts';
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
import { messages } from './messages.en.ts';

export interface FileFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Accepted file endings. */
  readonly extensions: readonly string[];
  /** The file's id; '' for none. */
  readonly value: string;
  /** Files with known names, such as those of the stored row. */
  readonly known: readonly ShownFile[];
  /** `file`: the file that was just sent. */
  readonly onChange: (id: string, file?: ShownFile) => void;
}

/** A field with one file, an upload queue of one; the file belongs to the saved row [QC-15, VU-04]. */
export function FileField(props: FileFieldProps) {
  const { label, error, required = false, extensions, value, known } = props;
  const [added, setAdded] = useState<readonly ShownFile[]>([]);
  const [claim] = useState(() => contentClaim((file) => setAdded((files) => [...files, file])));
  const policy = narrowed(generalPolicy, extensions);
  const { queue, uploads, add } = useUploadQueue({ policy, claim, label });
  const isEmpty = useSelector(queue, ({ context }) => context.items.length === 0);
  const ready = useSelector(queue, ({ context }) => context.items.find(({ status }) => status === 'ready'));
  const take = useEffectEvent((key: string, fileId: string) => {
    queue.send({ type: 'file.remove', key });
    props.onChange(
      fileId,
      added.find(({ id }) => id === fileId),
    );
  });
  useEffect(() => {
    if (ready?.fileId) take(ready.key, ready.fileId);
  }, [ready]);
  const stored = [...known, ...added].find(({ id }) => id === value);
  return (
    <FieldGroup label={label} error={error} required={required}>
      <UploadsContext value={{ ...uploads, send: (request) => uploads.send(asRemoval(request)) }}>
        <UploadList />
      </UploadsContext>
      {isEmpty && stored && (
        <FileItem
          name={stored.name}
          size={formatSize(stored.size)}
          status={{ kind: 'ready' }}
          texts={uploadMessages.file}
          onRemove={() => props.onChange('')}
        />
      )}
      {isEmpty && !stored && (
        <FileDropZone
          accept={acceptOf(policy)}
          texts={zoneTexts(extensions)}
          onFiles={([file]) => file && add([file])}
        />
      )}
    </FieldGroup>
  );
}

/** A stopped file leaves the field free for another one. */
const asRemoval = (request: FileRequest): FileRequest =>
  request.type === 'file.cancel' ? { type: 'file.remove', key: request.key } : request;

const contentClaim = (onStored: (file: ShownFile) => void): UploadClaim => ({
  kind: contentUploadKind,
  call: saveContentFileCall,
  claim: async (upload, signal) => {
    const { data } = await call(saveContentFileCall, upload, { signal });
    onStored(data);
    return { fileId: data.id, fileType: data.type };
  },
});

const zoneTexts = (extensions: readonly string[]) => ({
  title: messages.file.drop,
  hint: messages.file.take(extensions.join(', ')),
  choose: messages.file.choose,
  over: messages.file.over,
});
