import type { Person } from '#contract/auth/session.model.ts';
import type { ListenForHints } from '#src/lib/use-refresh.ts';

export interface TrainingProps {
  readonly person: Person;
  readonly sessionLive: boolean;
  /** Calls back when the curriculum changed, or another device finished something. */
  readonly listen: ListenForHints;
  /** `item`: opened there at once. */
  readonly onOpenModule: (moduleId: number, item?: number) => void;
}

export interface Address<Search> {
  readonly search: Search;
  readonly onSearch: (search: Search, options: { readonly replace: boolean }) => void;
}
