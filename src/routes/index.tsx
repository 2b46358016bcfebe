import { createFileRoute, redirect } from '@tanstack/react-router';

/** [RT-01] The bare address leads on. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
