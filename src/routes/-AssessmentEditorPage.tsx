import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { assessmentsChanged } from '#contract/assessments/assessments.hints.ts';
import type { Person } from '#contract/auth/session.model.ts';
import { AssessmentEditor } from '#src/features/assessments/schedule/AssessmentEditor.tsx';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface AssessmentEditorPageProps {
  readonly context: RouterContext & { readonly person: Person };
  readonly assessmentId: number;
  /** The source of a copy; 0: none. */
  readonly copiedId: number;
}

export function AssessmentEditorPage({ context, assessmentId, copiedId }: AssessmentEditorPageProps) {
  const { person, session, live } = context;
  const navigate = useNavigate();
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, assessmentsChanged);
  const open = (id: number) =>
    id === 0
      ? void navigate({ to: '/assessment' })
      : void navigate({ to: '/assessment/$assessmentId', params: { assessmentId: String(id) } });
  return (
    <AssessmentEditor
      key={`${assessmentId} ${copiedId}`}
      app={{ person, sessionLive, listen, onBack: () => open(assessmentId || copiedId) }}
      assessmentId={assessmentId}
      copiedId={copiedId}
      onSaved={open}
    />
  );
}
