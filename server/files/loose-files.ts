import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AppContext, FileCarrier } from '#server/core/context.ts';
import type { Queryable } from '../db/database.ts';
import { takeFiles } from './lock-files.ts';
import { releaseBytes, removeBytes } from './pending-bytes.ts';
import { dropTexts } from './queries/file-texts.ts';
import { files } from './schema/file.ts';

const atOnce = 100;

type Carriers = readonly FileCarrier[];

/** Erases files from before `olderThan` that no row names: never saved with anything, or taken off everything. */
export async function eraseLooseFiles(app: AppContext, olderThan: Date): Promise<void> {
  while ((await eraseSomeLoose(app, olderThan)) === atOnce);
}

async function eraseSomeLoose(app: AppContext, olderThan: Date): Promise<number> {
  const { carriers } = app.offers;
  const erased: string[] = [];
  const count = await app.database.transaction(async (db) => {
    const loose = await db
      .select({ schoolId: files.schoolId, id: files.id })
      .from(files)
      .where(and(lt(files.createdAt, olderThan), isLoose(carriers)))
      .limit(atOnce)
      .for('update');
    for (const schoolId of new Set(loose.map((file) => file.schoolId))) {
      const ids = loose.filter((file) => file.schoolId === schoolId).map(({ id }) => id);
      erased.push(...(await eraseFiles(db, carriers, schoolId, ids)));
    }
    await releaseBytes(app, db, erased);
    return loose.length;
  });
  await removeBytes(app, app.db, erased);
  return count;
}

/**
 * Erases files that no room carries. Give the returned keys to `releaseBytes` in the same transaction, and to
 * `removeBytes` after its commit. A save locks files before it names them, so only the statement after the lock here
 * asks who carries them.
 */
export async function eraseFiles(
  db: Queryable,
  carriers: Carriers,
  schoolId: number,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  await takeFiles(db, schoolId, fileIds);
  const erased = await db
    .delete(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...fileIds]), isLoose(carriers)))
    .returning();
  const hashes = erased.map(({ sha256 }) => sha256);
  await dropTexts(db, schoolId, hashes);
  return withoutShared(db, hashes, erased.flatMap(keysOf));
}

/** One `not exists` for each carrier, so that PostgreSQL joins instead of looping. */
function isLoose(carriers: Carriers): SQL | undefined {
  return and(
    ...carriers.map(({ column, school, isText = false }) => {
      const names = isText ? sql`strpos(${column}, ${files.id}::text) > 0` : sql`${column} = ${files.id}`;
      const isOfSchool = school ? sql` and ${school} = ${files.schoolId}` : sql``;
      return sql`not exists (select 1 from ${column.table} where ${names}${isOfSchool})`;
    }),
  );
}

/** Leaves out keys that another file has too: equal bytes are stored once a school, and shared with the office. */
async function withoutShared(
  db: Queryable,
  hashes: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const others = await db
    .select()
    .from(files)
    .where(inArray(files.sha256, [...hashes]));
  const shared = new Set(others.flatMap(keysOf));
  return [...new Set(keys)].filter((key) => !shared.has(key));
}

function keysOf({ storageKey, previewKey, coverKey, thumbKey, renditions }: typeof files.$inferSelect) {
  const keys = [storageKey, previewKey, coverKey, thumbKey, ...renditions.map((each) => each.storageKey)];
  return keys.filter((key) => key !== null);
}
