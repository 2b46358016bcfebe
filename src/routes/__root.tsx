import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from './-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Loaded only when something breaks: no part of the first page.
  errorComponent: lazyRouteComponent(() => import('#src/features/shell/BrokenScreen.tsx'), 'BrokenScreen'),
});
