import { holdsModule, modules, roles } from '#contract';
import type { Actor } from '#server/core/actor.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import type { SchoolPlace, Standing } from './realtime.types.ts';

type RegionRole = 'admins' | 'faculty' | 'students';

/** 0 is every. */
interface Region {
  readonly countryId: number;
  readonly stateId: number;
  readonly targetId: number;
}

/** Names of socket rooms. A socket is put into them by who its session says it is; a client cannot ask for one. */
export const rooms = {
  session: (sessionId: string) => `session:${sessionId}`,
  person: (schoolId: number, personId: number) => `school:${schoolId}:person:${personId}`,
  /** Everybody of the helpdesk, whose requests come from all schools. */
  helpdesk: () => 'helpdesk',
  /** Those who manage the central office's board. */
  office: () => 'office',
  /** Those of the central office who look after the classes and clubs of schools. */
  classesOfSchools: () => 'office:classes',
  /** Those of the central office who see its schools in lists and figures. */
  schools: () => 'office:schools',
  /** Everybody of a role in a region the office shares with; 0 is every. */
  region: (role: RegionRole, { countryId, stateId, targetId }: Region) =>
    `office:${role}:${countryId}:${stateId}:${targetId}`,
  admins: (schoolId: number) => `school:${schoolId}:admins`,
  role: (schoolId: number, role: 'faculty' | 'students') => `school:${schoolId}:${role}`,
  grade: (schoolId: number, role: 'faculty' | 'students', gradeId: number) =>
    `school:${schoolId}:${role}:grade:${gradeId}`,
  division: (schoolId: number, role: 'faculty' | 'students', divisionId: number) =>
    `school:${schoolId}:${role}:division:${divisionId}`,
};

/** The rooms of one connected person. */
export function roomsOf(actor: Actor, { groups, place }: Standing): string[] {
  const school = actor.school.id;
  const own = [rooms.session(actor.sessionId), rooms.person(school, actor.id)];
  if (actor.school.id === 0 && scopeIn('get-notice-board', actor) === 'school') own.push(rooms.office());
  if (scopeIn('get-school-classes', actor) === 'all' || scopeIn('get-mapped-school-clubs', actor) === 'all')
    own.push(rooms.classesOfSchools());
  if (scopeIn('school-list', actor) === 'all' && holdsModule(actor, modules.schools))
    own.push(rooms.schools());
  if (actor.role === roles.schoolAdmin) own.push(rooms.admins(school), ...regionsOf('admins', school, place));
  if (actor.role === roles.helpdesk) own.push(rooms.helpdesk());
  if (actor.role !== roles.student && actor.role !== roles.faculty) return own;
  const role = actor.role === roles.student ? 'students' : 'faculty';
  own.push(rooms.role(school, role), ...regionsOf(role, school, place));
  for (const { gradeId, divisionId } of groups)
    own.push(rooms.grade(school, role, gradeId), rooms.division(school, role, divisionId));
  return [...new Set(own)];
}

/** Every line of the office's rules that covers a school. */
function regionsOf(role: RegionRole, targetId: number, { countryId, stateId }: SchoolPlace): string[] {
  return [
    { countryId: 0, stateId: 0, targetId: 0 },
    { countryId, stateId: 0, targetId: 0 },
    { countryId, stateId, targetId: 0 },
    { countryId, stateId, targetId },
  ].map((region) => rooms.region(role, region));
}
