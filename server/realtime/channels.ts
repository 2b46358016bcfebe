import type { Hearer } from '#contract/core/define-hint.ts';
import { roles } from '#contract/core/roles.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Desks, SchoolRegion, Standing } from './realtime.types.ts';

/** The name of a group of sockets for one kind of hearer. Only `channels` makes one, never a plain text. */
export type Channel<By extends Hearer = Hearer> = string & { readonly heardBy: By };

type RegionRole = 'admins' | 'faculty' | 'students';

/** 0 is every. */
interface Region {
  readonly countryId: number;
  readonly stateId: number;
  readonly targetId: number;
}

const named = <By extends Hearer>(name: string): Channel<By> => name as Channel<By>;

/** The server puts a socket into channels by its session; a client cannot ask for one. */
export const channels = {
  session: (sessionId: string) => named<'session'>(`session:${sessionId}`),
  person: (schoolId: number, personId: number) => named<'person'>(`school:${schoolId}:person:${personId}`),
  /** People of the central office who share a task, such as its helpdesk; `Room.desks` says who they are. */
  desk: (name: string) => named<'office'>(`office:${name}`),
  region: (role: RegionRole, { countryId, stateId, targetId }: Region) =>
    named<'region'>(`office:${role}:${countryId}:${stateId}:${targetId}`),
  admins: (schoolId: number) => named<'school'>(`school:${schoolId}:admins`),
  role: (schoolId: number, role: 'faculty' | 'students') => named<'school'>(`school:${schoolId}:${role}`),
  grade: (schoolId: number, role: 'faculty' | 'students', gradeId: number) =>
    named<'grade'>(`school:${schoolId}:${role}:grade:${gradeId}`),
  division: (schoolId: number, role: 'faculty' | 'students', divisionId: number) =>
    named<'division'>(`school:${schoolId}:${role}:division:${divisionId}`),
};

export function channelsOf(actor: Actor, { groups, place }: Standing, desks: Desks): Channel[] {
  const school = actor.school.id;
  const own: Channel[] = [channels.session(actor.sessionId), channels.person(school, actor.id)];
  for (const [name, isAt] of Object.entries(desks)) if (isAt(actor)) own.push(channels.desk(name));
  if (actor.role === roles.schoolAdmin)
    own.push(channels.admins(school), ...regionsOf('admins', school, place));
  if (actor.role !== roles.student && actor.role !== roles.faculty) return own;
  const role = actor.role === roles.student ? 'students' : 'faculty';
  own.push(channels.role(school, role), ...regionsOf(role, school, place));
  for (const { gradeId, divisionId } of groups)
    own.push(channels.grade(school, role, gradeId), channels.division(school, role, divisionId));
  return [...new Set(own)];
}

/** Every region the office shares with that covers the school. */
function regionsOf(role: RegionRole, targetId: number, { countryId, stateId }: SchoolRegion): Channel[] {
  return [
    { countryId: 0, stateId: 0, targetId: 0 },
    { countryId, stateId: 0, targetId: 0 },
    { countryId, stateId, targetId: 0 },
    { countryId, stateId, targetId },
  ].map((region) => channels.region(role, region));
}
