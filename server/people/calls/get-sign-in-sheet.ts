import type { SheetCard } from '#contract/people/sign-in-sheet.wire.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { membershipsOfPeople } from '../queries/person.ts';
import { findSheet, listCardOwners } from '../queries/sign-in-sheets.ts';
import { schoolOfSheet } from '../sheets/reach-sheet.ts';
import { sheetsSince } from '../sheets/sign-in-sheet.ts';
import { codeFrom } from '../sheets/start-code.ts';

export const getSignInSheet: Handler<'get-sign-in-sheet'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const school = await schoolOfSheet(scene, input.school_id);
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

/** In the order of the sheet, without people who left meanwhile. */
async function cardsOf(
  db: Queryable,
  schoolId: number,
  ids: readonly number[],
  secret: string,
): Promise<SheetCard[]> {
  const rows = await listCardOwners(db, schoolId, ids);
  const byId = new Map(rows.map((row) => [row.person.id, row]));
  const places = await membershipsOfPeople(db, schoolId, ids);
  const placeBy = new Map<number, string>();
  for (const { personId, kind, gradeName, divisionName } of places)
    if (kind === 'grade' || !placeBy.has(personId)) placeBy.set(personId, `${gradeName} ${divisionName}`);
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { person, school } = found;
    const elsewhere = person.schoolId === schoolId ? '' : school;
    return [
      {
        id,
        student_name: `${person.firstName} ${person.lastName}`.trim(),
        user_id: person.loginName,
        place: placeBy.get(id) ?? elsewhere,
        code: person.codeUntil === null ? '' : codeFrom(secret, id),
      },
    ];
  });
}
