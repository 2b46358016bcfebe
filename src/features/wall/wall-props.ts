import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** What the routes give the screens of this room. */
export interface WallProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
}
