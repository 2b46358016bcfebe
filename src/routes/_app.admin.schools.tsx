import { createFileRoute } from '@tanstack/react-router';
import { schoolsChanged } from '#contract/schools/schools.hints.ts';
import { SchoolsScreen } from '#src/features/schools/SchoolsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useListProps } from './-use-list-props.ts';

export const Route = createFileRoute('/_app/admin/schools')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/schools'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const app = useListProps(Route.useRouteContext(), schoolsChanged, {
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return (
    <SchoolsScreen
      {...app}
      onGo={(part, school) => {
        if (part === 'classes') void navigate({ to: '/admin/classes', search: { school } });
        else if (part === 'clubs') void navigate({ to: '/admin/clubs', search: { school } });
        else void navigate({ to: '/admin/admins', search: { filter: `school:${school}` } });
      }}
    />
  );
}
