import { createFileRoute } from '@tanstack/react-router';
import { PortfolioScreen } from '#src/features/wall/PortfolioScreen.tsx';
import { guard } from './-context.ts';
import { useWallProps } from './-wall-props.ts';

/** [CA-04] */
export const Route = createFileRoute('/_app/mylearning/portfolio')({
  beforeLoad: ({ context }) => guard(context.person, '/mylearning/portfolio'),
  component: Page,
});

function Page() {
  return <PortfolioScreen app={useWallProps(Route.useRouteContext())} studentId={0} />;
}
