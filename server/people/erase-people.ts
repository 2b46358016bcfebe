import type { AppContext, Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { eraseFiles } from '#server/files/loose-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { keysOfPicture } from '#server/profile/index.ts';
import { deletePeople, lockPeopleInBin } from './queries/erase.ts';
import { binBegins } from './queries/person.ts';

const atOnce = 100;

/** [QU-70] Erases people after 30 days in the bin. Notices keep author names; the helpdesk has its own time. */
export async function eraseBin(app: AppContext): Promise<void> {
  const before = binBegins(app.now());
  while ((await eraseSome(app, before)) === atOnce);
}

async function eraseSome(app: AppContext, before: Date): Promise<number> {
  const { count, pictures } = await app.database.transaction(async (db) => {
    const rows = await lockPeopleInBin(db, before, atOnce);
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

/** Also erases files that nothing carries any more. Returns keys of bytes to delete after the commit. */
export async function erasePeople(
  { offers }: Pick<Services, 'offers'>,
  db: Queryable,
  schoolId: number,
  ids: number[],
): Promise<(string | null)[]> {
  const { pictures, fileIds } = await deletePeople(db, offers.personal, schoolId, ids);
  const erased = await eraseFiles(db, offers.carriers, schoolId, fileIds);
  return [...pictures.flatMap(keysOfPicture), ...erased];
}
