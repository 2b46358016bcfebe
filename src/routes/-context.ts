import { redirect } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { Role } from '#contract/define-call.ts';
import type { Person } from '#contract/session/session.model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { LiveNotices } from '#src/lib/live-notices.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** What every route's guard and loader can reach. */
export interface RouterContext {
  readonly session: SessionRef;
  readonly live: LiveNotices;
}

/** Who is signed in now; null while nobody is. */
export function personOf(session: SessionRef): Person | null {
  const snapshot = session.getSnapshot();
  return snapshot.matches('signedIn') || snapshot.matches('signingOut') ? snapshot.context.person : null;
}

/** [RT-11…14] Silently back to the start when the screen is for other roles. A comfort: the server decides. */
export function onlyFor(person: Person, roles: readonly Role[]): void {
  if (!roles.includes(person.role)) throw redirect({ to: '/', replace: true });
}
