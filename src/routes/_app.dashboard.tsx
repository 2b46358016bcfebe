import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '#contract/session/session.model.ts';
import { NotBuilt } from '#src/features/shell/NotBuilt.tsx';
import { screenNames } from '#src/features/shell/screen-names.ts';

/** [LD-10] Leads on by role; the super admin stays. */
export const Route = createFileRoute('/_app/dashboard')({
  beforeLoad: ({ context: { person } }) => {
    const landing = landingOf(person);
    if (landing !== '/dashboard') throw redirect({ href: landing, replace: true });
  },
  component: () => <NotBuilt name={screenNames.dashboard} />,
});
