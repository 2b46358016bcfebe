import type { ComponentType } from 'react';
import { loadSessionWork } from '#src/features/auth/actors/load-session-work.ts';
import { typedSoFar } from '#src/features/auth/early-login.ts';
import type { SessionRef } from '#src/features/auth/session-ref.ts';
import { SignedOutPage } from './SignedOutPage.tsx';

/** [RT-10] The login page without the router, a third of the first load; the router takes over after a sign-in. */
export function createSignedOutStart(
  session: SessionRef,
  loadScreens: () => Promise<unknown>,
): ComponentType {
  const { pathname, search, hash } = location;
  const wanted = `${pathname}${search}${hash}`;
  if (pathname !== '/login') {
    const back = pathname === '/' ? '' : `?back=${encodeURIComponent(wanted)}`;
    history.replaceState(null, '', `/login${back}`);
  }
  // This only saves time; the button loads the parts again and tells a failure.
  const load = () => {
    for (const part of [loadSessionWork, loadScreens]) part().catch(() => undefined);
  };
  if (typedSoFar('username') !== '' || typedSoFar('password') !== '') load();
  return function SignedOutStart() {
    return <SignedOutPage session={session} onInput={load} />;
  };
}
