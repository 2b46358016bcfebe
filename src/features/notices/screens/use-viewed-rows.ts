import { useEffect, useState } from 'react';
import type { Notice, NoticeRow } from '#contract/notices/notice.model.ts';

interface Viewed {
  readonly id: number;
  readonly rows: readonly NoticeRow[];
}

/**
 * The rows an open viewer goes through: the list as it was at the opening, so that a changing list never closes or
 * shuffles what somebody reads. A notice in no list, as after a reload, loads alone; `onGone` hears that it is gone or
 * not for this person.
 */
export function useViewedRows(
  rows: readonly NoticeRow[],
  openId: number | undefined,
  load: (id: number, signal: AbortSignal) => Promise<Notice>,
  onGone: () => void,
): readonly NoticeRow[] | null {
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const isKept = openId !== undefined && viewed?.id === openId;
  const isListed = openId !== undefined && rows.some((row) => row.id === openId);
  if (openId !== undefined && !isKept && isListed) setViewed({ id: openId, rows });
  if (openId === undefined && viewed) setViewed(null);

  const isMissing = openId !== undefined && !isKept && !isListed;
  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    load(openId, stop.signal).then(
      (notice) => setViewed({ id: openId, rows: [notice] }),
      () => stop.signal.aborted || onGone(),
    );
    return () => stop.abort();
  }, [isMissing, openId, load, onGone]);

  return isKept ? viewed.rows : null;
}
