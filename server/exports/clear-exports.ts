import type { AppContext } from '#server/core/context.ts';
import { removeBytes } from '#server/files/pending-bytes.ts';
import { deleteExports, keptSince } from './queries/exports.ts';

/** Deletes exports after seven days. If the process dies here, a trigger leaves the bytes to the sweep. */
export async function clearExports(app: AppContext, today: Date): Promise<void> {
  for (let isMore = true; isMore; ) {
    const cleared = await deleteExports(app.db, keptSince(today));
    await removeBytes(app, app.db, cleared.keys);
    ({ isMore } = cleared);
  }
}
