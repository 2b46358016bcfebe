import { bit } from '#contract/core/bit.ts';
import type { learningBookmarks } from '../schema.ts';
import type { LiveSession } from './live-sessions.ts';

const millisecondsOf = (at: Date | null) => at?.getTime() ?? 0;

/** Sessions that are not shared count only in `total`. */
export function progressOf(sessions: readonly LiveSession[]) {
  const shared = sessions.filter(({ is_shared }) => is_shared);
  return {
    done: shared.filter(({ done_at }) => done_at !== null).length,
    shared: shared.length,
    total: sessions.length,
  };
}

/** The first shared session that is not done. */
export const nextOf = (sessions: readonly LiveSession[]): LiveSession | undefined =>
  sessions.find(({ is_shared, done_at }) => is_shared && done_at === null);

type Placed = Pick<LiveSession, 'page' | 'fraction' | 'seconds' | 'opened_at' | 'done_at'>;

export const positionOf = ({ page, fraction, seconds, opened_at, done_at }: Placed) => ({
  page: page ?? 1,
  fraction: fraction ?? 0,
  seconds: seconds ?? 0,
  is_done: bit(done_at !== null),
  opened_at: millisecondsOf(opened_at),
  done_at: millisecondsOf(done_at),
});

export const storedBookmarkOf = (row: typeof learningBookmarks.$inferSelect) => ({
  session_id: row.sessionId,
  ...positionOf({ ...row, opened_at: row.openedAt, done_at: row.doneAt }),
});
