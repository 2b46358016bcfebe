import type { Person } from '#contract/auth/session.model.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface ReviewProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
}

export interface ReviewListProps extends ReviewProps {
  readonly address: ResourceAddress;
  readonly onGo: (
    to: '/review' | '/review/programs' | '/review/pending' | '/review/phrases' | '/review/rubrics',
  ) => void;
}

/** The specification's calls repeat the caller. */
export const callerOf = ({ id, school }: Person) => ({ faculty_id: id, school_id: school.id });
