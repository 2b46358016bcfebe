import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { LearningProject, LearningSession } from '#contract/learning/learning.wire.ts';
import { workChanged } from '#contract/works/works.hints.ts';
import { kindNumbers } from '#contract/works/works.rules.ts';
import type { WorkRef } from '#machines/works/project-upload/project-upload.types.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { HandIn } from '#src/features/works/HandIn.tsx';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface HandInSlotProps extends Pick<RouterContext, 'session' | 'live'>, WorkRef {
  readonly person: Person;
}

function HandInSlot({ person, session, live, projectId, sessionId, assignmentType }: HandInSlotProps) {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, workChanged);
  const app = useMemo(() => ({ person, sessionLive, listen }), [person, sessionLive, listen]);
  const of = useMemo(
    () => ({ projectId, sessionId, assignmentType }),
    [projectId, sessionId, assignmentType],
  );
  return <HandIn app={app} of={of} />;
}

type Context = Omit<HandInSlotProps, keyof WorkRef>;

export function useHandIn({
  person,
  session,
  live,
}: Context): (project: Pick<LearningProject, 'project_id' | 'assignment_type'>) => ReactNode {
  return ({ project_id, assignment_type }) => (
    <HandInSlot
      person={person}
      session={session}
      live={live}
      projectId={project_id}
      sessionId={0}
      assignmentType={assignment_type}
    />
  );
}

export function usePractice({ person, session, live }: Context): (session: LearningSession) => ReactNode {
  return ({ project_id, session_id }) => (
    <HandInSlot
      person={person}
      session={session}
      live={live}
      projectId={project_id}
      sessionId={session_id}
      assignmentType={kindNumbers.practice}
    />
  );
}
