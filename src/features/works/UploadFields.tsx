import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { acceptOf, endingsOf } from '#contract/files/upload-policies.ts';
import { workPolicy } from '#contract/works/accepted-types.rules.ts';
import { workLimits } from '#contract/works/entries.rules.ts';
import type { projectUploadMachine } from '#machines/works/project-upload/project-upload.machine.ts';
import type { ProjectUploadEvent } from '#machines/works/project-upload/project-upload.types.ts';
import type { FileRegistry } from '#src/lib/upload/file-registry.ts';
import { giveUpUpload } from '#src/lib/upload/give-up-upload.ts';
import { UploadList } from '#src/lib/upload/UploadList.tsx';
import { UploadsNote } from '#src/lib/upload/UploadsNote.tsx';
import { type UploadQueueRef, type Uploads, UploadsContext } from '#src/lib/upload/uploads-context.ts';
import { hintStyle } from '#src/ui/Field.tsx';
import { FileDropZone } from '#src/ui/FileDropZone.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { worksMessages as messages } from './messages.en.ts';
import { PasteField } from './PasteField.tsx';

interface UploadFieldsProps {
  readonly snapshot: SnapshotFrom<typeof projectUploadMachine>;
  readonly send: (event: ProjectUploadEvent) => void;
  readonly shelf: FileRegistry;
  readonly isLocked: boolean;
}

const pasteStates = ['none', 'counting', 'sending', 'notSent'] as const;

/** [PU-05…10] Files, one address, pasted pictures, and what was learned. */
export function UploadFields({ snapshot, send, shelf, isLocked }: UploadFieldsProps) {
  const { detail, uploads, url, learning, pictures, problem } = snapshot.context;
  const queue = snapshot.children['uploads'] as UploadQueueRef | undefined;
  const policy = workPolicy(detail?.accepted_types ?? []);
  const context = useMemo<Uploads>(
    () => ({
      queue,
      label: messages.files,
      send: (request) => {
        send(request);
        if (request.type === 'file.cancel') giveUpUpload(shelf.find(request.key));
      },
    }),
    [queue, send, shelf],
  );
  const held = uploads.items.filter(({ status }) => status !== 'cancelled').length + pictures.length;
  const isFull = held >= workLimits.files;
  const { hint, full, ...drop } = messages.drop;
  const isUrl = problem === 'only_one_url' || problem === 'bad_url';
  return (
    <UploadsContext value={context}>
      <Stack gap="4">
        <FileDropZone
          texts={{ ...drop, hint: isFull ? full : hint(endingsOf(policy).join(', ')) }}
          accept={acceptOf(policy)}
          multiple
          disabled={isLocked || isFull}
          onFiles={(files) => send({ type: 'files.add', files: files.map(shelf.put) })}
        />
        <UploadList rules={{ mayRemove: true, isOff: isLocked, removingId: null }} />
        <UploadsNote />
        {detail?.allows_url === 1 && (
          <TextField
            label={messages.url}
            hint={messages.urlHint}
            value={url}
            readOnly={isLocked}
            maxLength={workLimits.url}
            onChange={(text) => send({ type: 'url.edit', text })}
            error={isUrl ? messages.problems[problem] : undefined}
          />
        )}
        {detail?.allows_paste === 1 && (
          <PasteField
            state={pasteStates.find((state) => snapshot.matches({ open: { paste: state } })) ?? 'none'}
            pictures={pictures}
            shelf={shelf}
            isLocked={isLocked}
            send={send}
          />
        )}
        <TextArea
          label={messages.learning}
          required
          rows={4}
          value={learning}
          readOnly={isLocked}
          limit={{ max: workLimits.learning, text: messages.learningCount }}
          onChange={(text) => send({ type: 'learning.edit', text })}
          error={problem === 'no_learning' ? messages.problems.no_learning : undefined}
        />
        {detail?.allows_paste === 1 && <p className={hintStyle}>{messages.linksGo}</p>}
      </Stack>
    </UploadsContext>
  );
}
