import { useCallback } from 'react';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { choiceMessages as messages } from './messages.en.ts';
import { loadProject, ProjectFacts } from './ProjectDialog.tsx';

/** [C1-12] Where a student lands who was told of a project: what it is about and its sessions, once it is theirs. */
export function ProjectPage({ id }: { readonly id: number }) {
  const load = useCallback((signal: AbortSignal) => loadProject(id, signal), [id]);
  const [project, , retry] = useLoaded(load);
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
