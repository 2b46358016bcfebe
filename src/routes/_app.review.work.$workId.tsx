import { createFileRoute, notFound } from '@tanstack/react-router';
import { DeskScreen } from '#src/features/review/desk/DeskScreen.tsx';
import { deskSearch } from '#src/features/review/desk/desk-search.ts';
import { guard } from './-context.ts';
import { useReviewProps } from './-review-props.ts';

/** [C5-03] */
export const Route = createFileRoute('/_app/review/work/$workId')({
  validateSearch: deskSearch,
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/review/work/$workId');
    if (!/^[1-9]\d{0,8}$/.test(params.workId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const { workId } = Route.useParams();
  const list = Route.useSearch();
  return (
    <DeskScreen
      key={`${list.filter} ${list.q}`}
      app={useReviewProps(Route.useRouteContext())}
      workId={Number(workId)}
      list={list}
      onMoved={(next) =>
        void navigate({
          to: '/review/work/$workId',
          params: { workId: String(next) },
          search: list,
          replace: true,
          resetScroll: true,
        })
      }
      onBack={() => void navigate({ to: '/review', search: list })}
    />
  );
}
