import type { AppContext } from '#server/core/context.ts';
import { removeBytes } from '#server/files/pending-bytes.ts';
import { deleteExports, keptSince } from './queries/exports.ts';

/** Deletes exports after their seven days. A trigger hands the bytes of deleted rows to the sweep, should this be killed. */
export async function clearExports(app: AppContext, today: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    const cleared = await deleteExports(app.db, keptSince(today));
    await removeBytes(app, app.db, cleared.keys);
    ({ isMore } = cleared);
  }
}
