import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ResourceAddress } from '../resource/use-resource-grid.ts';
import type { ListenForHints } from '../use-refresh.ts';

/** What a screen of one school needs of its route. */
export interface SchoolListProps {
  readonly person: Person;
  /** Whose data; 0 is one's own school. */
  readonly schoolId: number;
  readonly address: ResourceAddress;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  /** Hints that classes or people of the school changed. */
  readonly listen: ListenForHints;
  /** For the office: to choose another school. */
  readonly picker?: ReactNode;
}
