import { createFileRoute } from '@tanstack/react-router';
import { PortfolioScreen } from '#src/features/wall/PortfolioScreen.tsx';
import { guard } from './-context.ts';
import { useWallProps } from './-wall-props.ts';

/** [CA-04] For teachers of the student and for admins of the school. */
export const Route = createFileRoute('/_app/portfolio/$studentId')({
  beforeLoad: ({ context }) => guard(context.person, '/portfolio/$studentId'),
  component: Page,
});

function Page() {
  const studentId = Number(Route.useParams().studentId) || -1;
  return (
    <PortfolioScreen
      key={studentId}
      app={useWallProps(Route.useRouteContext())}
      studentId={Math.max(1, studentId)}
    />
  );
}
