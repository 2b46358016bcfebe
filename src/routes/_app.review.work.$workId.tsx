import { createFileRoute, notFound } from '@tanstack/react-router';
import { DeskScreen } from '#src/features/review/desk/DeskScreen.tsx';
import { guard } from './-context.ts';
import { useReviewProps } from './-review-props.ts';

/** [C5-03] */
export const Route = createFileRoute('/_app/review/work/$workId')({
  beforeLoad: ({ context, params }) => {
    guard(context.person, '/review/work/$workId');
    if (!/^[1-9]\d{0,8}$/.test(params.workId)) throw notFound();
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const { workId } = Route.useParams();
  return (
    <DeskScreen
      site={useReviewProps(Route.useRouteContext())}
      workId={Number(workId)}
      onMoved={(next) =>
        void navigate({
          to: '/review/work/$workId',
          params: { workId: String(next) },
          replace: true,
          resetScroll: true,
        })
      }
      onBack={() => void navigate({ to: '/review' })}
    />
  );
}
