import type { ReactNode } from 'react';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getFacultyRegLimitCall } from '#contract/people/calls/get-faculty-reg-limit.call.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';

/** What a screen of people needs of its route. */
export interface PeopleProps extends SchoolListProps {
  /** To the import of files; left out where nothing is imported. */
  readonly onImport?: (() => void) | undefined;
  /** To the portfolio of a student; left out where there is none. */
  readonly onPortfolio?: ((studentId: number) => void) | undefined;
  /** [QU-06] The dialog that resets somebody's password and shows the code once. */
  readonly renderReset: (wish: ResetCommand, onClosed: () => void) => ReactNode;
  /** The accounts of providers that somebody has connected; left out where nobody signs in by one. */
  readonly accounts?:
    | {
        readonly label: string;
        readonly render: (person: NamedPerson, onClosed: () => void) => ReactNode;
      }
    | undefined;
}

export interface NamedPerson {
  readonly personId: number;
  readonly name: string;
}

export interface ResetCommand extends NamedPerson {
  readonly run: () => Promise<{ readonly code: string; readonly name: string }>;
}

/** What of a school its lists and forms depend on, and what its licence allows. */
export type PeopleRoom = CallOutput<typeof getFacultyRegLimitCall>['data'];
