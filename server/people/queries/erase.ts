import { and, eq, inArray, lte, notLike, sql } from 'drizzle-orm';
import { isOfPeople, type PersonalTable } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { files } from '#server/files/schema/file.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { profiles } from '#server/profile/schema.ts';
import { workEntries } from '#server/works/schema.ts';

/** Prefix of the login name of an erased author. Nobody can choose it. */
const gone = '#GONE-';

/** Leaves out people of whom only an author name is left. */
export const lockPeopleInBin = (db: Queryable, before: Date, limit: number) =>
  db
    .select({ schoolId: people.schoolId, id: people.id })
    .from(people)
    .where(and(lte(people.deletedAt, before), notLike(people.loginName, `${gone}%`)))
    .limit(limit)
    .for('update');

/** Deletes people of one school with all their rows, but keeps authors' names. Returns pictures and files. */
export async function deletePeople(
  db: Queryable,
  personal: readonly PersonalTable[],
  schoolId: number,
  ids: number[],
) {
  const carried = await db
    .select({ fileId: workEntries.fileId })
    .from(workEntries)
    .where(and(eq(workEntries.schoolId, schoolId), inArray(workEntries.personId, ids)));
  const owned = await db
    .select({ fileId: files.id })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.ownerId, ids)));
  const pictures = await db
    .select({ pictureKey: profiles.pictureKey, smallPictureKey: profiles.smallPictureKey })
    .from(profiles)
    .where(and(eq(profiles.schoolId, schoolId), inArray(profiles.personId, ids)));
  for (const part of personal) {
    const { table, forget } = part;
    await (forget ? db.update(table).set(forget) : db.delete(table)).where(isOfPeople(part, schoolId, ids));
  }
  const wrote = await db
    .selectDistinct({ id: notices.createdBy })
    .from(notices)
    .where(and(eq(notices.schoolId, schoolId), inArray(notices.createdBy, ids)));
  const authors = wrote.map(({ id }) => id);
  const of = (wanted: number[]) => and(eq(people.schoolId, schoolId), inArray(people.id, wanted));
  if (authors.length > 0)
    await db
      .update(people)
      .set({
        loginName: sql`${gone} || ${people.id}`,
        email: '',
        admissionNo: '',
        passwordHash: null,
        language: null,
      })
      .where(of(authors));
  const others = ids.filter((id) => !authors.includes(id));
  if (others.length > 0) await db.delete(people).where(of(others));
  const theirs = new Set([...carried, ...owned].flatMap(({ fileId }) => fileId ?? []));
  return { pictures, fileIds: [...theirs] };
}
