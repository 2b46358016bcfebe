import type { ReactNode } from 'react';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { getFacultyRegLimitCall } from '#contract/people/calls/get-faculty-reg-limit.call.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';

export interface PeopleProps extends SchoolListProps {
  /** Opens the import of files; left out if there is none. */
  readonly onImport?: (() => void) | undefined;
  /** Opens a student's portfolio; left out if there is none. */
  readonly onPortfolio?: ((studentId: number) => void) | undefined;
  /** [QU-06] The dialog that resets a password and shows the code once. */
  readonly renderReset: (wish: ResetCommand, onClosed: () => void) => ReactNode;
  /** A person's connected accounts; left out if the school uses no providers. */
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

/** The school's facts for lists and forms, and what its licence allows. */
export type PeopleLicence = CallOutput<typeof getFacultyRegLimitCall>['data'];
