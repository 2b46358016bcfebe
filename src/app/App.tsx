import { type ComponentType, Fragment, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentLanguage, languageChoice, onLanguageChange } from '#src/lib/words/language.ts';

/**
 * Whatever is on the page, drawn anew when the language changes: texts are read where they are shown, and what the
 * machines know outlives the drawing.
 */
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

/** What stood there before is the app's from now on, or gone. */
function endEarlyPage(): void {
  document.querySelector('[data-early=frame]')?.remove();
  document.querySelector('[data-early=login]')?.removeAttribute('data-early');
}
