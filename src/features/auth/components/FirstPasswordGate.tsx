import { lazy, Suspense, useState } from 'react';
import type { Person } from '#contract/auth/session.model.ts';

// Almost nobody meets it: it comes when it is asked for.
const FirstPassword = lazy(async () => ({ default: (await import('./FirstPassword.tsx')).FirstPassword }));

interface FirstPasswordGateProps {
  readonly person: Person;
  readonly onSignOut: () => void;
}

/** [LG-13, LG-14] Asks for a password of their own whom the server told to; once in a session. */
export function FirstPasswordGate({ person, onSignOut }: FirstPasswordGateProps) {
  const [isDone, setDone] = useState(person.mustChangePassword !== true);
  if (isDone) return null;
  return (
    <Suspense>
      <FirstPassword person={person} onDone={() => setDone(true)} onSignOut={onSignOut} />
    </Suspense>
  );
}
