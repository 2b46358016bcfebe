import { useCallback } from 'react';
import { getProjectSessionListCall } from '#contract/teaching/calls/get-project-session-list.call.ts';
import { getSessionDetailsCall } from '#contract/teaching/calls/get-session-details.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { type ClassRef, classOf } from './class-ref.ts';
import { teachingMessages as messages } from './messages.en.ts';
import { projectMessages } from './project-messages.en.ts';
import { StudyFile } from './StudyFile.tsx';

interface ProjectViewDialogProps {
  readonly projectId: number;
  readonly title: string;
  readonly at: ClassRef;
  readonly isDemo: boolean;
  /** [DF-10, CO-25] 1000 px from a project, 1100 px from the dashboard. */
  readonly size?: 'project' | 'wide';
  readonly onClose: () => void;
}

const quiet = css({ color: 'text.muted' });

/** [VW-06, VW-07, EN-26] An assigned project with its audience, tool, objective and first presentation. */
export function ProjectViewDialog({
  projectId,
  title,
  at: { kind, grade, division },
  isDemo,
  size = 'project',
  onClose,
}: ProjectViewDialogProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const at = classOf({ kind, grade, division });
      const { data } = await call(getProjectSessionListCall, { project_id: projectId, ...at }, { signal });
      const first = data.sessions.find(({ has_presentation }) => has_presentation === 1);
      const session =
        first && (await call(getSessionDetailsCall, { session_id: first.session_id, ...at }, { signal }));
      return { project: data, presentation: session?.data.presentation ?? null };
    },
    [projectId, kind, grade, division],
  );
  const [loaded, , retry] = useLoaded(load);
  return (
    <Dialog open size={size} title={title} closeLabel={projectMessages.close} onRequestClose={onClose}>
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={5} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {loaded.kind === 'loaded' && (
        <Stack>
          <p className={quiet}>
            {[
              messages.className(loaded.data.project.grade_name, loaded.data.project.division_name),
              projectMessages.sessionCount(loaded.data.project.total),
              ...(loaded.data.project.tool_name === ''
                ? []
                : [projectMessages.tool(loaded.data.project.tool_name)]),
            ].join(' · ')}
          </p>
          <p>
            <bdi>{loaded.data.project.project_objective}</bdi>
          </p>
          {loaded.data.presentation && <StudyFile file={loaded.data.presentation} isDemo={isDemo} />}
        </Stack>
      )}
    </Dialog>
  );
}
