import { LocaleProvider } from '@ark-ui/react/locale';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { settingsChanged } from '#contract/schools/schools.hints.ts';
import { isLiveSnapshot, personOf, type SessionRef } from '#src/features/auth/session-ref.ts';
import { followSteps } from '#src/features/diagnostics/recorder/step-record.ts';
import { bearer } from '#src/lib/bearer.ts';
import { createLive, onHints } from '#src/lib/live.ts';
import { dropOthers } from '#src/lib/offline-store.ts';
import { announceActor } from '#src/lib/running-actors.ts';
import { currentLocale, onLanguageChange } from '#src/lib/words/language.ts';
import { listenForForcedLogout } from './forced-logout.ts';
import { createAppRouter } from './router.ts';
import { ScreenTitle } from './ScreenTitle.tsx';

export async function startScreens(session: SessionRef): Promise<ComponentType> {
  announceActor(session);
  let sayShown = () => undefined as void;
  const firstShown = new Promise<void>((resolve) => {
    sayShown = resolve;
  });
  const live = createLive(firstShown);
  const router = createAppRouter({ session, live });
  let shown: { personId: number | null; isLive: boolean } = { personId: null, isLive: false };
  let stopListening = () => undefined as void;
  /** [SM-07] Menu and rights of the person as last seen. */
  let known = '';
  const follow = () => {
    const before = shown;
    // Until a new password is chosen, the server answers nothing else.
    const isLive = isLiveSnapshot(session.getSnapshot()) && !personOf(session)?.mustChangePassword;
    shown = { personId: personOf(session)?.id ?? null, isLive };
    const isSame = shown.personId === before.personId;
    if (!isSame || isLive !== before.isLive) {
      live.disconnect();
      stopListening();
    }
    if (isLive && shown.personId !== null && !(isSame && before.isLive)) {
      live.connect();
      const stopWatching = onHints(live, [settingsChanged], () => session.send({ type: 'person.changed' }));
      const stopAwaiting = listenForForcedLogout(session, live, shown.personId);
      stopListening = () => {
        stopWatching();
        stopAwaiting();
      };
      keepForOffline(session);
      followSteps(shown.personId, () => router.state.matches.at(-1)?.fullPath ?? '');
    }
    const knownBefore = known;
    known = JSON.stringify(personOf(session));
    return {
      isNewPerson: !isSame,
      isOther: isLive && known !== knownBefore,
      isSwap: !isSame && before.personId !== null,
      isBack: isLive && !before.isLive,
      isAsked: before.isLive && personOf(session)?.mustChangePassword === true,
    };
  };
  follow();
  await router.load();
  // Lists have titles in the language of their request.
  onLanguageChange(() => void router.invalidate().catch(() => undefined));
  session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    const { isNewPerson, isOther, isSwap, isBack, isAsked } = follow();
    // A new person must not continue in somebody else's work.
    if (isSwap && shown.personId !== null) router.navigate({ to: '/', replace: true }).catch(() => undefined);
    // The guards check again who is signed in, and lists load again.
    else if (isNewPerson || isOther || isBack || isAsked) router.invalidate().catch(() => undefined);
  });
  return function Screens() {
    // Background work waits until the reader has their screen.
    useEffect(() => sayShown(), []);
    return (
      <LocaleProvider locale={currentLocale()}>
        <ScreenTitle router={router} session={session} />
        <RouterProvider router={router} />
      </LocaleProvider>
    );
  };
}

/** In ms; the first screen has priority. */
const settling = 10_000;

/** After the first screen, keeps the app and what this person reads for offline use. */
function keepForOffline(session: SessionRef): void {
  const person = personOf(session);
  // A page without a token itself began offline.
  if (person === null || bearer() === null) return;
  dropOthers(person.id).catch(() => undefined);
  setTimeout(() => {
    if (personOf(session)?.id !== person.id) return;
    import('#src/lib/offline.ts').then(({ startOffline }) => startOffline(person)).catch(() => undefined);
  }, settling);
}
