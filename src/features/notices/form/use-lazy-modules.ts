import { useEffect } from 'react';
import { preload } from '#src/ui/lazy-module.ts';
import { multiSelectList } from '#src/ui/PickField.tsx';
import { noticeWork, uploadWork } from './actors/late-work.ts';
import { fileList } from './components/Attachments.tsx';

/** Milliseconds after the form shows: what it needs later shall not hold up what it shows first. */
const leisure = 300;

/** Fetches what an open form will need, so that nobody waits for it and a connection that breaks takes nothing away. */
export function useLazyModules(): void {
  useEffect(() => {
    const timer = setTimeout(() => preload(multiSelectList, fileList, noticeWork, uploadWork), leisure);
    return () => clearTimeout(timer);
  }, []);
}
