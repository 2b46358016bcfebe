import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/**
 * May somebody of this role hand a person of that one a way in? School admins and teachers help students; that a
 * teacher teaches them, the server looks up. Colleagues sign in with a code by mail, or with a new password.
 */
export function mayHelpSignIn(helper: Role, person: number): boolean {
  return (helper === roles.schoolAdmin || helper === roles.faculty) && person === roles.student;
}
