import { createFileRoute, redirect } from '@tanstack/react-router';

/** [RT-02] Any other address. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
