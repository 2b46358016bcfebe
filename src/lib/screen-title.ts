import { useEffect, useSyncExternalStore } from 'react';
import { plainText } from '#contract/core/plain-text.ts';
import { productName } from './settings.ts';
import { currentLanguage } from './words/language.ts';

/** Titles by their setter; the last one wins, such as an error page over its screen. */
const titles = new Map<symbol, string>();
let waiting = 0;
let thing = '';
let shown = '';
const listeners = new Set<() => void>();

/** [WCAG 2.4.2] "Notices · Banyan", "Robots · Projects · Banyan"; "(2) Share screen · Banyan" with two raised hands. */
function show(): void {
  const title = plainText([...titles.values()].at(-1) ?? '');
  const page = [plainText(thing), title, productName].filter(Boolean).join(' · ');
  shown = page;
  for (const listener of listeners) listener();
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
}

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

export function useThingTitle(name: string): void {
  useEffect(() => {
    thing = name;
    show();
    return () => {
      thing = '';
      show();
    };
  }, [name]);
}

function onTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shown title without the count, since a raised hand is no new screen. */
export const useShownTitle = (): string => useSyncExternalStore(onTitle, () => shown);

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
