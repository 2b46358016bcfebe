import Pencil from 'lucide-react/icons/pencil';
import type { ComponentProps } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import { css } from '#styled/css';

const trigger = css({
  display: 'inline-flex',
  position: 'relative',
  flexShrink: '0',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: { boxShadow: 'raised' },
});
const pencil = css({
  position: 'absolute',
  insetBlockEnd: '-1',
  insetInlineEnd: '-1.5',
  display: 'inline-flex',
  padding: '0.5',
  bg: 'surface',
  color: 'text.muted',
  borderRadius: 'full',
  boxShadow: 'card',
  '& svg': { width: '3', height: '3' },
});

interface PictureProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly name: string;
  readonly picture: string;
}

/** [SM-01] The person's picture with a pencil on its corner. */
export function PictureButton({ label, name, picture, ...rest }: PictureProps) {
  return (
    <button {...rest} type="button" aria-label={label} aria-haspopup="menu" className={trigger}>
      <Avatar name={name} src={picture || undefined} size="md" />
      <span className={pencil}>
        <Pencil />
      </span>
    </button>
  );
}
