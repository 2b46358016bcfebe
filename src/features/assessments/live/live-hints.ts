import { assessmentsChanged, attemptsMoved } from '#contract/assessments/assessments.hints.ts';
import type { Live } from '#src/lib/live.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** What a browser that heard nothing asks again after, in milliseconds: a connection that broke is not hinted. */
const quiet = 30_000;

/** Asks again when something of this assessment moved, and now and then while the page is in sight. */
export const boardHints =
  (live: Live, assessmentId: number): ListenForHints =>
  (ask) => {
    const hear = (content: { readonly assessmentId: number } | undefined) => {
      // Without content: after a broken connection anything may have moved.
      if (content === undefined || content.assessmentId === assessmentId) ask();
    };
    const stops = [live.on(attemptsMoved, hear), live.on(assessmentsChanged, hear)];
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, quiet);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  };
