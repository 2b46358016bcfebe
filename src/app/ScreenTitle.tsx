import { useRouterState } from '@tanstack/react-router';
import { personOf, type SessionRef } from '#src/features/auth/session-ref.ts';
import { screenNames } from '#src/features/shell/screen-names.en.ts';
import { useScreenTitle } from '#src/lib/screen-title.ts';
import { textFor } from '#src/lib/words/messages.ts';
import { menuLook } from '#src/routes/-rooms.ts';
import { RouteNews } from './RouteNews.tsx';
import type { AppRouter } from './router.ts';

export function ScreenTitle({
  router,
  session,
}: {
  readonly router: AppRouter;
  readonly session: SessionRef;
}) {
  const route = useRouterState({ router, select: ({ matches }) => matches.at(-1)?.fullPath ?? '' });
  const path = route.length > 1 ? route.replace(/\/$/, '') : route;
  const line = personOf(session)?.modules.find(({ url }) => `/${url}` === path);
  useScreenTitle(textFor(screenNames.titles, path) ?? (line ? menuLook(line).name : ''));
  return <RouteNews path={path} />;
}
