import type { ReactNode } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getFacultyRegLimitCall } from '#contract/people/calls/get-faculty-reg-limit.call.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** Where a list of people stands; a route gives it. */
export interface PeopleSite {
  readonly person: Person;
  /** Whose people; 0 is one's own school. */
  readonly schoolId: number;
  readonly address: ResourceAddress;
  readonly sessionLive: boolean;
  /** Hints that people, or where they sit, changed. */
  readonly listen: ListenForHints;
  /** For the office: another school's. */
  readonly picker?: ReactNode;
  /** To the import of files; left out where nothing is imported. */
  readonly onImport?: (() => void) | undefined;
  /** [QU-06] The dialog that resets somebody's password and shows the code once. */
  readonly renderReset: (wish: ResetCommand, onClosed: () => void) => ReactNode;
}

export interface ResetCommand {
  readonly personId: number;
  readonly name: string;
  readonly run: () => Promise<{ readonly code: string; readonly name: string }>;
}

/** What of a school its lists and forms depend on, and what its licence allows. */
export type PeopleRoom = CallOutput<typeof getFacultyRegLimitCall>['data'];
