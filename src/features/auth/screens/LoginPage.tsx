import { useSelector } from '@xstate/react';
import { type SessionView, sessionView, untouchedView } from '#machines/auth/session/session.view.ts';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { useIsEarly } from '#src/ui/use-is-early.ts';
import { messages } from '../messages.en.ts';
import type { SessionRef } from '../session-ref.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function LoginPage({ session }: { readonly session: SessionRef }) {
  const view = useSelector(session, sessionView, isSameView);
  useScreenTitle(messages.title);
  const isPainted = useIsEarly() || isSameView(view, untouchedView);
  return <LoginScreen view={isPainted ? untouchedView : view} send={session.send} />;
}

/** Each selection makes a new view; the screen re-renders only when a part of it changed. */
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
