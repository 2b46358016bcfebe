import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { FrameLook } from '#contract/workspace/frame-messages.ts';
import { keepForPerson, readForPerson } from '#src/lib/person-storage.ts';
import { currentLanguage, languages, onLanguageChange } from '#src/lib/words/language.ts';

/** Pixels. */
export const codeSizes = [12, 14, 16, 18, 22, 28] as const;
const usual = 14;
const keptName = 'code-size';

const dark = '(prefers-color-scheme: dark)';

function currentTheme(): FrameLook['theme'] {
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) return theme === 'dark' ? 'dark' : 'light';
  return matchMedia(dark).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const query = matchMedia(dark);
  query.addEventListener('change', listener);
  const stop = onLanguageChange(listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
    stop();
  };
}

/** The look of a tool's page: that of the app, with the person's font size. */
export function useFrameLook(personId: number) {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  const language = useSyncExternalStore(subscribe, currentLanguage);
  const [fontSize, setSize] = useState<number>(() => {
    const kept = readForPerson(personId, keptName);
    return codeSizes.find((size) => size === kept) ?? usual;
  });
  const onFontSize = useCallback(
    (size: number) => {
      setSize(size);
      keepForPerson(personId, keptName, size);
    },
    [personId],
  );
  const look = useMemo(
    (): FrameLook => ({ theme, language, direction: languages[language].direction, fontSize }),
    [theme, language, fontSize],
  );
  return { look, onFontSize };
}
