export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export const themes: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];

/** The start-up script of index.html also reads it before the first paint. */
const storageKey = 'banyan.theme';

export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
