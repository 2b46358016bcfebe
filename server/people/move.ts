import type { Role } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { membershipRefusals } from '#contract/people/people.refusals.ts';
import type { SignedInContext } from '#server/core/call-context.ts';
import { type RowToChange, refuseStaleRow } from '#server/core/change-rows.ts';
import { notFound } from '#server/core/refusal.ts';
import type { ReachedSchool } from '#server/schools/index.ts';
import { hasMoved, type MembershipCommand, setMemberships } from './memberships.ts';
import { journal } from './queries/journal.ts';
import { lockPerson, membershipsOfPeople, statusOf, updatePerson } from './queries/person.ts';

interface Move {
  readonly school: ReachedSchool;
  readonly role: Role;
  readonly row: RowToChange;
  readonly wish: (batches: readonly number[]) => MembershipCommand;
}

/** Moves a person, and locks the places. Returns the new version. Throws for people who left or are in the bin. */
export async function moveIntoGroups(
  scene: SignedInContext<ReasonsOf<typeof membershipRefusals>>,
  { school, role, row, wish }: Move,
): Promise<number> {
  const { db, actor } = scene;
  const person = { schoolId: school.id, id: row.id };
  const stored = await lockPerson(db, { ...person, role });
  const status = statusOf(stored);
  if (status === 'left' || status === 'deleted') throw notFound();
  refuseStaleRow(scene, row.version, stored.version);
  const held = await membershipsOfPeople(db, school.id, [row.id]);
  const batches = held.flatMap(({ kind, divisionId }) => (kind === 'club' ? [divisionId] : []));
  const moved = await setMemberships(scene, { person, school, wish: wish(batches), reason: 'moved' });
  if (!hasMoved(moved)) return stored.version;
  const version = stored.version + 1;
  await updatePerson(db, person, { version });
  await journal(scene, actor, person, 'places', { places: moved.before }, { places: moved.after });
  return version;
}
