import { useCallback, useEffect, useRef } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { SessionPosition } from '#contract/learning/learning.rules.ts';
import type { LearningSession } from '#contract/learning/learning.wire.ts';
import { noteBookmark } from './outbox.ts';

/** Milliseconds between two notes while a student turns pages fast. */
const calm = 1_500;

/**
 * Notes the student's position as they move and once more when they leave. `isNow`: the session came from the server.
 * A stored copy may be older than another device's position, so opening it alone notes nothing.
 */
export function useBookmark(
  person: Person,
  session: LearningSession,
  isNow: boolean,
): (moved: Partial<SessionPosition>) => void {
  const { project_id: project, session_id, page, fraction, seconds } = session;
  const opened = useRef<SessionPosition>({ page, fraction, seconds });
  /** The last known position; pages and seconds change separately. */
  const last = useRef<SessionPosition>({ page, fraction, seconds });
  const waiting = useRef<SessionPosition | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNoted = !person.school.isDemo;
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current === null) return;
    void noteBookmark(person.id, { project, session: session_id }, waiting.current);
    waiting.current = null;
  }, [person.id, project, session_id]);
  useEffect(() => {
    if (isNoted && isNow) void noteBookmark(person.id, { project, session: session_id }, opened.current);
  }, [person.id, project, session_id, isNoted, isNow]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return useCallback(
    (moved: Partial<SessionPosition>) => {
      if (!isNoted) return;
      last.current = { ...last.current, ...moved };
      waiting.current = last.current;
      if (timer.current === undefined) timer.current = setTimeout(flush, calm);
    },
    [isNoted, flush],
  );
}
