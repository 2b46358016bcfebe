import { assessmentsChanged, attemptsMoved } from '#contract/assessments/assessments.hints.ts';
import type { Live } from '#src/lib/live.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** Milliseconds without a hint until a browser asks again, because a broken connection sends no hints. */
const quiet = 30_000;

/** Asks again after a hint about this assessment, and regularly while the page is visible. */
export const boardHints =
  (live: Live, assessmentId: number): ListenForHints =>
  (ask) => {
    const hear = (content: { readonly assessmentId: number } | undefined) => {
      // A hint without content follows a broken connection: anything may have changed.
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
