import type { AssessmentKind } from '#contract/assessments/assessments.rules.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { roles } from '#contract/core/roles.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface QuestionsProps {
  readonly person: Person;
  /** false while the session is over and the page waits for a new sign-in. */
  readonly sessionLive: boolean;
  readonly listen: ListenForHints;
  readonly address: ResourceAddress;
}

export interface AssessmentsProps extends QuestionsProps {
  readonly onOpen: (assessmentId: number) => void;
  readonly onNew: () => void;
  readonly onChange: (assessmentId: number) => void;
  readonly onMark: (of: { readonly assessment_id: number; readonly kind: AssessmentKind }) => void;
}

export interface AssessmentProps extends Omit<QuestionsProps, 'address'> {
  readonly assessmentId: number;
  readonly onBack: () => void;
}

/** School admins can only read. */
export const mayWrite = ({ role }: Person): boolean => role === roles.faculty || role === roles.superAdmin;
