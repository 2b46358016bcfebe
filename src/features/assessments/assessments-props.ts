import type { AssessmentKind } from '#contract/assessments/assessments.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** What the room's lists get from their route. */
export interface QuestionsProps {
  readonly person: Person;
  /** false while the session is over and the page waits for the person to sign in again. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  readonly address: ResourceAddress;
}

/** What the lists of assessments get from their route. */
export interface AssessmentsProps extends QuestionsProps {
  readonly onOpen: (assessmentId: number) => void;
  /** To the page on which a teacher writes one. */
  readonly onNew: () => void;
  readonly onChange: (assessmentId: number) => void;
  /** To where the answers of a test, or practical works, are marked. */
  readonly onMark: (of: { readonly assessment_id: number; readonly kind: AssessmentKind }) => void;
}

/** What the screen of one assessment gets from its route. */
export interface AssessmentProps extends Omit<QuestionsProps, 'address'> {
  readonly assessmentId: number;
  readonly onBack: () => void;
}

/** Admins of schools read; teachers and the office write. */
export const mayWrite = ({ role }: Person): boolean => role === roles.faculty || role === roles.superAdmin;
