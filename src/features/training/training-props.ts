import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** What the training's screens get of the page around them. */
export interface TrainingProps {
  readonly person: Person;
  readonly sessionLive: boolean;
  /** Asks again when the curriculum changed, or another device of the same person finished something. */
  readonly listen: ListenForHints;
  /** `item`: to be opened there at once. */
  readonly onOpenModule: (moduleId: number, item?: number) => void;
}

export interface Address<Search> {
  readonly search: Search;
  readonly onSearch: (search: Search, options: { readonly replace: boolean }) => void;
}
