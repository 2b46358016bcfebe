import { createFileRoute } from '@tanstack/react-router';
import { QueueScreen } from '#src/features/review/QueueScreen.tsx';
import { resourceSearch } from '#src/lib/resource/resource-search.ts';
import { guard } from './-context.ts';
import { useReviewListProps } from './-review-props.ts';

/** [C5-01] */
export const Route = createFileRoute('/_app/review/')({
  validateSearch: resourceSearch,
  beforeLoad: ({ context }) => guard(context.person, '/review'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { filter, q } = search;
  const app = useReviewListProps(Route.useRouteContext(), {
    search,
    onSearch: (next, { replace }) => void navigate({ search: next, replace }),
  });
  return (
    <QueueScreen
      app={app}
      onOpen={(workId) =>
        void navigate({
          to: '/review/work/$workId',
          params: { workId: String(workId) },
          search: { filter, q },
        })
      }
    />
  );
}
