import { UnsavedWork as Guard, type UnsavedWorkProps } from '#src/ui/UnsavedGuard.tsx';
import { formMessages } from './messages.en.ts';

/**
 * Asks before Back, a link, the menu or closing the layer discards a half-filled form. Use it for every form except
 * `ResourceForm`; pass own `texts` where the draft is kept.
 */
export function UnsavedWork({
  isDirty,
  texts = formMessages.unsaved,
}: Pick<UnsavedWorkProps, 'isDirty'> & Partial<UnsavedWorkProps>) {
  return <Guard isDirty={isDirty} texts={texts} />;
}
