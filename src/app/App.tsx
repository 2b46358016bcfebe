import { type ComponentType, Fragment, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentLanguage, languageChoice, onLanguageChange } from '#src/lib/words/language.ts';

/**
 * Whatever is on the page, drawn anew when the language changes: texts are read where they are shown, and what the
 * machines know outlives the drawing.
 */
export function App({ Screen }: { readonly Screen: ComponentType }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  const drawn = useRef(language);
  useLayoutEffect(() => {
    if (drawn.current === language) return;
    drawn.current = language;
    document.querySelector<HTMLElement>(`[name=${languageChoice}]`)?.focus();
  }, [language]);
  return (
    <Fragment key={language}>
      <Screen />
    </Fragment>
  );
}
