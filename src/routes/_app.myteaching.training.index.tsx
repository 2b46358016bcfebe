import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { TrainingScreen } from '#src/features/training/TrainingScreen.tsx';
import { type TrainingSearch, trainingSearch } from '#src/features/training/training-search.ts';
import { guard } from './-context.ts';
import { useTrainingProps } from './-use-training-props.ts';

/** [PR-06, C3-01] */
export const Route = createFileRoute('/_app/myteaching/training/')({
  validateSearch: trainingSearch,
  beforeLoad: ({ context }) => guard(context.person, '/myteaching/training'),
  component: Page,
});

function Page() {
  const app = useTrainingProps(Route.useRouteContext());
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: TrainingSearch, { replace }: { readonly replace: boolean }) =>
      void navigate({ search, replace }),
    [navigate],
  );
  return <TrainingScreen app={app} address={{ search: Route.useSearch(), onSearch }} />;
}
