import { type ChangeEvent, useRef } from 'react';
import { pictureExtensions } from '#contract/profile/profile.rules.ts';
import type { ProfileView } from '#machines/profile/profile/profile.view.ts';
import { pictureMessages as texts } from '#src/lib/picture/messages.en.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/Field.tsx';
import { css } from '#styled/css';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  textAlign: 'center',
});
const name = css({ textStyle: 'section', overflowWrap: 'anywhere' });
const quiet = css({ textStyle: 'caption', color: 'text.muted' });
const buttons = css({ display: 'flex', flexDirection: 'column', gap: '2', alignSelf: 'stretch' });

interface PicturePanelProps {
  readonly view: ProfileView;
  readonly name: string;
  /** The cropped picture before it is saved. */
  readonly preview: string | null;
  readonly onChoose: (file: File) => void;
  readonly onDrop: () => void;
  readonly onRemove: () => void;
}

/** [ST-34, VP-28, VP-29, ER-25] */
export function PicturePanel({ view, name: owner, preview, onChoose, onDrop, onRemove }: PicturePanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  const stored = view.profile?.picture ?? '';
  const isBusy = view.work !== 'idle';
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className={panel}>
      <Avatar name={owner} src={preview ?? (stored || undefined)} size="xl" />
      <p className={name}>
        <bdi>{owner}</bdi>
      </p>
      {view.rights.picture && (
        <div className={buttons}>
          <Button size="sm" disabled={isBusy} onClick={() => picker.current?.click()}>
            {stored === '' ? texts.choose : texts.change}
          </Button>
          <input
            ref={picker}
            hidden
            type="file"
            aria-label={texts.choose}
            accept={pictureExtensions.join(',')}
            onChange={take}
          />
          {preview !== null ? (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={onDrop}>
              {texts.undo}
            </Button>
          ) : (
            stored !== '' && (
              <Button size="sm" variant="quiet" disabled={isBusy} onClick={onRemove}>
                {texts.remove}
              </Button>
            )
          )}
          <p className={quiet}>{preview === null ? texts.hint : texts.waiting}</p>
          <div role="alert">
            {view.pictureProblem && <FieldError>{faultText(view.pictureProblem)}</FieldError>}
          </div>
        </div>
      )}
    </div>
  );
}

function faultText({ code, name }: NonNullable<ProfileView['pictureProblem']>): string {
  return code === 'picture_kind' ? texts.picture_kind(name) : texts.picture_size;
}
