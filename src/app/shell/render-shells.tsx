import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/auth/session/session.machine.ts';
import { adoptLanguage, type Language, languageNames } from '#src/lib/words/language.ts';
import { App } from '../App.tsx';
import { SignedOutPage } from '../SignedOutPage.tsx';
import { hindi } from '../words/hindi.ts';
import { urdu } from '../words/urdu.ts';
import { FrameShell } from './FrameShell.tsx';

interface Shell {
  readonly login: string;
  readonly frame: string;
}

const translations = { en: {}, hi: { ...hindi }, ur: { ...urdu } };

/** The state of a session that has not yet asked who is signed in. */
const session = createActor(sessionMachine);
const SignedOut = () => <SignedOutPage session={session} onInput={() => undefined} />;

/** Runs in the build: renders both first screens as HTML in each language, from the app's own components. */
export function renderShells(): Record<Language, Shell> {
  const render = (language: Language): Shell => {
    adoptLanguage(language, translations[language]);
    return {
      login: renderToString(
        <StrictMode>
          <App Screen={SignedOut} />
        </StrictMode>,
      ),
      frame: renderToStaticMarkup(<FrameShell />, { identifierPrefix: 'early-frame-' }),
    };
  };
  const shells = Object.fromEntries(languageNames.map((language) => [language, render(language)]));
  return shells as Record<Language, Shell>;
}
