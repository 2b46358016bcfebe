import { and, eq, inArray } from 'drizzle-orm';
import type { SheetCard } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { reachSchool } from '#server/schools/index.ts';
import { people } from '#server/schools/schema.ts';
import { placesOfPeople } from '../queries/person.ts';
import { findSheet } from '../queries/sign-in-sheets.ts';
import { sheetsSince } from '../sign-in-sheet.ts';
import { codeFrom } from '../start-code.ts';

export const getSignInSheet: Handler<'get-sign-in-sheet'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const school = await reachSchool(scene, input.school_id);
  const sheet = await findSheet(db, { schoolId: school.id, id: input.sheet_id });
  if (sheet?.madeBy !== actor.id) throw notFound();
  const { secret, personIds, done } = sheet;
  const isOpen = secret !== null && sheet.madeAt > sheetsSince(app.now());
  const isReady = isOpen && done >= personIds.length;
  return {
    data: {
      state: isReady ? 'ready' : isOpen ? 'making' : 'gone',
      done,
      wanted: personIds.length,
      school_name: school.name,
      address: `${app.publicUrl()}/login`,
      cards: isReady ? await cardsOf(db, school.id, personIds, secret) : [],
    },
  };
};

/** In the order of the sheet; without those who went meanwhile. */
async function cardsOf(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
  secret: string,
): Promise<SheetCard[]> {
  const rows = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, schoolId), inArray(people.id, [...ids]), eq(people.isActive, true)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const places = await placesOfPeople(db, schoolId, ids);
  const placeBy = new Map<number, string>();
  // A class comes before a club.
  for (const { personId, kind, gradeName, divisionName } of places)
    if (kind === 'grade' || !placeBy.has(personId)) placeBy.set(personId, `${gradeName} ${divisionName}`);
  return ids.flatMap((id) => {
    const person = byId.get(id);
    if (!person) return [];
    return [
      {
        id,
        student_name: `${person.firstName} ${person.lastName}`.trim(),
        user_id: person.loginName,
        place: placeBy.get(id) ?? '',
        code: person.codeUntil === null ? '' : codeFrom(secret, id),
      },
    ];
  });
}
