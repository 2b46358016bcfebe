import Keyboard from 'lucide-react/icons/keyboard';
import { lazy, Suspense, useState } from 'react';
import { css } from '#styled/css';
import { IconButton } from '../IconButton.tsx';
import type { MediaKeyListProps } from './MediaKeyList.tsx';

const MediaKeyList = lazy(async () => ({ default: (await import('./MediaKeyList.tsx')).MediaKeyList }));

/** Phones have no keys. */
const trigger = css({ display: 'inline-flex', _coarse: { display: 'none' } });
export function MediaKeys({ keys, texts }: Pick<MediaKeyListProps, 'keys' | 'texts'>) {
  const [open, setOpen] = useState(false);
  return (
    <span className={trigger}>
      <IconButton
        size="sm"
        icon={<Keyboard />}
        label={texts.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <MediaKeyList keys={keys} texts={texts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
