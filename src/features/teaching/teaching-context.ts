import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface TeachingContext {
  readonly person: Person;
  /** Calls back when somebody shared, finished or planned something; returns how to stop. */
  readonly listen: ListenForHints;
}
