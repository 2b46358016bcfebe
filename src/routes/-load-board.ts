import type { Person } from '#contract/auth/session.model.ts';
import { loadBoard } from '#src/features/notices/board/load-board.ts';
import type { boardRoute } from './-board-route.ts';

interface Loading {
  readonly context: { readonly person: Person };
  readonly deps: ReturnType<typeof boardRoute.loaderDeps>;
  readonly abortController: AbortController;
}

/** Apart from the route itself: a loader comes with the screen, not with the first page. */
export const loadBoardOf = ({ context, deps, abortController }: Loading) =>
  loadBoard(context.person, deps.whole, abortController.signal, deps.month);
