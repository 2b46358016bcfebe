import type { Person } from '#contract/auth/session.model.ts';
import { loadBoard, loadHighlights } from '#src/features/notices/board/load-board.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import type { boardRoute } from './-board-route.ts';

interface Loading {
  readonly context: { readonly person: Person };
  readonly deps: ReturnType<typeof boardRoute.loaderDeps>;
  readonly abortController: AbortController;
}

/** For the board in full, which shows its rows even where these cannot be loaded. */
export const loadHighlightsOf = ({ context, abortController }: Omit<Loading, 'deps'>) =>
  loadHighlights(context.person, abortController.signal).catch((error: unknown) => {
    if (error instanceof CallFailed) return undefined;
    throw error;
  });

/** Apart from the route itself: a loader comes with the screen, not with the first page. */
export const loadBoardOf = ({ context, deps, abortController }: Loading) =>
  loadBoard(context.person, deps.whole, abortController.signal, deps.month);
