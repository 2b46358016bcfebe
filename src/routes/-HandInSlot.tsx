import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import type { LearningProject } from '#contract/learning/learning.wire.ts';
import { workChanged } from '#contract/works/works.hints.ts';
import { isLiveSnapshot } from '#src/features/auth/session-ref.ts';
import { HandIn } from '#src/features/works/HandIn.tsx';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

interface HandInSlotProps extends Pick<RouterContext, 'session' | 'live'> {
  readonly person: Person;
  readonly project: LearningProject;
}

/** Handing in, on the page of a student's project. */
function HandInSlot({ person, session, live, project }: HandInSlotProps) {
  const sessionLive = useSelector(session, isLiveSnapshot);
  const listen = useHint(live, workChanged);
  const site = useMemo(() => ({ person, sessionLive, listen }), [person, sessionLive, listen]);
  const { project_id: projectId, assignment_type: assignmentType } = project;
  const of = useMemo(() => ({ projectId, sessionId: 0, assignmentType }), [projectId, assignmentType]);
  return <HandIn site={site} of={of} />;
}

/** What a page of a project puts where the student hands in. */
export function useHandIn({
  person,
  session,
  live,
}: Omit<HandInSlotProps, 'project'>): (project: LearningProject) => ReactNode {
  return (project) => <HandInSlot person={person} session={session} live={live} project={project} />;
}
