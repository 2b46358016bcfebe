import type { Person } from '#contract/auth/session.model.ts';
import { loadBoard, loadHighlights } from '#src/features/notices/board/load-board.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import type { boardRoute } from './-board-route.ts';

interface Loading {
  readonly context: { readonly person: Person };
  readonly deps: ReturnType<typeof boardRoute.loaderDeps>;
  readonly abortController: AbortController;
}

/** undefined on a failure: the full board shows its rows anyway. */
export const loadHighlightsOf = ({ context, abortController }: Omit<Loading, 'deps'>) =>
  loadHighlights(context.person, abortController.signal).catch((error: unknown) => {
    if (error instanceof CallFailed) return undefined;
    throw error;
  });

/** Outside the route, so that the loader comes with the screen and not with the first page. */
export const loadBoardOf = ({ context, deps, abortController }: Loading) =>
  loadBoard(context.person, deps.whole, abortController.signal, deps.month);
