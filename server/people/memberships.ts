import { hasKind } from '#contract/classes/classes.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import type { SchoolModel } from '#contract/core/school-models.ts';
import { lockParts } from '#server/classes/index.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PersonKey } from './queries/journal.ts';
import { changeMemberships, countOfferedParts, listPartsOfYear } from './queries/memberships.ts';
import { membershipsOfPeople } from './queries/person.ts';
import type { EnrolmentReason } from './schema.ts';

/** Places left out stay. */
export interface MembershipCommand {
  readonly divisions?: readonly number[] | undefined;
  readonly batches?: readonly number[] | undefined;
}

interface WishOf {
  readonly person: PersonKey;
  readonly school: { readonly id: number; readonly model: SchoolModel };
  readonly wish: MembershipCommand;
  readonly reason: EnrolmentReason;
}

/** Form fields for the error: a teacher's, a student's or a move's. */
const fieldsOf = { grade: ['divisions', 'division_id'], club: ['batches'] } as const;

interface BadPlace {
  readonly code: 'bad_place';
  readonly params: { readonly why: 'no_classes' | 'no_clubs' | 'gone' };
}

type Entering = { readonly db: Queryable } & Refusing<BadPlace>;

function badPlace({ refuse }: Entering, kind: GroupKind, why: BadPlace['params']['why']) {
  const reason: BadPlace = { code: 'bad_place', params: { why } };
  const issues = Object.fromEntries(fieldsOf[kind].map((field) => [field, reason]));
  return refuse('bad_place', { params: reason.params, issues });
}

/** Keeps wanted places from being archived. Lock them before the person, as the room of classes does. */
export async function lockMemberships(
  db: Queryable,
  schoolId: number,
  { divisions = [], batches = [] }: MembershipCommand,
): Promise<void> {
  await lockParts(db, { schoolId, kind: 'grade' }, divisions);
  await lockParts(db, { schoolId, kind: 'club' }, batches);
}

/** Puts a person into the wanted places and out of all others. The caller locks the places. */
export async function setMemberships(scene: Entering, wishOf: WishOf): Promise<Moved> {
  const plan = await planOf(scene.db, wishOf);
  await refuseElsewhere(scene, wishOf.school, 'grade', plan.wanted.grade, plan.before);
  await refuseElsewhere(scene, wishOf.school, 'club', plan.wanted.club, plan.before);
  return writeMemberships(scene.db, wishOf, plan);
}

/** Does the same without a check, for places known to be offered. */
export async function takeMemberships(db: Queryable, wishOf: WishOf): Promise<Moved> {
  return writeMemberships(db, wishOf, await planOf(db, wishOf));
}

interface Moved {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export const hasMoved = ({ before, after }: Moved): boolean => before.join() !== after.join();

interface Plan extends Moved {
  readonly wanted: Readonly<Record<GroupKind, readonly number[]>>;
}

async function planOf(db: Queryable, { person, wish }: WishOf): Promise<Plan> {
  const held = await membershipsOfPeople(db, person.schoolId, [person.id]);
  const of = (kind: GroupKind) => held.flatMap((place) => (place.kind === kind ? [place.divisionId] : []));
  const wanted = { grade: wish.divisions ?? of('grade'), club: wish.batches ?? of('club') };
  const inOrder = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
  return {
    wanted,
    before: inOrder(held.map(({ divisionId }) => divisionId)),
    after: inOrder([...wanted.grade, ...wanted.club]),
  };
}

async function writeMemberships(
  db: Queryable,
  { person, reason }: WishOf,
  { before, after }: Moved,
): Promise<Moved> {
  const added = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  if (added.length + gone.length === 0) return { before, after };
  await changeMemberships(db, person, { added, gone, reason });
  return { before, after };
}

/** Each must be of the school and kind and not archived, unless the person sits there already. */
async function refuseElsewhere(
  scene: Entering,
  { id: schoolId, model }: WishOf['school'],
  kind: GroupKind,
  wanted: readonly number[],
  held: readonly number[],
): Promise<void> {
  if (wanted.length === 0) return;
  const isNew = wanted.some((id) => !held.includes(id));
  if (isNew && !hasKind(model, kind))
    throw badPlace(scene, kind, kind === 'grade' ? 'no_classes' : 'no_clubs');
  const known = await countOfferedParts(scene.db, { schoolId, kind, wanted, held });
  if (known < new Set(wanted).size) throw badPlace(scene, kind, 'gone');
}

/** Of these divisions, those the person sat in this year and that are still offered. */
export async function membershipsOfThisYear(
  db: Queryable,
  school: { readonly id: number; readonly model: SchoolModel; readonly academicYear: string },
  person: PersonKey,
  ids: readonly number[],
): Promise<Required<MembershipCommand>> {
  if (ids.length === 0) return { divisions: [], batches: [] };
  const rows = await listPartsOfYear(db, school, person, ids);
  const of = (wanted: GroupKind) =>
    rows.flatMap(({ id, kind }) => (kind === wanted && hasKind(school.model, wanted) ? [id] : []));
  return { divisions: of('grade'), batches: of('club') };
}
