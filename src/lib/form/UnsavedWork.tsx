import { UnsavedWork as Guard, type UnsavedWorkProps } from '#src/ui/UnsavedGuard.tsx';
import { formMessages } from './messages.en.ts';

/** Asks before a half-filled form is lost. Not for `ResourceForm`; own `texts` where the draft is kept. */
export function UnsavedWork({
  isDirty,
  texts = formMessages.unsaved,
}: Pick<UnsavedWorkProps, 'isDirty'> & Partial<UnsavedWorkProps>) {
  return <Guard isDirty={isDirty} texts={texts} />;
}
