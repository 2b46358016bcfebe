import SquarePlay from 'lucide-react/icons/square-play';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css';
import { useForm, useFormView } from '../form-context.ts';
import { formMessages as messages } from '../messages.en.ts';
import { FieldArea, useFieldError } from './FieldArea.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingInlineStart: '3',
  paddingInlineEnd: '2',
  py: '1',
  bg: 'surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: 'md',
  '& > svg': { flexShrink: '0', width: 'icon.md', height: 'icon.md', color: 'brand.text' },
});
const name = css({ textStyle: 'label', flexShrink: '0' });
const address = css({
  flexGrow: '1',
  minWidth: '0',
  textStyle: 'caption',
  color: 'text.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** [NF-14, VN-29…32] Enter, or leaving the input, adds its text. */
export function VideoField() {
  const { send } = useForm();
  const text = useFormView((view) => view.videoText);
  const isLocked = useFormView((view) => view.isLocked);
  const add = () => {
    if (text.trim() !== '') send({ type: 'edit.video_add' });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
  };
  return (
    <FieldArea field="video">
      <TextField
        type="url"
        label={messages.video}
        hint={messages.videoHint}
        error={useFieldError('video')}
        name="video"
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isLocked}
        value={text}
        onChange={(next) => send({ type: 'edit.video_text', text: next })}
        onKeyDown={addOnEnter}
        onBlur={add}
      />
      <Videos />
    </FieldArea>
  );
}

function Videos() {
  const { send } = useForm();
  const videos = useFormView((view) => view.videos);
  const isLocked = useFormView((view) => view.isLocked);
  if (videos.length === 0) return null;
  return (
    <ul className={list} aria-label={messages.videoList}>
      {videos.map(({ url, label }) => (
        <li key={url} className={item}>
          <SquarePlay />
          <span className={name}>{label}</span>
          <span className={address}>{url}</span>
          <IconButton
            size="sm"
            variant="danger"
            label={messages.removeVideo(label)}
            icon={<X />}
            disabled={isLocked}
            onClick={() => send({ type: 'edit.video_remove', url })}
          />
        </li>
      ))}
    </ul>
  );
}
