import { mayHelpSignIn } from '#contract/auth/sign-in-help.rules.ts';
import { type Role } from '#contract/core/define-call.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { forbidden, notFound } from '#server/core/refusal.ts';
import { covers } from '#server/core/scope.policy.ts';

interface Helped {
  readonly schoolId: number;
  readonly role: Role;
  readonly isActive: boolean;
  /** The caller teaches a division they sit in. */
  readonly isTaught: boolean;
}

/** [RT-04, QU-13] A teacher may help only students they teach, since helpers could use the way in themselves. */
export function refuseUnlessMayHelpSignIn(
  { scope, actor, refuse }: SignedInContext<'inactive_account'>,
  person: Helped | undefined,
): void {
  if (!person || !mayHelpSignIn(actor.role, person.role)) throw notFound();
  if (!covers(scope, actor, person)) throw forbidden();
  if (!person.isActive) throw refuse('inactive_account');
}
