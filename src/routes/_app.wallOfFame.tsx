import { createFileRoute } from '@tanstack/react-router';
import { WallScreen } from '#src/features/wall/WallScreen.tsx';
import { guard } from './-context.ts';
import { useWallProps } from './-wall-props.ts';

/** [RT-18] */
export const Route = createFileRoute('/_app/wallOfFame')({
  beforeLoad: ({ context }) => guard(context.person, '/wallOfFame'),
  component: Page,
});

function Page() {
  return <WallScreen app={useWallProps(Route.useRouteContext())} />;
}
