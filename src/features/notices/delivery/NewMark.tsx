import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { messages } from '../board/messages.en.ts';
import { seenNotices } from './seen-notices.ts';

const dot = css({
  display: 'inline-block',
  flexShrink: '0',
  width: '2.5',
  height: '2.5',
  borderRadius: 'full',
  bg: 'brand',
});

interface NewMarkProps {
  readonly notice: { readonly id: number; readonly isNew: boolean };
}

/** The dot on the row of a notice that its reader has not opened. */
export function NewMark({ notice }: NewMarkProps) {
  const isSeen = useSyncExternalStore(seenNotices.subscribe, () => seenNotices.has(notice.id));
  if (!notice.isNew || isSeen) return null;
  return (
    <span className={dot} title={messages.isNew}>
      <VisuallyHidden>{messages.isNew}</VisuallyHidden>
    </span>
  );
}
