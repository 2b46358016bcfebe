import { useSelector } from '@xstate/react';
import { type SessionView, sessionView, untouchedView } from '#machines/auth/session/session.view.ts';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { useIsEarly } from '#src/ui/use-is-early.ts';
import { messages } from '../messages.en.ts';
import type { SessionRef } from '../session-ref.ts';
import { LoginScreen } from './LoginScreen.tsx';

/** The login screen on the session's machine. */
export function LoginPage({ session }: { readonly session: SessionRef }) {
  const view = useSelector(session, sessionView, isSameView);
  useScreenTitle(messages.title);
  const isPainted = useIsEarly() || isSameView(view, untouchedView);
  return <LoginScreen view={isPainted ? untouchedView : view} send={session.send} />;
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
