import { redirect } from '@tanstack/react-router';
import type { Role } from '#contract/define-call.ts';
import type { Person } from '#contract/session/session.model.ts';
import type { SessionRef } from '#src/features/session/session-ref.ts';
import type { LiveNotices } from '#src/lib/live-notices.ts';

/** What every route's guard and loader can reach. */
export interface RouterContext {
  readonly session: SessionRef;
  readonly live: LiveNotices;
}

/** [RT-11…14] Silently back to the start when the screen is for other roles. A comfort: the server decides. */
export function onlyFor(person: Person, roles: readonly Role[]): void {
  if (!roles.includes(person.role)) throw redirect({ to: '/', replace: true });
}
