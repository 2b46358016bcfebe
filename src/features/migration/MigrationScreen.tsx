import { useCallback } from 'react';
import { isDirector } from '#contract/core/modules.ts';
import { getMigrationsCall } from '#contract/migration/calls/get-migrations.call.ts';
import { call } from '#src/lib/api-client.ts';
import type { SchoolListProps } from '#src/lib/school-choice/school-list.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';
import { useRefresh } from '#src/lib/use-refresh.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { MigrationWizard } from './MigrationWizard.tsx';
import { migrationMessages as messages } from './messages.en.ts';

/** [PR-04, C8-01] */
export function MigrationScreen({ app }: { readonly app: SchoolListProps }) {
  const { schoolId } = app;
  const load = useCallback(
    async (signal: AbortSignal) => (await call(getMigrationsCall, { school_id: schoolId }, { signal })).data,
    [schoolId],
  );
  const { round, refresh } = useRefresh(app.listen);
  const [fetched, , retry] = useLoaded(load, round);
  return (
    <>
      <PageHeader title={messages.title} text={messages.text} />
      {app.picker}
      {fetched.kind === 'loading' && <Skeleton label={messages.loading} shape="card" />}
      {fetched.kind === 'failed' && (
        <ErrorState title={messages.lost} retry={{ label: messages.retry, onRetry: retry }} />
      )}
      {fetched.kind === 'loaded' && (
        <MigrationWizard
          list={fetched.data}
          app={app}
          mayWrite={!isDirector(app.person) && fetched.data.is_demo_school === 0}
          onListChanged={refresh}
        />
      )}
    </>
  );
}
