import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/**
 * School admins and teachers may help students to sign in; the server checks that the teacher teaches them.
 * Colleagues use a mailed code or a new password.
 */
export function mayHelpSignIn(helper: Role, person: number): boolean {
  return (helper === roles.schoolAdmin || helper === roles.faculty) && person === roles.student;
}
