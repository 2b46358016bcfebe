import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { Person } from '#contract/auth/session.model.ts';
import { workChanged } from '#contract/works/works.hints.ts';
import type { Workspace } from '#contract/workspace/workspace.wire.ts';
import { loadProject } from '#src/features/learning/load-learning.ts';
import { AddToWork } from '#src/features/workspace/AddToWork.tsx';
import { useLoaded } from '#src/lib/use-loaded.ts';
import type { RouterContext } from './-context.ts';
import { useHint } from './-use-hint.ts';

const UploadDialog = lazy(() =>
  import('#src/features/works/UploadDialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

interface HandInProgramProps {
  readonly context: Pick<RouterContext, 'live'> & { readonly person: Person };
  readonly sessionLive: boolean;
  readonly facts: Workspace;
  readonly isKept: boolean;
}

/** Only for a project that the student has now; others cannot be handed in. */
export function HandInProgram({ context, sessionLive, facts, isKept }: HandInProgramProps) {
  const { person, live } = context;
  const { project_id, workspace_id } = facts;
  const load = useCallback(
    (signal: AbortSignal) => loadProject(person, project_id, signal),
    [person, project_id],
  );
  const [project] = useLoaded(load);
  const listen = useHint(live, workChanged);
  const app = useMemo(() => ({ person, sessionLive, listen }), [person, sessionLive, listen]);
  if (project.kind !== 'loaded') return null;
  const { assignment_type } = project.data.data;
  return (
    <AddToWork
      workspaceId={workspace_id}
      assignmentType={assignment_type}
      isKept={isKept}
      renderDialog={(onEnd) => (
        <Suspense>
          <UploadDialog
            app={app}
            of={{ projectId: project_id, sessionId: 0, assignmentType: assignment_type }}
            onEnd={onEnd}
          />
        </Suspense>
      )}
    />
  );
}
