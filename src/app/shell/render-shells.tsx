import { renderToStaticMarkup } from 'react-dom/server';
import { LoginScreen } from '#src/features/auth/screens/LoginScreen.tsx';
import { adoptLanguage, type Language, languageNames } from '#src/lib/words/language.ts';
import { hindi } from '../words/hindi.ts';
import { urdu } from '../words/urdu.ts';
import { FrameShell } from './FrameShell.tsx';

interface Shell {
  readonly login: string;
  readonly frame: string;
}

const translations = { en: {}, hi: { ...hindi }, ur: { ...urdu } };

/** The login page before anybody did anything, as the session machine would show it. */
const untouched = {
  screen: 'login',
  person: null,
  expiresAt: null,
  isSigningIn: false,
  failure: null,
  loginNameChangedTo: null,
  endReason: null,
  lastPersonId: null,
  asksAboutDevices: false,
  lease: 'ours',
  isLocked: false,
  endsSoon: false,
  isExtending: false,
  hasNoAccess: false,
  asksBeforeLeaving: false,
} as const;

/** Runs in the build: both first screens as HTML, in each language, from the very components the app shows. */
export function renderShells(): Record<Language, Shell> {
  const render = (language: Language): Shell => {
    adoptLanguage(language, translations[language]);
    return {
      login: renderToStaticMarkup(<LoginScreen view={untouched} send={() => undefined} />, {
        identifierPrefix: 'early-login-',
      }),
      frame: renderToStaticMarkup(<FrameShell />, { identifierPrefix: 'early-frame-' }),
    };
  };
  const shells = Object.fromEntries(languageNames.map((language) => [language, render(language)]));
  return shells as Record<Language, Shell>;
}
