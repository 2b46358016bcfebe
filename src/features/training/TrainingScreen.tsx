import { useCallback } from 'react';
import { getFacultyModulesListCall } from '#contract/training/calls/get-faculty-modules-list.call.ts';
import { call } from '#src/lib/api-client.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { FilmsTab } from './FilmsTab.tsx';
import { ModulesTab } from './ModulesTab.tsx';
import { trainingMessages as messages } from './messages.en.ts';
import { Overall } from './Overall.tsx';
import type { Address, TrainingProps } from './training-props.ts';
import type { TrainingSearch } from './training-search.ts';

interface TrainingScreenProps {
  readonly app: TrainingProps;
  readonly address: Address<TrainingSearch>;
}

/** [PR-06, C3-01] A teacher's training: modules, and films of tools and projects. */
export function TrainingScreen({ app, address }: TrainingScreenProps) {
  const { person, listen } = app;
  const { round, refresh } = useRefresh(listen);
  const load = useCallback(
    (signal: AbortSignal) => call(getFacultyModulesListCall, { faculty_id: person.id }, { signal }),
    [person.id],
  );
  const [loaded, , retry] = useLoaded(load, round);
  const { search, onSearch } = address;
  return (
    <Stack>
      <PageHeader title={messages.title} text={messages.text} />
      {loaded.kind === 'loading' && <Skeleton label={messages.loading} shape="rows" count={6} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={messages.failed} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {loaded.kind === 'loaded' && loaded.data.data.length === 0 && (
        <EmptyState title={messages.none} text={messages.noneText} />
      )}
      {loaded.kind === 'loaded' && loaded.data.data.length > 0 && (
        <>
          <Overall modules={loaded.data.data} resume={loaded.data.resume} onOpen={app.onOpenModule} />
          <Tabs
            label={messages.tabs}
            value={search.tab ?? 'modules'}
            onChange={(tab) => onSearch({ tab }, { replace: true })}
            items={[
              {
                value: 'modules',
                label: messages.modules,
                count: loaded.data.data.length,
                content: (
                  <ModulesTab modules={loaded.data.data} address={address} onOpen={app.onOpenModule} />
                ),
              },
              {
                value: 'films',
                label: messages.films,
                content: <FilmsTab app={app} address={address} round={round} onChanged={refresh} />,
              },
            ]}
          />
        </>
      )}
    </Stack>
  );
}
