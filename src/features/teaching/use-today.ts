import { useEffect } from 'react';
import type { CallOutput } from '#contract/core/define-call.ts';
import { teachingTodayCall } from '#contract/teaching/calls/teaching-today.call.ts';
import { call } from '#src/lib/api-client.ts';
import { type Fetched, useLoaded } from '#src/lib/use-loaded.ts';
import { useNow } from '#src/lib/use-now.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import type { TeachingContext } from './teaching-context.ts';

export type TeachersDay = CallOutput<typeof teachingTodayCall>['data'];
export type ClassToday = TeachersDay['groups'][number];
export type LessonToday = TeachersDay['lessons'][number];

export interface Today {
  readonly day: Fetched<TeachersDay>;
  /** Rises with each request to reload. */
  readonly round: number;
  readonly now: number;
  readonly refresh: () => void;
  readonly retry: () => void;
}

const loadDay = async (signal: AbortSignal) => (await call(teachingTodayCall, {}, { signal })).data;

/** A teacher's present and next lessons; reloads when the day's last lesson is over. */
export function useToday({ listen }: Pick<TeachingContext, 'listen'>): Today {
  const { round, refresh } = useRefresh(listen);
  const [day, , retry] = useLoaded(loadDay, round);
  const now = useNow();
  const last = day.kind === 'loaded' ? (day.data.lessons.at(-1)?.ends_at ?? 0) : 0;
  const isOver = last > 0 && last <= now;
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return { day, round, now, refresh, retry };
}
