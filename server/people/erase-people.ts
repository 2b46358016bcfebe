import { and, eq, inArray, lte, notLike, sql } from 'drizzle-orm';
import type { AppContext, Services } from '#server/core/context.ts';
import { isOfPeople } from '#server/core/personal-table.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { eraseFiles } from '#server/files/loose-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { files } from '#server/files/schema/file.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { keysOfPicture } from '#server/profile/index.ts';
import { profiles } from '#server/profile/schema.ts';
import { workEntries } from '#server/works/schema.ts';
import { binBegins } from './queries/person.ts';

/** So many people a transaction. */
const atOnce = 100;

/** Begins the login name of whom only the name as an author is left; nobody can choose one that begins so. */
const gone = '#GONE-';

/**
 * [QU-70] Who lay in the bin for 30 days goes with everything about them. Of who wrote notices the name stays on those,
 * and nothing else. What they wrote to the helpdesk is a matter between them and the helpdesk, and has its own time.
 */
export async function eraseBin(app: AppContext): Promise<void> {
  const before = binBegins(app.now());
  while ((await eraseSome(app, before)) === atOnce);
}

async function eraseSome(app: AppContext, before: Date): Promise<number> {
  const { count, pictures } = await app.database.transaction(async (db) => {
    const rows = await db
      .select({ schoolId: people.schoolId, id: people.id })
      .from(people)
      .where(and(lte(people.deletedAt, before), notLike(people.loginName, `${gone}%`)))
      .limit(atOnce)
      .for('update');
    const released: (string | null)[] = [];
    for (const schoolId of new Set(rows.map((row) => row.schoolId))) {
      const ids = rows.filter((row) => row.schoolId === schoolId).map(({ id }) => id);
      released.push(...(await erasePeople(app, db, schoolId, ids)));
    }
    await releaseBytes(app, db, released);
    return { count: rows.length, pictures: released };
  });
  await removeBytes(app, app.db, pictures);
  return count;
}

/** Everything about these people of one school; with the files of theirs that nothing carries any more; answers the keys of the bytes, which go after the commit. */
export async function erasePeople(
  { offers }: Pick<Services, 'offers'>,
  db: Queryable,
  schoolId: number,
  ids: number[],
): Promise<(string | null)[]> {
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
  for (const part of offers.personal) {
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
  const erased = await eraseFiles(db, offers.carriers, schoolId, [...theirs]);
  return [...pictures.flatMap(keysOfPicture), ...erased];
}
