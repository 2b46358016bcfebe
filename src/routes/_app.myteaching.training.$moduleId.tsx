import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ModuleScreen } from '#src/features/training/ModuleScreen.tsx';
import { type ModuleSearch, moduleNumber, moduleSearch } from '#src/features/training/training-search.ts';
import { guard } from './-context.ts';
import { useTrainingProps } from './-use-training-props.ts';

/** [C3-01] */
export const Route = createFileRoute('/_app/myteaching/training/$moduleId')({
  validateSearch: moduleSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/myteaching/training/$moduleId');
    if (moduleNumber(params.moduleId) === 0) throw redirect({ to: '/myteaching/training' });
  },
  component: Page,
});

function Page() {
  const moduleId = moduleNumber(Route.useParams().moduleId);
  const app = useTrainingProps(Route.useRouteContext());
  const go = useNavigate();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: ModuleSearch, { replace }: { readonly replace: boolean }) => void navigate({ search, replace }),
    [navigate],
  );
  return (
    <ModuleScreen
      key={moduleId}
      moduleId={moduleId}
      app={app}
      address={{ search: Route.useSearch(), onSearch }}
      onBack={() => void go({ to: '/myteaching/training' })}
    />
  );
}
