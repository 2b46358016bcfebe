import type { Actor } from '../domain/sessions.ts';

/** Names of socket rooms. A socket is put into them by who its session says it is; a client cannot ask for one. */
export const rooms = {
  session: (sessionId: string) => `session:${sessionId}`,
  person: (schoolId: number, personId: number) => `school:${schoolId}:person:${personId}`,
  /** Everybody of the helpdesk, whose requests come from all schools. */
  helpdesk: () => 'helpdesk',
  admins: (schoolId: number) => `school:${schoolId}:admins`,
  role: (schoolId: number, role: 'faculty' | 'students') => `school:${schoolId}:${role}`,
  grade: (schoolId: number, role: 'faculty' | 'students', gradeId: number) =>
    `school:${schoolId}:${role}:grade:${gradeId}`,
  division: (schoolId: number, role: 'faculty' | 'students', divisionId: number) =>
    `school:${schoolId}:${role}:division:${divisionId}`,
};

/** The rooms of one connected person. */
export function roomsOf(
  actor: Actor,
  places: readonly { readonly gradeId: number; readonly divisionId: number }[],
): string[] {
  const school = actor.school.id;
  const own = [rooms.session(actor.sessionId), rooms.person(school, actor.id)];
  if (actor.role === 2) own.push(rooms.admins(school));
  if (actor.role === 6) own.push(rooms.helpdesk());
  if (actor.role !== 3 && actor.role !== 4) return own;
  const role = actor.role === 3 ? 'students' : 'faculty';
  own.push(rooms.role(school, role));
  for (const { gradeId, divisionId } of places)
    own.push(rooms.grade(school, role, gradeId), rooms.division(school, role, divisionId));
  return [...new Set(own)];
}
