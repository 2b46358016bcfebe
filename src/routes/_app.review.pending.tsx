import { createFileRoute } from '@tanstack/react-router';
import { PendingScreen } from '#src/features/review/PendingScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useReviewListProps } from './-review-props.ts';

/** [C5-04, C5-05] */
export const Route = createFileRoute('/_app/review/pending')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/review/pending'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const app = useReviewListProps(Route.useRouteContext(), {
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return <PendingScreen app={app} />;
}
