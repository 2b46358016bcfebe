import { createFileRoute } from '@tanstack/react-router';
import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import { FinanceScreen } from '#src/features/schools/FinanceScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useHint } from './-use-hint.ts';

/** [LD-07, QU-29] */
export const Route = createFileRoute('/_app/finance')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/finance'),
  component: Page,
});

function Page() {
  const { person, live } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <FinanceScreen
      personId={person.id}
      listen={useHint(live, schoolsChanged)}
      address={{
        search: Route.useSearch(),
        onSearch: (search, { replace }) => void navigate({ search, replace }),
      }}
    />
  );
}
