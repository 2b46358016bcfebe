import type { SQL } from 'drizzle-orm';
import { type ShareHint, shareEnded } from '#contract/screen-share/screen-share.hints.ts';
import { type EndReason, staleMilliseconds } from '#contract/screen-share/share.model.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import { channels } from '#server/realtime/channels.ts';
import { endShares, isStaleAt, type StoredShare } from './queries/shares.ts';
import { screenLine } from './screen-line.ts';

export function tellOfShare(
  { broadcaster }: Pick<Services, 'broadcaster'>,
  { schoolId, divisionId, personId }: Pick<StoredShare, 'schoolId' | 'divisionId' | 'personId'>,
  hint: ShareHint,
): void {
  broadcaster.broadcast(hint, [
    channels.division(schoolId, 'students', divisionId),
    channels.person(schoolId, personId),
    channels.admins(schoolId),
  ]);
}

/** Ends running shares, and tells everybody in them. */
export async function end(
  { app, db, afterCommit }: UnitOfWork,
  reason: EndReason,
  which: SQL,
): Promise<void> {
  const ended = await endShares(db, { reason, now: app.now() }, which);
  afterCommit(() => {
    for (const share of ended) {
      app.lines.of(screenLine).endShare(share.id, reason);
      tellOfShare(app, share, shareEnded);
    }
  });
}

export const isStale = (now: Date, schoolId?: number): SQL =>
  isStaleAt(new Date(now.getTime() - staleMilliseconds), schoolId);
