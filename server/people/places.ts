import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { type GroupKind, type SchoolModel, schoolModels } from '#contract';
import { Refusal } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships } from '#server/schools/schema.ts';
import type { PersonKey } from './journal.ts';
import { placesOfPeople } from './queries/person.ts';
import { type EnrolmentReason, enrolments } from './schema.ts';

/** [D12] In what people of a school sit. */
function placeKindsOf(model: SchoolModel): readonly GroupKind[] {
  if (model === schoolModels.clubs) return ['club'];
  return model === schoolModels.clubsBesideGrades ? ['grade', 'club'] : ['grade'];
}

/** Divisions of grades and batches of clubs; what is left out stays. */
export interface PlaceWish {
  readonly divisions?: readonly number[] | undefined;
  readonly batches?: readonly number[] | undefined;
}

interface WishOf {
  readonly person: PersonKey;
  readonly school: { readonly id: number; readonly model: SchoolModel };
  readonly wish: PlaceWish;
  readonly reason: EnrolmentReason;
}

/** Beside the field of a teacher's form, of a student's, and of a move. */
const fieldsOf = { grade: ['divisions', 'division_id'], club: ['batches'] } as const;

const badPlace = (kind: GroupKind, information: string) =>
  new Refusal('bad_place', information, {
    fields: Object.fromEntries(fieldsOf[kind].map((field) => [field, information])),
  });

/** Puts a person into the wished places and out of the others; answers them before and after, by division. */
export async function setPlaces(db: Queryable, { person, school, wish, reason }: WishOf) {
  const held = await placesOfPeople(db, school.id, [person.id]);
  const of = (kind: GroupKind) => held.flatMap((place) => (place.kind === kind ? [place.divisionId] : []));
  const before = held.map(({ divisionId }) => divisionId).toSorted((a, b) => a - b);
  const wanted = { grade: wish.divisions ?? of('grade'), club: wish.batches ?? of('club') };
  await refuseElsewhere(db, school, 'grade', wanted.grade, before);
  await refuseElsewhere(db, school, 'club', wanted.club, before);
  const after = [...new Set([...wanted.grade, ...wanted.club])].toSorted((a, b) => a - b);
  const added = after.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !after.includes(id));
  if (added.length + gone.length === 0) return { before, after };
  await db.execute(sql`select set_config('banyan.place_reason', ${reason}, true)`);
  const ofPerson = and(eq(memberships.schoolId, school.id), eq(memberships.personId, person.id));
  if (gone.length > 0)
    await db.delete(memberships).where(and(ofPerson, inArray(memberships.divisionId, gone)));
  if (added.length > 0)
    await db.insert(memberships).select(
      db
        .select({
          schoolId: divisions.schoolId,
          personId: sql<number>`${person.id}::integer`.as('person_id'),
          divisionId: sql<number>`${divisions.id}`.as('division_id'),
          gradeId: divisions.gradeId,
        })
        .from(divisions)
        .where(and(eq(divisions.schoolId, school.id), inArray(divisions.id, added))),
    );
  return { before, after };
}

/** Each must be of the school and of its kind, and not put away, unless the person sits there already. */
async function refuseElsewhere(
  db: Queryable,
  { id: schoolId, model }: WishOf['school'],
  kind: GroupKind,
  wanted: readonly number[],
  held: readonly number[],
): Promise<void> {
  if (wanted.length === 0) return;
  const isNew = wanted.some((id) => !held.includes(id));
  if (isNew && !placeKindsOf(model).includes(kind))
    throw badPlace(kind, kind === 'grade' ? 'This school teaches in clubs.' : 'This school has no clubs.');
  const isOffered = and(isNull(divisions.archivedAt), isNull(grades.archivedAt));
  const known = await db
    .select({ id: divisions.id })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        eq(grades.kind, kind),
        inArray(divisions.id, [...wanted]),
        held.length > 0 ? or(isOffered, inArray(divisions.id, [...held])) : isOffered,
      ),
    );
  if (known.length < new Set(wanted).size)
    throw badPlace(kind, 'One of the places does not exist any more. Choose again.');
}

/** Of these divisions and batches those the person sat in this year and that are offered still. */
export async function placesOfThisYear(
  db: Queryable,
  school: { readonly id: number; readonly academicYear: string },
  person: PersonKey,
  ids: readonly number[],
): Promise<Required<PlaceWish>> {
  if (ids.length === 0) return { divisions: [], batches: [] };
  const sat = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, school.id),
        eq(enrolments.personId, person.id),
        eq(enrolments.divisionId, divisions.id),
        eq(enrolments.academicYear, school.academicYear),
      ),
    );
  const rows = await db
    .select({ id: divisions.id, kind: grades.kind })
    .from(divisions)
    .innerJoin(grades, and(eq(grades.schoolId, divisions.schoolId), eq(grades.id, divisions.gradeId)))
    .where(
      and(
        eq(divisions.schoolId, school.id),
        inArray(divisions.id, [...ids]),
        isNull(divisions.archivedAt),
        isNull(grades.archivedAt),
        exists(sat),
      ),
    );
  const of = (wanted: GroupKind) => rows.flatMap(({ id, kind }) => (kind === wanted ? [id] : []));
  return { divisions: of('grade'), batches: of('club') };
}
