import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#contract/session/screens.ts';
import { hasNoScreen } from '#contract/session/session.model.ts';
import { NoAccess } from '#src/features/shell/NoAccess.tsx';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';

/** [LD-10] Leads on by role; the super admin stays. */
export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: ({ context: { person } }) => {
    const home = homeOf(person);
    if (home !== '/dashboard') throw redirect({ href: home, replace: true });
  },
  component: Dashboard,
});

function Dashboard() {
  const { person } = Route.useRouteContext();
  return hasNoScreen(person) ? <NoAccess /> : <NotBuilt name={screenNames.dashboard} />;
}
