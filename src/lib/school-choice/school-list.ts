import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { ResourceAddress } from '../resource/use-resource-grid.ts';
import type { ListenForHints } from '../use-refresh.ts';

export interface SchoolListProps {
  readonly person: Person;
  /** 0: one's own school. */
  readonly schoolId: number;
  readonly address: ResourceAddress;
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  readonly picker?: ReactNode;
}
