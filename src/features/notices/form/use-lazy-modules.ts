import { useEffect } from 'react';
import { preload } from '#src/ui/lazy-module.ts';
import { multiSelectList } from '#src/ui/PickField.tsx';
import { noticeWork, uploadWork } from './actors/late-work.ts';
import { fileList } from './components/Attachments.tsx';

/** In ms after the form shows: later needs must not delay the first view. */
const leisure = 300;

/** Preloads what an open form will need, so that nobody waits and a lost connection does no harm. */
export function useLazyModules(): void {
  useEffect(() => {
    const timer = setTimeout(() => preload(multiSelectList, fileList, noticeWork, uploadWork), leisure);
    return () => clearTimeout(timer);
  }, []);
}
