import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** Where the wizard stands; the route gives it. */
export interface MigrationSite {
  readonly person: Person;
  /** Whose move; 0 is one's own school. */
  readonly schoolId: number;
  readonly address: ResourceAddress;
  /** Hints that plans, classes or people changed. */
  readonly listen: ListenForHints;
  /** For the office: another school's. */
  readonly picker?: ReactNode;
}
