import { useCallback } from 'react';
import { getAssignProjectVideoDetailsCall } from '#contract/training/calls/get-assign-project-video-details.call.ts';
import type { TrainingItem } from '#contract/training/training.wire.ts';
import { alerts } from '#src/lib/alerts.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { css } from '#styled/css';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemList } from './ItemList.tsx';
import { trainingMessages as messages } from './messages.en.ts';
import type { Address, TrainingProps } from './training-props.ts';
import type { TrainingSearch } from './training-search.ts';
import { type MarkedIn, useMarking } from './use-marking.ts';

const heading = css({ textStyle: 'section' });
const quiet = css({ textStyle: 'small', color: 'text.muted' });

const loadFilms = async (signal: AbortSignal) =>
  (await call(getAssignProjectVideoDetailsCall, { project_id: 0 }, { signal })).data;

interface FilmsTabProps {
  readonly app: TrainingProps;
  readonly address: Address<TrainingSearch>;
  readonly round: number;
  readonly onChanged: () => void;
}

interface FilmGroup {
  readonly place: Exclude<MarkedIn, { readonly of: 'module' }>;
  readonly title: string;
  readonly total: number;
  readonly completed: number;
  readonly videos: readonly TrainingItem[];
}

/** [C3-03, C4-01] Films about tools, and films of the projects of the person's classes. */
export function FilmsTab({ app, address: { search, onSearch }, round, onChanged }: FilmsTabProps) {
  const [loaded, , retry] = useLoaded(loadFilms, round);
  const { markItem, markProject } = useMarking(app.person.id, onChanged);
  const close = useCallback(() => {
    onSearch({ tab: 'films' }, { replace: true });
    onChanged();
  }, [onSearch, onChanged]);
  if (loaded.kind === 'loading') return <Skeleton label={messages.loading} shape="rows" count={4} />;
  if (loaded.kind === 'failed')
    return <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />;
  const tools = loaded.data.tools.map(
    ({ tool_id, tool_name, ...rest }): FilmGroup => ({
      place: { of: 'tool', id: tool_id },
      title: tool_name,
      ...rest,
    }),
  );
  const projects = loaded.data.projects.map(
    ({ project_id, title, total, completed, videos }): FilmGroup => ({
      place: { of: 'project', id: project_id },
      title,
      total,
      completed,
      videos,
    }),
  );
  if (tools.length + projects.length === 0)
    return <EmptyState title={messages.noFilms} text={messages.noFilmsText} />;
  const { isDemo } = app.person.school;
  const groupOf = (group: FilmGroup) => (
    <Card
      key={`${group.place.of}-${group.place.id}`}
      title={group.title}
      level={3}
      flush
      actions={
        <>
          <span className={quiet}>{messages.partsDone(group.completed, group.total)}</span>
          {group.place.of === 'project' && group.completed < group.total && !isDemo && (
            <Button size="sm" variant="quiet" onClick={() => markProject(group.place.id, group.title)}>
              {messages.completeAll}
            </Button>
          )}
        </>
      }
    >
      <ItemList
        items={group.videos}
        isDemo={isDemo}
        onOpen={(item) =>
          onSearch(
            {
              tab: 'films',
              item: item.id,
              ...(group.place.of === 'project' && { project: group.place.id }),
            },
            { replace: false },
          )
        }
        onMark={(item, isDone) => markItem(item, group.place, isDone)}
      />
    </Card>
  );
  const opened = [...tools, ...projects].find(
    ({ place, videos }) =>
      (place.of === 'project' ? search.project === place.id : search.project === undefined) &&
      videos.some(({ id }) => id === search.item),
  );
  const item = opened?.videos.find(({ id }) => id === search.item);
  return (
    <Stack above="4">
      {tools.length > 0 && <h2 className={heading}>{messages.ofTools}</h2>}
      {tools.map(groupOf)}
      {projects.length > 0 && <h2 className={heading}>{messages.ofProjects}</h2>}
      {projects.map(groupOf)}
      {opened && item && (
        <ItemDialog
          key={item.id}
          item={item}
          projectId={opened.place.of === 'project' ? opened.place.id : 0}
          app={app}
          onMark={(part, isDone) => markItem(part, opened.place, isDone)}
          onCompleted={() => {
            alerts.show({ tone: 'success', title: messages.finished, text: isolate(item.title) });
            onChanged();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}
