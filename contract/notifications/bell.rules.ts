import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolModels } from '#contract/core/school-models.ts';

/** [SM-10, QC-32] In clubs of model 4 only school admins and faculty see the bell. */
export function seesBell({ role, school }: Pick<Person, 'role' | 'school'>): boolean {
  return school.model !== schoolModels.clubs || role === roles.schoolAdmin || role === roles.faculty;
}
