import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#contract/screens.ts';
import { PartnerLogoutScreen } from '#src/features/auth/screens/PartnerLogoutScreen.tsx';
import { personOf } from '#src/features/auth/session-ref.ts';

/** [RT-06] For signed-out visitors only. */
export const Route = createFileRoute('/partner-logout')({
  beforeLoad: ({ context }) => {
    const person = personOf(context.session);
    if (person) throw redirect({ href: homeOf(person), replace: true });
  },
  component: PartnerLogoutScreen,
});
