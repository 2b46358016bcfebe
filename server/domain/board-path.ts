import type { Role } from '#contract';

/** [LD-04…06] Where somebody of this role reads their board, in a school of this model. */
export function boardOf(role: Role, model: number): string {
  if (role === 2) return '/admin/dashboard';
  if (role !== 3) return '/myteaching/dashboard';
  return model === 4 ? '/student/club' : '/student';
}
