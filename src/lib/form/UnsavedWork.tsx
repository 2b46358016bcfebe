import { UnsavedWork as Guard, type UnsavedWorkProps } from '#src/ui/UnsavedGuard.tsx';
import { formMessages } from './messages.en.ts';

/**
 * Asks before Back, a link, the menu or closing the layer around it takes a half-filled form away. For every form that
 * is no `ResourceForm`; own `texts` where what was typed is kept.
 */
export function UnsavedWork({
  isDirty,
  texts = formMessages.unsaved,
}: Pick<UnsavedWorkProps, 'isDirty'> & Partial<UnsavedWorkProps>) {
  return <Guard isDirty={isDirty} texts={texts} />;
}
