import { useCallback } from 'react';
import { useThingTitle } from '#src/lib/screen-title.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { type ListenForHints, useRefresh } from '#src/lib/use-refresh.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { loadProject, ProjectFacts } from './ProjectDialog.tsx';

interface ProjectPageProps {
  readonly id: number;
  /** Calls `ask` when projects were given to the person or taken back; returns how to stop. */
  readonly listen: ListenForHints;
}

/** [C1-12] Where a student lands who was told of a project: what it is about and its sessions, once it is theirs. */
export function ProjectPage({ id, listen }: ProjectPageProps) {
  const { round } = useRefresh(listen);
  const load = useCallback((signal: AbortSignal) => loadProject(id, signal), [id]);
  const [project, , retry] = useLoaded(load, round);
  useThingTitle(project.kind === 'loaded' ? project.data.title : '');
  if (project.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={5} />;
  if (project.kind === 'failed')
    return project.code === 'not_found' ? (
      <>
        <PageHeader title={messages.mineTitle} />
        <EmptyState title={messages.notYours} text={messages.notYoursText} />
      </>
    ) : (
      <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
    );
  return (
    <Stack>
      <PageHeader title={project.data.title} />
      <ProjectFacts project={project.data} />
    </Stack>
  );
}
