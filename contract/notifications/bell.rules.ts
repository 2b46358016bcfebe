import type { Person } from '../session/session.model.ts';

/** [SM-10, QC-32] Clubs of model 4 show the bell to school admins and faculty only. */
export function seesBell({ role, school }: Pick<Person, 'role' | 'school'>): boolean {
  return school.model !== 4 || role === 2 || role === 4;
}
