import { useEffect } from 'react';
import { productName } from './settings.ts';
import { plainText } from './words/isolate.ts';
import { currentLanguage } from './words/language.ts';

/** Titles by who set them: what came last is on top, such as an error page over its screen. */
const titles = new Map<symbol, string>();
let waiting = 0;

/** [WCAG 2.4.2] "Notices · Banyan", and "(2) Share screen · Banyan" while two hands are raised. */
function show(): void {
  const title = plainText([...titles.values()].at(-1) ?? '');
  const page = title === '' ? productName : `${title} · ${productName}`;
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
}

/** The browser's title while a screen is shown; an empty one leaves what is under it. */
export function useScreenTitle(title: string): void {
  const language = currentLanguage();
  useEffect(() => {
    if (title === '') return;
    const owner = Symbol(language);
    titles.set(owner, title);
    show();
    return () => {
      titles.delete(owner);
      show();
    };
  }, [title, language]);
}

/** Counts what waits for the reader before the title: the tab stays behind the lesson. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}
