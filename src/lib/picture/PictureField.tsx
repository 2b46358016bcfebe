import User from 'lucide-react/icons/user';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { pictureExtensions, pictureProblem } from '#contract/profile/profile.rules.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/Field.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { pictureMessages as texts } from './messages.en.ts';
import { PictureCropDialog } from './PictureCropDialog.tsx';
import { onShelf, putOnShelf, removed } from './picture-shelf.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: '4' });
const nobody = css({
  display: 'inline-flex',
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'center',
  width: '16',
  height: '16',
  borderRadius: 'full',
  bg: 'surface.sunken',
  color: 'text.muted',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });

export interface PictureFieldProps {
  readonly name: string;
  readonly stored: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** [VP-28, VP-29, VP-30] A person's picture in a form: cut out here, stored or removed with Save. */
export function PictureField({ name, stored, value, onChange }: PictureFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const photo = onShelf(value);
  const preview = usePreview(photo);
  const isGone = value === removed;
  const shown = preview ?? (isGone || stored === '' ? undefined : stored);
  const isChanged = isGone || photo !== null;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    // Lets the person choose the same file again.
    event.currentTarget.value = '';
    if (!chosen) return;
    const found = pictureProblem(chosen);
    setProblem(
      found === null ? '' : found === 'picture_kind' ? texts.picture_kind(chosen.name) : texts[found],
    );
    if (found === null) setFile(chosen);
  };
  if (file)
    return (
      <PictureCropDialog
        file={file}
        onCut={(cut) => {
          onChange(putOnShelf(cut));
          setFile(null);
        }}
        onBack={() => setFile(null)}
        onUnreadable={() => {
          setProblem(texts.picture_kind(file.name));
          setFile(null);
        }}
      />
    );
  return (
    <div className={row}>
      {shown === undefined && name.trim() === '' ? (
        <span className={nobody} aria-hidden="true">
          <User />
        </span>
      ) : (
        <Avatar name={name} src={shown} size="lg" />
      )}
      <Stack gap="2">
        <div className={buttons}>
          <Button size="sm" onClick={() => picker.current?.click()}>
            {stored === '' && photo === null ? texts.choose : texts.change}
          </Button>
          <input
            ref={picker}
            hidden
            type="file"
            aria-label={texts.choose}
            accept={pictureExtensions.join(',')}
            onChange={take}
          />
          {isChanged ? (
            <Button size="sm" variant="quiet" onClick={() => onChange('')}>
              {texts.undo}
            </Button>
          ) : (
            stored !== '' && (
              <Button size="sm" variant="quiet" onClick={() => onChange(removed)}>
                {texts.remove}
              </Button>
            )
          )}
        </div>
        <p className={quiet}>{isGone ? texts.removing : photo ? texts.waiting : texts.hint}</p>
        <div role="alert">{problem !== '' && <FieldError>{problem}</FieldError>}</div>
      </Stack>
    </div>
  );
}

function usePreview(photo: Blob | null): string | null {
  const url = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(() => {
    if (url !== null) return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
