import { createFileRoute } from '@tanstack/react-router';
import { ProgramsScreen } from '#src/features/workspace/ProgramsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';

/** [C6-03] */
export const Route = createFileRoute('/_app/review/programs')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/review/programs'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const { person } = Route.useRouteContext();
  const search = Route.useSearch();
  return (
    <ProgramsScreen
      person={person}
      address={{ search, onSearch: (next, { replace }) => void navigate({ search: next, replace }) }}
      onOpen={(to) => void navigate({ to: to as '/' })}
    />
  );
}
