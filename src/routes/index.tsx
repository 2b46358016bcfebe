import { createFileRoute, redirect } from '@tanstack/react-router';

/** [RT-01] */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
