import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { RunningSharesScreen } from '#src/features/screen-share/RunningSharesScreen.tsx';
import { onShareHints } from '#src/features/screen-share/share-hints.ts';
import { guard } from './-context.ts';

export const Route = createFileRoute('/_app/admin/screen-shares')({
  beforeLoad: ({ context }) => guard(context.person, '/admin/screen-shares'),
  component: Page,
});

function Page() {
  const { live } = Route.useRouteContext();
  const listen = useCallback((ask: () => void) => onShareHints(live, ask), [live]);
  return <RunningSharesScreen listen={listen} />;
}
