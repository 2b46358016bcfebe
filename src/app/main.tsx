import '../index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { createLiveNotices } from '#src/lib/live-notices.ts';
import { applyTheme, chosenTheme } from '#src/lib/theme.ts';
import { personOf } from '#src/routes/-context.ts';
import { createAppRouter } from './router.ts';
import { startSession } from './session.ts';

applyTheme(chosenTheme());

const session = startSession();
const live = createLiveNotices();
const router = createAppRouter({ session, live });

let lastPersonId: number | null = null;
session.subscribe((snapshot) => {
  if (snapshot.hasTag('busy')) return;
  const personId = personOf(session)?.id ?? null;
  if (personId === lastPersonId) return;
  lastPersonId = personId;
  live.disconnect();
  if (personId !== null) live.connect();
  // The guards look again who is signed in, and lead to the login page or away from it.
  router.invalidate().catch(() => undefined);
});

function show(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// The first screen depends on who is signed in: it is not drawn twice.
waitFor(session, (snapshot) => !snapshot.matches('resuming')).then(show, show);
