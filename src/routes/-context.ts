import { redirect } from '@tanstack/react-router';
import type { Person } from '#contract/auth/session.model.ts';
import { mayOpen, type ScreenPath } from '#contract/screens.ts';
import type { SessionRef } from '#src/features/auth/session-ref.ts';
import type { Live } from '#src/lib/live.ts';

export interface RouterContext {
  readonly session: SessionRef;
  readonly live: Live;
}

/** [RT-11…14, RT-22] Redirects to the start without a message. This is only a comfort: the server decides. */
export function guard(person: Person, path: ScreenPath): void {
  if (!mayOpen(person, path)) throw redirect({ to: '/', replace: true });
}
