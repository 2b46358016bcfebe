import X from 'lucide-react/icons/x';
import { type ClipboardEvent, useState } from 'react';
import { refuseFile } from '#contract/files/upload-policies.ts';
import { pastePolicy } from '#contract/works/accepted-types.rules.ts';
import type {
  PastedPicture,
  ProjectUploadEvent,
} from '#machines/works/project-upload/project-upload.types.ts';
import type { FileRegistry } from '#src/lib/upload/file-registry.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError, labelStyle } from '#src/ui/Field.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { worksMessages as messages } from './messages.en.ts';

const field = css({
  minHeight: '14',
  p: '4',
  textStyle: 'small',
  color: 'text.muted',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'control',
  borderRadius: 'md',
});
const pictures = css({ display: 'flex', flexWrap: 'wrap', gap: '3', listStyle: 'none' });
const picture = css({ display: 'flex', alignItems: 'flex-start', gap: '1' });
const image = css({ maxWidth: '48', maxHeight: '48', borderRadius: 'md' });

interface PasteFieldProps {
  readonly state: 'none' | 'counting' | 'sending' | 'notSent';
  readonly pictures: readonly PastedPicture[];
  readonly shelf: FileRegistry;
  readonly isLocked: boolean;
  readonly send: (event: ProjectUploadEvent) => void;
}

/** [PU-08, PU-18, VU-11] Takes only pasted pictures. */
export function PasteField({ state, pictures: pasted, shelf, isLocked, send }: PasteFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const [file] = [...event.clipboardData.files];
    const isPicture = file !== undefined && refuseFile(pastePolicy, file) === null;
    setWrong(!isPicture);
    if (isPicture && !isLocked) send({ type: 'picture.paste', picture: shelf.put(file), at: Date.now() });
  };
  return (
    <Stack gap="2">
      <span className={labelStyle} id="paste-label">
        {messages.paste}
      </span>
      <div
        className={field}
        role="textbox"
        tabIndex={0}
        aria-labelledby="paste-label"
        aria-readonly="true"
        onPaste={paste}
      >
        {messages.pasteHint}
      </div>
      {isWrong && <FieldError id="paste-error">{messages.picturesOnly}</FieldError>}
      {state === 'counting' && (
        <Banner
          title={messages.pasteWaits}
          announce="polite"
          action={
            <>
              <Button size="sm" onClick={() => send({ type: 'paste.now' })}>
                {messages.uploadNow}
              </Button>
              <Button size="sm" onClick={() => send({ type: 'paste.cancel' })}>
                {messages.cancel}
              </Button>
            </>
          }
        />
      )}
      {state === 'sending' && <Banner title={messages.sendingPicture} announce="polite" />}
      {state === 'notSent' && (
        <Banner
          tone="danger"
          title={messages.pictureFailed}
          announce="assertive"
          action={
            <>
              <Button size="sm" onClick={() => send({ type: 'paste.now' })}>
                {messages.retry}
              </Button>
              <Button size="sm" onClick={() => send({ type: 'paste.cancel' })}>
                {messages.cancel}
              </Button>
            </>
          }
        />
      )}
      {pasted.length > 0 && (
        <ul className={pictures}>
          {pasted.map(({ fileId }, index) => (
            <li key={fileId} className={picture}>
              <img className={image} src={`/files/${fileId}`} alt={messages.picture(index + 1)} />
              <IconButton
                size="sm"
                icon={<X />}
                label={messages.removePicture(index + 1)}
                onClick={() => send({ type: 'picture.remove', fileId })}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
