import { useEffect, useRef, useState } from 'react';
import { saveContentFileCall } from '#contract/curriculum/calls/save-content-file.call.ts';
import type { ShownFile } from '#contract/curriculum/content.wire.ts';
import { contentUploadKind, exceededLimit } from '#contract/curriculum/content-files.rules.ts';
import { extensionOf } from '#contract/notices/notice.rules.ts';
import { call } from '#src/lib/api-client.ts';
import { type SentFile, sendBytes } from '#src/lib/upload/send-bytes.ts';
import { uploadRefusalOf } from '#src/lib/upload/upload-refusal.ts';
import { formatSize } from '#src/lib/words/format-size.ts';
import { refusalWords } from '#src/lib/words/refusal-words.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { FileItem, type FileStatus } from '#src/ui/FileItem.tsx';
import { messages } from './messages.en.ts';

export interface FileFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Endings of names that are taken. */
  readonly extensions: readonly string[];
  /** Id of the file; '' for none. */
  readonly value: string;
  /** Files whose names are known, such as those of the stored row. */
  readonly known: readonly ShownFile[];
  /** `file`: what was just sent. */
  readonly onChange: (id: string, file?: ShownFile) => void;
}

interface Sending {
  readonly entry: SentFile;
  readonly status: FileStatus;
}

/** One file of content: chosen, sent, checked, and carried by what is saved with it. */
export function FileField(props: FileFieldProps) {
  const { label, error, required = false, extensions, value, known, onChange } = props;
  const [sending, setSending] = useState<Sending | null>(null);
  const [added, setAdded] = useState<readonly ShownFile[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const stored = [...known, ...added].find(({ id }) => id === value);
  const texts = fileTexts(extensions);

  async function send(entry: SentFile) {
    const refused = refusedBefore(entry.file, extensions);
    if (refused !== null) return setSending({ entry, status: { kind: 'failed', message: refused } });
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const show = (status: FileStatus) => !signal.aborted && setSending({ entry, status });
    show({ kind: 'waiting' });
    try {
      const total = Math.max(1, entry.file.size);
      const onProgress = (sent: number) =>
        show({ kind: 'uploading', percent: Math.round((100 * sent) / total) });
      await sendBytes(entry, contentUploadKind, onProgress, signal, {});
      show({ kind: 'checking' });
      const upload_id = new URL(entry.uploadUrl ?? '', location.href).pathname.split('/').at(-1) ?? '';
      const { data } = await call(saveContentFileCall, { upload_id, org_name: entry.file.name }, { signal });
      setAdded((files) => [...files, data]);
      setSending(null);
      onChange(data.id, data);
    } catch (error_) {
      show({ kind: 'failed', message: uploadRefusalOf(error_).information || messages.file.failed });
    }
  }
  const cancel = () => {
    stop.current?.abort();
    setSending(null);
  };
  return (
    <FieldGroup label={label} error={error} required={required}>
      {sending ? (
        <FileItem
          name={sending.entry.file.name}
          size={formatSize(sending.entry.file.size)}
          status={sending.status}
          texts={texts.item}
          onCancel={cancel}
          onRemove={cancel}
          onRetry={() => void send({ file: sending.entry.file, uploadUrl: null })}
        />
      ) : (
        stored && (
          <FileItem
            name={stored.name}
            size={formatSize(stored.size)}
            status={{ kind: 'ready' }}
            texts={texts.item}
            onRemove={() => onChange('')}
          />
        )
      )}
      {!sending && !stored && (
        <FileDropZone
          accept={extensions.map((extension) => `.${extension}`).join()}
          texts={texts.zone}
          onFiles={([file]) => file && void send({ file, uploadUrl: null })}
        />
      )}
    </FieldGroup>
  );
}

/** [VU-04] Why a file is not even sent; null: it may be. */
function refusedBefore({ name, size }: File, extensions: readonly string[]): string | null {
  if (!extensions.includes(extensionOf(name))) return messages.file.kind(extensions.join(', '));
  const params = exceededLimit(name, size);
  if (params === null) return null;
  const refusal = { code: 'file_too_large_for', params };
  return (
    refusalWords(saveContentFileCall, refusal).information ??
    saveContentFileCall.errors.file_too_large_for(params)
  );
}

const fileTexts = (extensions: readonly string[]) => ({
  item: messages.file,
  zone: {
    title: messages.file.drop,
    hint: messages.file.take(extensions.join(', ')),
    choose: messages.file.choose,
    over: messages.file.over,
  },
});
