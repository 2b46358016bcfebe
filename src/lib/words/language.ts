import { speakTranslations } from './messages.ts';

export type Language = 'en' | 'hi' | 'ur';

interface LanguageFacts {
  /** Its own name, as its readers know it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** For numbers, days and plurals. */
  readonly locale: string;
}

const wished: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages;
/** English as the reader's browser groups numbers and dates; elsewhere as in India. */
const english = wished.find((tag) => tag.startsWith('en-')) ?? 'en-IN';

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', direction: 'ltr', locale: english },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
  ur: { name: 'اردو', direction: 'rtl', locale: 'ur-PK' },
};
export const languageNames: readonly Language[] = ['en', 'hi', 'ur'];

type Translations = Parameters<typeof speakTranslations>[0];
type LoadTexts = (language: Exclude<Language, 'en'>) => Promise<Translations>;

/** Texts come in steps, since a reader waits for them: of the login page, of the first screens, all. */
type Step = 'login' | 'screens' | 'all';
/** Brings the texts of a language; English needs none. */
export type LanguageLoader = Readonly<Record<Step, LoadTexts>>;

/** The name of the control that chooses the language: it gets the focus back when everything is drawn anew. */
export const languageChoice = 'language';

/** Also read by the start-up script of index.html, and as a cookie by the server (server/pages.ts). */
const storageKey = 'banyan.language';
const listeners = new Set<() => void>();
let spoken: Language = 'en';
let loader: LanguageLoader | undefined;
/** Texts of the language that is spoken, and the steps that are on their way or here. */
let held: Translations = {};
const arriving = new Map<Step, Promise<void>>();

export const currentLanguage = (): Language => spoken;
export const currentLocale = (): string => languages[spoken].locale;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** At start: the language chosen before in this browser, or its own if we speak it; the texts of its login page. */
export async function startLanguage(given: LanguageLoader): Promise<void> {
  loader = given;
  const wanted = chosenLanguage() ?? browserLanguage();
  // Without the texts the product still works, in English.
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
    // The server paints the next page in it.
    document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** All texts, numbers and days from now on; the page itself is left alone. */
export function adoptLanguage(language: Language, translations: Translations): void {
  speakTranslations(translations, languages[language].direction);
  spoken = language;
}

/** More texts of the language that is spoken. Without them the product still works, and asks again the next time. */
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
