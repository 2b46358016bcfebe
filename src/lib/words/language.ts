import { speakTranslations } from './messages.ts';

export type Language = 'en' | 'hi' | 'ur';

interface LanguageFacts {
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
}

const wished: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages;
/** The browser's own English for numbers and dates; else India's. */
const english = wished.find((tag) => tag.startsWith('en-')) ?? 'en-IN';

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', locale: english },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
  ur: { name: 'اردو', direction: 'rtl', locale: 'ur-PK' },
};
export const languageNames: readonly Language[] = ['en', 'hi', 'ur'];

type Translations = Parameters<typeof speakTranslations>[0];
type LoadTexts = (language: Exclude<Language, 'en'>) => Promise<Translations>;

/** Texts load in steps, since readers wait for them: the login page, the first screens, all. */
type Step = 'login' | 'screens' | 'all';
export type LanguageLoader = Readonly<Record<Step, LoadTexts>>;

/** The name of the language control; it gets the focus back after everything is redrawn. */
export const languageChoice = 'language';

/** The start-up script of index.html also reads it, and the server (server/pages.ts) reads it as a cookie. */
const storageKey = 'banyan.language';
const listeners = new Set<() => void>();
let spoken: Language = 'en';
let loader: LanguageLoader | undefined;
/** The texts of the current language; `arriving` has the steps that are loading or loaded. */
let held: Translations = {};
const arriving = new Map<Step, Promise<void>>();

export const currentLanguage = (): Language => spoken;
export const currentLocale = (): string => languages[spoken].locale;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts with the language chosen in this browser, else the browser's own if we have it; loads its login texts. */
export async function startLanguage(given: LanguageLoader): Promise<void> {
  loader = given;
  const wanted = chosenLanguage() ?? browserLanguage();
  // Without the texts the product works in English.
  await speak(wanted, 'login').catch(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = languages[spoken].direction;
  });
}

/** Rejects, and changes nothing, when the texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language, 'all');
  try {
    localStorage.setItem(storageKey, language);
    // The server renders the next page in it.
    document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // The choice then lasts as long as the page.
  }
}

export function adoptLanguage(language: Language, translations: Translations): void {
  speakTranslations(translations, languages[language].direction);
  spoken = language;
}

/** Loads more texts of the current language. On a failure the product still works, and the next call tries again. */
export function completeWords(step: 'screens' | 'all' = 'all'): Promise<void> {
  if (spoken === 'en' || !loader) return Promise.resolve();
  const begun = arriving.get('all') ?? arriving.get(step) ?? bring(loader, spoken, step);
  arriving.set(step, begun);
  return begun;
}

async function bring(given: LanguageLoader, language: Exclude<Language, 'en'>, step: Step): Promise<void> {
  try {
    const texts = await given[step](language);
    if (spoken !== language) return;
    held = { ...held, ...texts };
    adoptLanguage(language, held);
  } catch {
    if (spoken === language) arriving.delete(step);
  }
}

async function speak(language: Language, step: Step): Promise<void> {
  if (language === spoken) return;
  const texts = language === 'en' || !loader ? {} : await loader[step](language);
  held = texts;
  arriving.clear();
  arriving.set(step, Promise.resolve());
  adoptLanguage(language, texts);
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  for (const listener of listeners) listener();
}

function chosenLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return languageNames.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

function browserLanguage(): Language {
  for (const tag of wished) {
    const known = languageNames.find((language) => tag.split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}
