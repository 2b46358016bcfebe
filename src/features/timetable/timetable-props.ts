import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface TimetableProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
}
