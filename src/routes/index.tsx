import { createFileRoute, redirect } from '@tanstack/react-router';

/** [RT-01] Redirects the bare address. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
