import { createFileRoute, redirect } from '@tanstack/react-router';

/** [RT-09] */
export const Route = createFileRoute('/core/')({
  beforeLoad: () => {
    throw redirect({ to: '/core/$type', params: { type: 'Classroom' }, replace: true });
  },
});
