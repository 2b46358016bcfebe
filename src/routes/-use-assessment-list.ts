import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { ResourceAddress } from '#src/lib/resource/use-resource-grid.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface AssessmentRoute {
  readonly context: RouterContext & { readonly person: Person };
  readonly params: { readonly assessmentId: string };
  readonly search: ResourceAddress['search'];
  readonly onSearch: ResourceAddress['onSearch'];
}

/** The props of one assessment's list. Its way back leads to the assessment. */
export function useAssessmentList({ context, params, search, onSearch }: AssessmentRoute) {
  const { person, session, live } = context;
  const navigate = useNavigate();
  const { assessmentId } = params;
  return {
    assessmentId: Number(assessmentId),
    onBack: () => void navigate({ to: '/assessment/$assessmentId', params: { assessmentId } }),
    app: {
      person,
      sessionLive: useSelector(session, isLiveSnapshot),
      listen: useHint(live, assessmentsChanged),
      address: { search, onSearch },
    },
  };
}
