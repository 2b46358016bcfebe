import { mayHelpSignIn } from '#contract/auth/sign-in-help.rules.ts';
import { type Role } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

interface Helped {
  readonly schoolId: number;
  readonly role: Role;
  readonly isActive: boolean;
  /** Does the caller teach a division they sit in? */
  readonly isTaught: boolean;
}

/**
 * [RT-04, QU-13] A school admin for every student of the school, a teacher for those they teach: whoever hands out a
 * way in could use it. Somebody who is no student is not there.
 */
export function refuseUnlessMayHelpSignIn(
  { scope, actor, refuse }: SignedInContext<'inactive_account'>,
  person: Helped | undefined,
): void {
  if (!person || !mayHelpSignIn(actor.role, person.role)) throw notFound();
  if (!covers(scope, actor, person)) throw forbidden();
  if (!person.isActive) throw refuse('inactive_account');
}
