import type { SQL } from 'drizzle-orm';
import { type EndReason, staleMilliseconds } from '#contract/screen-share/share.model.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import type { ScreenShareHint } from '#server/realtime/broadcaster.ts';
import { rooms } from '#server/realtime/rooms.ts';
import { endShares, isStaleAt, type StoredShare } from './queries/shares.ts';

/** The students of the class, the host's other tabs, and the school's admins ask again. */
export function tellOfShare(
  { broadcaster }: Pick<Services, 'broadcaster'>,
  { schoolId, divisionId, personId }: Pick<StoredShare, 'schoolId' | 'divisionId' | 'personId'>,
  hint: ScreenShareHint,
): void {
  broadcaster.screenShareChanged(
    [
      rooms.division(schoolId, 'students', divisionId),
      rooms.person(schoolId, personId),
      rooms.admins(schoolId),
    ],
    hint,
  );
}

/** Ends shares that still run, and tells everybody at them. */
export async function end(
  { app, db, afterCommit }: UnitOfWork,
  reason: EndReason,
  which: SQL | undefined,
): Promise<void> {
  const ended = await endShares(db, { reason, now: app.now() }, which);
  afterCommit(() => {
    for (const share of ended) {
      app.broadcaster.endScreenShare(share.id, reason);
      tellOfShare(app, share, 'video-call-stop');
    }
  });
}

/** SQL: no heartbeat for too long. */
export const isStale = (now: Date): SQL => isStaleAt(new Date(now.getTime() - staleMilliseconds));
