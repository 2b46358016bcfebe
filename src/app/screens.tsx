import { LocaleProvider } from '@ark-ui/react/locale';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { personOf, type SessionRef } from '#src/features/session/session-ref.ts';
import { createLiveNotices } from '#src/lib/live-notices.ts';
import { currentLocale } from '#src/lib/words/language.ts';
import { createAppRouter } from './router.ts';

/** Every screen behind the router, ready to be shown: what it needs has loaded. */
export async function startScreens(session: SessionRef): Promise<ComponentType> {
  const live = createLiveNotices();
  const router = createAppRouter({ session, live });
  let lastPersonId: number | null = null;
  const followPerson = () => {
    const personId = personOf(session)?.id ?? null;
    if (personId === lastPersonId) return false;
    lastPersonId = personId;
    live.disconnect();
    if (personId !== null) live.connect();
    return true;
  };
  followPerson();
  await router.load();
  session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy') || !followPerson()) return;
    // The guards look again who is signed in, and lead to the login page or away from it.
    router.invalidate().catch(() => undefined);
  });
  return function Screens() {
    return (
      <LocaleProvider locale={currentLocale()}>
        <RouterProvider router={router} />
      </LocaleProvider>
    );
  };
}
