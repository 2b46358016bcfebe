import { LoginPage } from '#src/features/auth/screens/LoginPage.tsx';
import type { SessionRef } from '#src/features/auth/session-ref.ts';

interface SignedOutPageProps {
  readonly session: SessionRef;
  readonly onInput: () => void;
}

/** The build renders it too, and the app takes over exactly these elements. */
export function SignedOutPage({ session, onInput }: SignedOutPageProps) {
  return (
    <div onInput={onInput}>
      <LoginPage session={session} />
    </div>
  );
}
