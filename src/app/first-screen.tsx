import { type ComponentType, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { waitFor } from 'xstate';
import { personOf, type SessionRef } from '#src/features/auth/session-ref.ts';
import { bringTypefaces } from '#src/lib/typefaces.ts';
import { currentLanguage, onLanguageChange, startLanguage } from '#src/lib/words/language.ts';
import { App } from './App.tsx';
import type { startScreens } from './screens.tsx';
import { createSignedOutStart } from './signed-out-start.tsx';
import { waitForLaterWords } from './words/later-words.ts';
import { loadTranslations } from './words/load-translations.ts';

interface Screens {
  readonly startScreens: typeof startScreens;
}

/** Shows signed-out visitors the login page, and the screens once somebody is signed in. */
export async function showFirst(session: SessionRef, loadScreens: () => Promise<Screens>): Promise<void> {
  await Promise.all([
    startLanguage(loadTranslations).then(waitForLaterWords),
    // The first screen depends on who is signed in; waiting avoids a second rendering.
    waitFor(session, (snapshot) => !snapshot.matches('resuming')).catch(() => undefined),
  ]);
  onLanguageChange(bringTypefaces);
  let root: Root | undefined;
  // The early page already checked the address: some pages need no sign-in.
  if (!personOf(session) && document.documentElement.dataset['start'] !== 'alone') {
    root = takeOver(createSignedOutStart(session, loadScreens));
    await waitFor(session, () => personOf(session) !== null);
  }
  bringTypefaces();
  const screens = await loadScreens();
  const Screen = await screens.startScreens(session);
  (root ?? newRoot()).render(whole(Screen));
}

const whole = (Screen: ComponentType) => (
  <StrictMode>
    <App Screen={Screen} />
  </StrictMode>
);

/** The painted page goes once the app has rendered. */
function newRoot(): Root {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no place for the app.');
  return createRoot(container);
}

/**
 * The app takes over the painted login page element by element: nothing repaints, and a field that somebody types into
 * stays the same. As a transition it runs in pieces, between which the browser can respond.
 */
function takeOver(Screen: ComponentType): Root {
  const { lang, dataset } = document.documentElement;
  const painted = document.querySelector('[data-early=login]');
  if (painted && dataset['start'] === 'login' && lang === currentLanguage())
    return startHydrating(painted, Screen);
  const root = newRoot();
  root.render(whole(Screen));
  return root;
}

function startHydrating(painted: Element, Screen: ComponentType): Root {
  const begun: Root[] = [];
  startTransition(() => {
    begun.push(hydrateRoot(painted, whole(Screen)));
  });
  return begun[0] ?? newRoot();
}
