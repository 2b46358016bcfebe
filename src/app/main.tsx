import '../index.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { personOf } from '#src/features/auth/session-ref.ts';
import { mayBeSignedIn } from '#src/lib/signed-in-mark.ts';
import { applyTheme, chosenTheme } from '#src/lib/theme.ts';
import { startLanguage } from '#src/lib/words/language.ts';
import { App } from './App.tsx';
import { startSession } from './session.ts';
import { createSignedOutStart } from './signed-out-start.tsx';
import { loadTranslations } from './words/load-translations.ts';

applyTheme(chosenTheme());

const session = startSession();
const container = document.getElementById('root');
const root = container && createRoot(container);
const show = (Screen: ComponentType) =>
  root?.render(
    <StrictMode>
      <App Screen={Screen} />
    </StrictMode>,
  );

/** The router and all that lies behind it: no part of what a signed-out visitor loads before they type. */
const loadScreens = async () => (await import('./screens.tsx')).startScreens(session);

// What a signed-in person needs is on its way while the server is asked who they are.
if (mayBeSignedIn(Date.now())) import('./screens.tsx').catch(() => undefined);

async function showFirst(): Promise<void> {
  await Promise.all([
    startLanguage(loadTranslations),
    // The first screen depends on who is signed in: it is not drawn twice.
    waitFor(session, (snapshot) => !snapshot.matches('resuming')).catch(() => undefined),
  ]);
  // The early page has looked at the address already: some pages need nobody to be signed in.
  if (!personOf(session) && document.documentElement.dataset['start'] !== 'alone') {
    show(createSignedOutStart(session, () => import('./screens.tsx')));
    await waitFor(session, () => personOf(session) !== null);
  }
  show(await loadScreens());
  sessionStorage.removeItem('restarted');
}

// A part that does not arrive, e.g. because a newer version was installed meanwhile: start afresh, once.
showFirst().catch(() => {
  if (sessionStorage.getItem('restarted') === null) {
    sessionStorage.setItem('restarted', 'yes');
    location.reload();
  }
});
