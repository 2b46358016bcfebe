import { createFileRoute } from '@tanstack/react-router';
import { usersChanged } from '#contract/office/office.hints.ts';
import { SubUsersScreen } from '#src/features/office/SubUsersScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useListProps } from './-use-list-props.ts';

export const Route = createFileRoute('/_app/admin/sub-users')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/sub-users'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const app = useListProps(Route.useRouteContext(), usersChanged, {
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return <SubUsersScreen {...app} />;
}
