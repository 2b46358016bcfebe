import { useSelector } from '@xstate/react';
import { type SessionView, sessionView } from '#machines/auth/session/session.view.ts';
import type { SessionRef } from '../session-ref.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** The login screen on the session's machine. */
export function LoginPage({ session }: { readonly session: SessionRef }) {
  const view = useSelector(session, sessionView, isSameView);
  return <LoginScreen view={view} send={session.send} />;
}

/** The view is made anew at each look; the screen draws again only when something in it changed. */
function isSameView(a: SessionView, b: SessionView): boolean {
  return (
    a.screen === b.screen &&
    a.failure === b.failure &&
    a.isSigningIn === b.isSigningIn &&
    a.asksAboutDevices === b.asksAboutDevices &&
    a.lease === b.lease &&
    a.endReason === b.endReason &&
    a.loginNameChangedTo === b.loginNameChangedTo
  );
}
