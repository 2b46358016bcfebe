import type { ComponentType } from 'react';
import { LoginPage } from '#src/features/auth/screens/LoginPage.tsx';
import type { SessionRef } from '#src/features/auth/session-ref.ts';

/**
 * [RT-10] The login page of a visitor who comes signed out, without the router: a third of the first load. Once they
 * have signed in the router takes over, and keeps the login page from then on.
 */
export function createSignedOutStart(session: SessionRef, onTyping: () => Promise<unknown>): ComponentType {
  const { pathname, search, hash } = location;
  const wanted = `${pathname}${search}${hash}`;
  if (pathname !== '/login') {
    const back = pathname === '/' ? '' : `?back=${encodeURIComponent(wanted)}`;
    history.replaceState(null, '', `/login${back}`);
  }
  // The button asks for the screens again and tells of a failure; here it only saves time.
  const load = () => void onTyping().catch(() => undefined);
  return function SignedOutStart() {
    return (
      <div onInput={load}>
        <LoginPage session={session} />
      </div>
    );
  };
}
