import { type ComponentType, Fragment, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentLanguage, languageChoice, onLanguageChange } from '#src/lib/words/language.ts';

/** Redraws all when the language changes: texts are read where they are shown, and the machines keep their state. */
export function App({ Screen }: { readonly Screen: ComponentType }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
  const drawn = useRef(language);
  useLayoutEffect(() => {
    if (drawn.current === language) return;
    drawn.current = language;
    document.querySelector<HTMLElement>(`[name=${languageChoice}]`)?.focus();
  }, [language]);
  useLayoutEffect(endEarlyPage, []);
  return (
    <Fragment key={language}>
      <Screen />
    </Fragment>
  );
}

function endEarlyPage(): void {
  document.querySelector('[data-early=frame]')?.remove();
  document.querySelector('[data-early=login]')?.removeAttribute('data-early');
}
