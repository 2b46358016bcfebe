import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { TrackedPage } from '#machines/auth/session/session.types.ts';
import { type SessionView, sessionView } from '#machines/auth/session/session.view.ts';
import type { SessionRef } from '../session-ref.ts';

const loadLocked = () => import('./LockedDialog.tsx');
const LockedDialog = lazy(async () => ({ default: (await loadLocked()).LockedDialog }));
const loadWarning = () => import('./EndingWarning.tsx');
const EndingWarning = lazy(async () => ({ default: (await loadWarning()).EndingWarning }));
const LeaveQuestion = lazy(async () => ({ default: (await import('./LeaveQuestion.tsx')).LeaveQuestion }));

const watched = ['person', 'expiresAt', 'failure', 'isLocked', 'endsSoon', 'isExtending'] as const;
const asked = ['asksBeforeLeaving', 'asksAboutDevices', 'isSigningIn', 'endReason'] as const;
const isSameView = (a: SessionView, b: SessionView) =>
  [...watched, ...asked].every((field) => a[field] === b[field]);

/** In ms after the start: loads the dialogs that must exist when the network is gone. */
const calm = 10_000;

interface SessionWatchProps {
  readonly session: SessionRef;
  readonly countUnsent: (personId: number) => number;
  readonly pages: () => readonly TrackedPage[];
}

/** The session's questions to a signed-in person: sign in again, or sign out and lose something? */
export function SessionWatch({ session, countUnsent, pages }: SessionWatchProps) {
  const view = useSelector(session, sessionView, isSameView);
  const { person } = view;
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadLocked(), loadWarning()]), calm);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      {view.isLocked && person !== null && <LockedDialog view={view} person={person} session={session} />}
      {view.asksBeforeLeaving && person !== null && (
        <LeaveQuestion unsent={countUnsent(person.id)} pages={pages} session={session} />
      )}
    </Suspense>
  );
}

/** The last minute of a session. It stands among the messages, which stay in reach over every dialog. */
export function SessionWarning({ session }: { readonly session: SessionRef }) {
  const view = useSelector(session, sessionView, isSameView);
  return <Suspense>{view.endsSoon && <EndingWarning view={view} session={session} />}</Suspense>;
}
