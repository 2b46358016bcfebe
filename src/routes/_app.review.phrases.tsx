import { createFileRoute } from '@tanstack/react-router';
import { PhrasesScreen } from '#src/features/review/PhrasesScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useReviewListProps } from './-review-props.ts';

export const Route = createFileRoute('/_app/review/phrases')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/review/phrases'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const app = useReviewListProps(Route.useRouteContext(), {
    search: Route.useSearch(),
    onSearch: (search, { replace }) => void navigate({ search, replace }),
  });
  return <PhrasesScreen app={app} />;
}
