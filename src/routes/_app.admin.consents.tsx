import { createFileRoute } from '@tanstack/react-router';
import { ConsentsScreen } from '#src/features/wall/ConsentsScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useWallProps } from './-wall-props.ts';

export const Route = createFileRoute('/_app/admin/consents')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/admin/consents'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <ConsentsScreen
      app={useWallProps(Route.useRouteContext())}
      address={{
        search: Route.useSearch(),
        onSearch: (search, { replace }) => void navigate({ search, replace }),
      }}
    />
  );
}
